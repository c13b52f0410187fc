import type { TestServer } from '../build-test-server.ts';

export type Reply = {
  status: number;
  location: string | null;
  cookies: string[];
  body: unknown;
  text: string;
};

/** The user's answer to the chooser: a listed account, any name and email, or cancel. */
export type Choice =
  | { account: string }
  | { name: string; email: string; email_verified: 'true' | 'false' }
  | { cancel: 'yes' };

export const asha: Choice = { account: 'asha.kumari@example.com' };
export const meenakshi: Choice = { account: 'meenakshi.iyer@example.com' };

/** A browser at the server's real address: it keeps cookies and follows no redirects. */
export function openBrowser(server: TestServer, base: string) {
  const jar = new Map<string, string>();

  async function open(path: string, init: RequestInit = {}): Promise<Reply> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', ...(cookie ? { cookie } : {}), ...init.headers };
    const reply = await fetch(`${base}${path}`, { ...init, headers, redirect: 'manual' });
    const cookies = reply.headers.getSetCookie();
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=thu, 01 jan 1970/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json');
    const body: unknown = isJson && text !== '' ? JSON.parse(text) : null;
    return { status: reply.status, location: reply.headers.get('location'), cookies, body, text };
  }

  /** Posts like a script of our own pages, or from the origin in the headers. */
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    open(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: base, accept: 'application/json', ...headers },
    });

  /** Leaves for the provider. @returns its address with our parameters */
  async function leave(from: 'login' | 'signup' | 'guardian'): Promise<URL> {
    const { location } = await open(`/api/v1/auth/google/start?from=${from}`);
    return new URL(location ?? '', base);
  }

  /** Answers the provider's page. @returns our callback's path with its query, not opened yet */
  async function choose(address: URL, choice: Choice): Promise<string> {
    const body = new URLSearchParams({ ...Object.fromEntries(address.searchParams), ...choice });
    const answer = await fetch(`${server.sandbox.issuer}/authorize`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    const { pathname, search } = new URL(answer.headers.get('location') ?? '');
    return pathname + search;
  }

  return {
    jar,
    open,
    post,
    leave,
    choose,
    /** The whole Google flow. @returns where in our app it ends, such as /login?google=ready */
    async through(from: 'login' | 'signup' | 'guardian', choice: Choice = asha): Promise<string | null> {
      return (await open(await choose(await leave(from), choice))).location;
    },
    signUp: (more: object = {}) => post('/api/v1/auth/google/signup', { ...profile, ...more }),
    signIn: (more: object = {}) => post('/api/v1/auth/google/signin', more),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** The wizard's fields after coming back. */
export const profile = { provider: 'google', age: 15, gender: 'Female' };

/** An idToken as a native app would have it, without a browser. */
export async function mintIdToken(server: TestServer, person: object): Promise<string> {
  const reply = await fetch(`${server.sandbox.url}/api/oidc/id-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  return ((await reply.json()) as { id_token: string }).id_token;
}

/** Sets how the provider deviates; by default it works again. */
export async function setProvider(server: TestServer, mode: object = { mode: 'normal' }): Promise<void> {
  const reply = await fetch(`${server.sandbox.url}/api/oidc/mode`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(mode),
  });
  if (!reply.ok) throw new Error(await reply.text());
}
