// CloudFront viewer-request function: decides on a request like infra/edge_decision.py.
// infra/cloudfront.py prepends RULES. Runtime cloudfront-js-2.0.
// biome-ignore-all lint/correctness/noUnusedVariables: CloudFront calls `handler` by its name.
// biome-ignore-all lint/correctness/noUndeclaredVariables: RULES is prepended to this file.

const REASONS = { 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed" };

function refuse(status, path) {
  const reason = REASONS[status];
  const refusal = path.startsWith("/api/") ? RULES.plainError : RULES.plainPage;
  const headers = { "content-type": { value: refusal.type }, "cache-control": { value: "no-store" } };
  if (status === 405) headers.allow = { value: RULES.methods.join(", ") };
  const body = refusal.body.split("STATUS").join(String(status)).split("REASON").join(reason);
  return {
    statusCode: status,
    statusDescription: reason,
    headers: headers,
    body: { encoding: "text", data: body },
  };
}

function redirect(location, query) {
  return {
    statusCode: 308,
    statusDescription: "Permanent Redirect",
    headers: {
      location: { value: query ? `${location}?${query}` : location },
      "cache-control": { value: "no-cache" },
    },
  };
}

function decoded(rawPath) {
  if (rawPath[0] !== "/" || /%2f/i.test(rawPath)) return null;
  let path;
  try {
    path = decodeURIComponent(rawPath);
  } catch (_) {
    return null;
  }
  for (let i = 0; i < path.length; i++) {
    const code = path.charCodeAt(i);
    if (code < 32 || code === 92 || code === 127) return null;
  }
  const segments = path.slice(1).split("/");
  for (let i = 0; i < segments.length; i++) {
    if (segments[i] === "." || segments[i] === "..") return null;
    if (segments[i] === "" && i < segments.length - 1) return null;
  }
  return path;
}

function ending(file) {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot);
}

function matches(pattern, file) {
  return pattern.endsWith("*") ? file.startsWith(pattern.slice(0, -1)) : file === pattern;
}

function pageOf(path) {
  const found = RULES.pages.find((page) => new RegExp(page[0]).test(path));
  // A page of the path itself: a colon in the name of a file is not safe in every store.
  return found ? found[1].split("{path}").join(path.split(":").join("_")) : null;
}

function fileOf(path) {
  if (path.endsWith("/") || !RULES.files.some((pattern) => matches(pattern, path))) return null;
  return RULES.types.includes(path) || RULES.types.includes(ending(path)) ? path : null;
}

function accepts(header, encoding) {
  return header.split(",").some((part) => {
    const pieces = part.split(";");
    if (pieces[0].trim().toLowerCase() !== encoding) return false;
    const quality = /\bq=([0-9.]+)/.exec(pieces.slice(1).join(";"));
    return !quality || Number(quality[1]) > 0;
  });
}

function variant(file, acceptEncoding) {
  if (!RULES.compressed.includes(ending(file))) return file;
  if (accepts(acceptEncoding, "br")) return `${file}.br`;
  return accepts(acceptEncoding, "gzip") ? `${file}.gz` : file;
}

// CloudFront passes the query as an object of values in the form they were sent: raw.
function queryOf(request) {
  const parts = [];
  for (const key in request.querystring) {
    const entry = request.querystring[key];
    const values = entry.multiValue ? entry.multiValue : [entry];
    for (let i = 0; i < values.length; i++) parts.push(values[i].value ? `${key}=${values[i].value}` : key);
  }
  return parts.join("&");
}

function handler(event) {
  const request = event.request;
  if (!RULES.methods.includes(request.method)) return refuse(405, request.uri);
  const path = decoded(request.uri);
  if (path === null) return refuse(400, request.uri);
  if (RULES.redirects[path]) return redirect(RULES.redirects[path], queryOf(request));
  if (path.length > 1 && path.endsWith("/") && pageOf(path.slice(0, -1))) {
    return redirect(path.slice(0, -1), queryOf(request));
  }
  const file = pageOf(path) || fileOf(path);
  if (file === null && path.startsWith("/api/")) return refuse(404, path);
  const header = request.headers["accept-encoding"];
  // cloudfront-response.js gives the page for unknown paths its status 404.
  request.uri = variant(file || RULES.notFound, header ? header.value : "");
  return request;
}
