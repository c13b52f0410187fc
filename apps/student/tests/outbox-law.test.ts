import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Outbox } from '#src/outbox/create-outbox.ts';
import type { Job, QueuedJob } from '#src/outbox/job.ts';
import type { OutboxPorts } from '#src/outbox/ports.ts';
import { createBrowser, failed, memoryStore, noNetwork, page, result, saved } from './outbox-browser.ts';

/** One thing that happens to a student's two tabs, to the network or to the server. */
const acts = [
  ...['quiz', 'quiz', 'page', 'page', 'plan', 'send', 'send', 'deliver', 'deliver', 'answer', 'answer'],
  ...['leave', 'close', 'lose', 'fail', 'stop', 'forget'],
] as const;
type Act = { act: (typeof acts)[number]; tab: number };

const plan = (dailyAmount: number): Job => ({
  kind: 'plan',
  choice: { examOn: null, dailyAmount, ramp: 'unasked' },
});
const textOf = (work: Job) => JSON.stringify(work);
const idle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

type Exchanged = Awaited<ReturnType<OutboxPorts['exchange']>>;
/** A request: on its way to the server, then its answer on the way back. */
type Request = {
  batch: readonly QueuedJob[];
  answer?: Exchanged;
  resolve: (answer: Exchanged) => void;
  tab: object;
};

async function live(history: readonly Act[]): Promise<void> {
  let nowMs = Date.parse('2026-11-28T12:00:00+05:30');
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs);
  let nextOutcome: 'saved' | 'fail' | 'stop' = 'saved';
  let isCalm = false;
  const { openTab, server, who } = createBrowser(() => {
    const outcome = isCalm ? 'saved' : nextOutcome;
    nextOutcome = 'saved';
    return outcome === 'fail' ? failed : outcome === 'stop' ? 'stop' : saved;
  });
  const stored = new Map<string, QueuedJob>();
  const requests: Request[] = [];
  let lockOwner: object | null = null;
  const never = new Promise<never>(() => {});

  /** A tab; what it does after it was closed has no effect. */
  function open() {
    const tab = { isClosed: false };
    const alive = <Result>(work: () => Promise<Result>) => (tab.isClosed ? never : work());
    const store = memoryStore(stored);
    const outbox: Outbox = openTab({
      store: {
        put: (job) => alive(() => store.put(job)),
        remove: (job) => alive(() => store.remove(job)),
        ofUser: (userId) => alive(() => store.ofUser(userId)),
      },
      exchange: (batch) =>
        alive(() =>
          isCalm
            ? Promise.resolve(server.receive(batch))
            : new Promise<Exchanged>((resolve) => requests.push({ batch, resolve, tab })),
        ),
      async withLock(work) {
        if (lockOwner || tab.isClosed) return;
        lockOwner = tab;
        await work();
        if (lockOwner === tab) lockOwner = null;
      },
      retryDelayMs: () => 0x7fff_ffff,
    });
    const stop = outbox.start();
    return {
      tab,
      outbox,
      close() {
        tab.isClosed = true;
        stop();
        if (lockOwner === tab) lockOwner = null;
      },
    };
  }

  const tabs = [open(), open()];
  const attempts: string[] = [];
  const newest = new Map<string, string>();
  let count = 0;
  const put = async (outbox: Outbox, work: Job) => {
    if (work.kind === 'result') attempts.push(textOf(work));
    else newest.set(work.kind, textOf(work));
    void outbox.put(work);
    await idle();
  };
  for (const { act, tab: at } of history) {
    const { outbox, close } = tabs[at] ?? open();
    count += 1;
    nowMs += 10;
    if (act === 'quiz') await put(outbox, result(`attempt ${count}`));
    else if (act === 'page') await put(outbox, page(count));
    else if (act === 'plan') await put(outbox, plan(count));
    else if (act === 'send') void outbox.retryNow();
    else if (act === 'leave') outbox.leave();
    else if (act === 'fail' || act === 'stop') nextOutcome = act;
    else if (act === 'forget') server.devices.clear();
    else if (act === 'close') {
      close();
      tabs[at] = open();
    } else {
      const isAnswer = act === 'answer';
      const request = requests.find(({ answer }) => (answer !== undefined) === isAnswer) ?? requests[0];
      if (!request) continue;
      if (act === 'deliver') request.answer ??= server.receive(request.batch);
      else {
        requests.splice(requests.indexOf(request), 1);
        request.resolve(act === 'lose' ? noNetwork : (request.answer ?? noNetwork));
      }
    }
    await idle();
  }

  for (const { close } of tabs) close();
  isCalm = true;
  who.isOnline = true;
  const last = open();
  for (let turn = 0; turn < 5 && (turn === 0 || !last.outbox.isEmpty()); turn++) {
    await last.outbox.flush();
    await idle();
  }
  last.close();
  expect(last.outbox.waitingCount(), 'nothing waits any more').toBe(0);

  const projected = server.projected.map(({ work }) => textOf(work));
  expect(projected, 'no attempt is lost').toEqual(expect.arrayContaining(attempts));
  for (const text of newest.values()) expect(projected, 'the newest page and plan count').toContain(text);
  if (!history.some(({ act, tab }) => tab > 0 || act === 'forget')) {
    const revs = new Map<string, string>();
    for (const { device, sequence, rev } of server.projected) {
      const number = `${device} ${sequence}`;
      expect(revs.get(number) ?? rev, 'a number names one event').toBe(rev);
      revs.set(number, rev);
    }
    const pages = server.projected.flatMap(({ work }) => (work.kind === 'position' ? [textOf(work)] : []));
    if (pages.length > 0) expect(pages.at(-1), 'the newest page comes last').toBe(newest.get('position'));
  }
}

const law = 'every event reaches the server, whatever is lost, closed, forgotten or fails on the way';
const run = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ act: fc.constantFrom(...acts), tab: fc.nat({ max: 1 }) }), { maxLength: 40 }),
      live,
    ),
    { numRuns },
  );
test(law, () => run(100));
test(`${law}, in many orders`, { tags: ['nightly'], timeout: 300_000 }, () => run(2_000));
