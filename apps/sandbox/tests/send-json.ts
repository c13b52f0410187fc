/** One HTTP call with a JSON body; resolves with the status, the headers and the parsed reply. */
export async function sendJson(
  method: string,
  url: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, body: text ? JSON.parse(text) : undefined };
}
