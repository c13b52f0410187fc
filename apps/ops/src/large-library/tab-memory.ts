import type { CDPSession, Page } from 'playwright-core';

type HeapUsage = { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };
type Send = (method: string) => Promise<unknown>;

async function usedBytes(send: Send): Promise<number> {
  await send('HeapProfiler.collectGarbage');
  const usage = (await send('Runtime.getHeapUsage')) as HeapUsage;
  return usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0);
}

/** Sends a command to a worker, which playwright has no session for. */
function sendTo(cdp: CDPSession, sessionId: string): Send {
  let lastId = 0;
  return (method) =>
    new Promise((resolve) => {
      lastId += 1;
      const id = lastId;
      const hear = (event: { sessionId: string; message: string }) => {
        const reply = JSON.parse(event.message) as { id?: number; result?: unknown };
        if (event.sessionId !== sessionId || reply.id !== id) return;
        cdp.off('Target.receivedMessageFromTarget', hear);
        resolve(reply.result);
      };
      cdp.on('Target.receivedMessageFromTarget', hear);
      void cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    });
}

/** What the page and its workers hold, without garbage: objects, texts, documents and buffers, in bytes. */
export async function tabBytes(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const workers: string[] = [];
  cdp.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const ofPage = await usedBytes((method) => cdp.send(method as 'Runtime.getHeapUsage'));
  const ofWorkers = await Promise.all(workers.map((sessionId) => usedBytes(sendTo(cdp, sessionId))));
  if (ofWorkers.length < page.workers().length) throw new Error('a worker was not measured');
  await cdp.detach();
  return ofWorkers.reduce((sum, bytes) => sum + bytes, ofPage);
}
