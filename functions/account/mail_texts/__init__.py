"""The texts of mails, in the languages of the site."""
