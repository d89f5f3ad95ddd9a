/** Addresses that are no pages of the application: the worker leaves a visit to them to the server. */
export const NO_PAGES: RegExp[] = [
  /^\/(?:api|data|embed|feeds|latest|opensearch|schemas|sitemaps)\//,
  /^\/(?:robots\.txt|sitemap\.xml)$/,
];
