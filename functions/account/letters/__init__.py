"""What mails say, in the languages of the site."""
