import { getSession } from '#src/session/session.ts';

/**
 * A documented REST call that outlives the page: for what must be saved while the student is leaving, when no
 * reply can be awaited any more. The body may have at most 64 KB.
 * @param path below /api, such as `/v1/progress/physics/light`
 */
export function sendOnLeave(method: 'POST' | 'PUT' | 'PATCH', path: string, body: unknown): void {
  const { token } = getSession();
  if (!token) return;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = {
    method,
    headers,
    body: JSON.stringify(body),
    credentials: 'include',
    keepalive: true,
  } as const;
  fetch(`/api${path}`, request).catch(() => {});
}
