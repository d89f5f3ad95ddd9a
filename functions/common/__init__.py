"""Code that all functions share: settings, HTTP rules, sessions, throttles, storage."""
