/** A person's actions on the site, through the same calls as the apps. */
export type Person = {
  token: string;
  /** A documented call below /api/v1. @returns its JSON. @throws with the reply when it is not 2xx */
  call<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>;
  /** A procedure of the apps. */
  change<T = Record<string, unknown>>(procedure: string, input: unknown): Promise<T>;
};

async function send(url: string, method: string, token: string, body: unknown): Promise<unknown> {
  const reply = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${new URL(url).pathname}: ${reply.status} ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

export function createPerson(url: string, token = ''): Person {
  return {
    token,
    call: async <T>(method: string, path: string, body?: unknown) =>
      (await send(`${url}/api/v1${path}`, method, token, body)) as T,
    change: async <T>(procedure: string, input: unknown) =>
      ((await send(`${url}/api/trpc/${procedure}`, 'POST', token, input)) as { result: { data: T } }).result
        .data,
  };
}

/** The newest mail to an address, once it has come. */
export async function readMail(sandboxUrl: string, address: string): Promise<{ code: string; text: string }> {
  for (;;) {
    const reply = await fetch(`${sandboxUrl}/api/mails?to=${encodeURIComponent(address)}`);
    const [mail] = (await reply.json()) as { code: string; text: string }[];
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
