"""Reading the official files, the sources folder and our overrides, without interpreting them."""
