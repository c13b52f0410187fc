/**
 * A documented REST call that outlives the page: for what must be saved while the student is leaving, when no
 * reply may be heard any more. The body may have at most 64 KB. Never fails.
 * @param path below /api, such as `/v1/progress/physics/light`
 * @returns whether the server took it, for a page that lives to hear it
 */
export async function putOnLeave(path: string, body: unknown, token: string): Promise<boolean> {
  try {
    const reply = await fetch(`/api${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'include',
      keepalive: true,
    });
    return reply.ok;
  } catch {
    return false;
  }
}
