import { nextTask } from "./next-task";

/**
 * Reads a large JSON body: text is decoded as it arrives and parsed in a task of its own, so the page handles input in
 * between. Raises SyntaxError for other bodies, TypeError when the connection breaks.
 */
export async function readJson(response: Response): Promise<unknown> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = "";
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
    text += decoder.decode(chunk.value, { stream: true });
  }
  text += decoder.decode();
  await nextTask();
  return JSON.parse(text);
}
