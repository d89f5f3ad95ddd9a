// CloudFront viewer-response function. Runtime cloudfront-js-2.0. infra/cloudfront.py prepends RULES.
// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name.
// biome-ignore-all lint/correctness/noUndeclaredVariables: RULES is prepended to this file.

function handler(event) {
  const response = event.response;
  // The page for unknown paths is a stored file like others, marked by its metadata.
  const status = response.headers[RULES.statusHeader];
  if (status) {
    delete response.headers[RULES.statusHeader];
    if (response.statusCode === 200) {
      response.statusCode = Number(status.value);
      response.statusDescription = "Not Found";
    }
  }
  // The file was chosen by this header, so other caches must distinguish it too.
  response.headers.vary = { value: "Accept-Encoding" };
  return response;
}
