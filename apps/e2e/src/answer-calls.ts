import type { CDPSession, Page } from '@playwright/test';

/** A call that the page sends. */
export type PageCall = { url: string; method: string; headers: Record<string, string>; postData?: string };
/** `lost`: the page gets no answer, as without a network. */
type Answer = { status?: number; body: string } | 'lost';

const sessions = new WeakMap<Page, Set<CDPSession>>();

/**
 * Answers the API calls with such an address in place of the server, or leaves one to it where the answer is null. A route
 * of Playwright would take every request of the page through Node and past the browser's cache, which takes longer.
 */
export async function answerCalls(
  page: Page,
  pattern: RegExp,
  answer: (call: PageCall) => Promise<Answer | null>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const open = sessions.get(page) ?? new Set();
  sessions.set(page, open.add(session));

  async function reply(requestId: string, call: PageCall): Promise<void> {
    const answered = pattern.test(call.url) ? await answer(call) : null;
    const sent =
      answered === null
        ? session.send('Fetch.continueRequest', { requestId })
        : answered === 'lost'
          ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionRefused' })
          : session.send('Fetch.fulfillRequest', {
              requestId,
              responseCode: answered.status ?? 200,
              responseHeaders: [{ name: 'content-type', value: 'application/json' }],
              body: Buffer.from(answered.body).toString('base64'),
            });
    // The page has already cancelled the request.
    await sent.catch(() => {});
  }

  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    reply(requestId, request).catch((error: unknown) => {
      // The page left the state before the answer was ready.
      if (open.has(session) && !page.isClosed()) throw error;
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] });
}

/** Stops answering: the page's calls go to the server again. */
export async function stopAnswering(page: Page): Promise<void> {
  const open = [...(sessions.get(page) ?? [])];
  sessions.get(page)?.clear();
  await Promise.all(open.map((session) => session.detach()));
}
