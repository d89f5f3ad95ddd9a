import { ConnectionError, type HttpError } from "./http";

/** Parses the body of a success. Raises ConnectionError for one that breaks off or is no JSON: it is no response. */
export async function successBody(response: Response, method: string, url: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ConnectionError(method, url, cause);
  }
}

/** The same of a refusal, but undefined for one that is no JSON: its status counts, as for the page of a proxy. */
export async function refusalBody({ response }: HttpError, method: string, url: string): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw new ConnectionError(method, url, cause);
  }
}
