"""What every function shares: settings, HTTP rules, sessions, throttles, storage."""
