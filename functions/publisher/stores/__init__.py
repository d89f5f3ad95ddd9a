"""Where the files of the archive lie: a folder of this machine, the bucket of the site."""
