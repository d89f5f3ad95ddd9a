// CloudFront viewer-response function. Runtime cloudfront-js-2.0. infra/cloudfront.py prepends RULES.
// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name.
// biome-ignore-all lint/correctness/noUndeclaredVariables: RULES is prepended to this file.

const REASONS = { 307: "Temporary Redirect", 404: "Not Found" };

function matches(pattern, file) {
  return pattern.endsWith("*") ? file.startsWith(pattern.slice(0, -1)) : file === pattern;
}

function handler(event) {
  const response = event.response;
  const headers = response.headers;
  // The page for unknown paths and redirects are stored files like others, marked by their metadata.
  const status = headers[RULES.statusHeader];
  const location = headers[RULES.locationHeader];
  delete headers[RULES.statusHeader];
  delete headers[RULES.locationHeader];
  if (status && response.statusCode === 200) {
    response.statusCode = Number(status.value);
    response.statusDescription = REASONS[response.statusCode];
    if (location) headers.location = { value: location.value };
  }
  if (RULES.openFiles.some((pattern) => matches(pattern, event.request.uri))) {
    headers["access-control-allow-origin"] = { value: "*" };
  }
  // The file was chosen by this header, so other caches must distinguish it too.
  headers.vary = { value: "Accept-Encoding" };
  return response;
}
