"""Assembles dist/: the page shell, the site's assets and the files a CDN serves beside the card data."""
