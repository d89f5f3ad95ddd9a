// CloudFront viewer-response function. Runtime cloudfront-js-2.0. RULES is put in front of it by infra/cloudfront.py.
// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name.
// biome-ignore-all lint/correctness/noUndeclaredVariables: RULES is put in front of this file.

function handler(event) {
  const response = event.response;
  // The page for what does not exist is a stored file like others, told by its metadata.
  const status = response.headers[RULES.statusHeader];
  if (status) {
    delete response.headers[RULES.statusHeader];
    if (response.statusCode === 200) {
      response.statusCode = Number(status.value);
      response.statusDescription = "Not Found";
    }
  }
  // The file was chosen by this header, so caches further on must ask for it too.
  response.headers.vary = { value: "Accept-Encoding" };
  return response;
}
