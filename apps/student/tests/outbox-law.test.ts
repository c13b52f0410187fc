import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createReviewSender } from '#src/study/reviews/send-reviews.ts';
import type { Outbox } from '#src/study-log/outbox/create-outbox.ts';
import type { Job, JobOf, QueuedJob } from '#src/study-log/outbox/job.ts';
import type { OutboxPorts } from '#src/study-log/outbox/ports.ts';
import { createBrowser, failed, memoryStore, noNetwork, page, result, saved } from './outbox-browser.ts';

/** What may happen in a student's two tabs, the network or the server. */
const acts = [
  ...[
    'quiz',
    'page',
    'page',
    'plan',
    'mark',
    'card',
    'review',
    'review',
    'review',
    'send',
    'send',
    'deliver',
    'deliver',
    'answer',
    'answer',
  ],
  ...['leave', 'close', 'lose', 'fail', 'stop', 'forget'],
] as const;
type Act = { act: (typeof acts)[number]; tab: number };

const plan = (dailyAmount: number): Job => ({
  kind: 'plan',
  choice: { examOn: null, dailyAmount, ramp: 'unasked' },
});
const mark = (note: string): Job => ({
  kind: 'mark',
  change: {
    ...{ markId: 'm', chapterId: 'c', about: 'page', itemId: 'p', kind: 'highlight', note, isRemoved: false },
    quote: { exact: 'words', prefix: '', suffix: '' },
  },
  changedAtMs: 0,
});
const card = (front: string): Job => ({
  kind: 'ownCard',
  change: { cardId: 'k', chapterId: 'c', front, back: 'back', isRemoved: false },
  changedAtMs: 0,
});
const textOf = (work: Job) => JSON.stringify(work);
const idle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

type Exchanged = Awaited<ReturnType<OutboxPorts['exchange']>>;
/** A request on the way to the server, or its reply on the way back. */
type Request = {
  batch: readonly QueuedJob[];
  answer?: Exchanged;
  resolve: (answer: Exchanged) => void;
  tab: object;
};

/** Stores reviews by number like the server: each once, and none after a gap. */
function takeReviews({ device, firstSequence, events }: JobOf<'review'>, reviewsOf: Map<string, string[]>) {
  const known = reviewsOf.get(device) ?? [];
  if (firstSequence <= known.length)
    reviewsOf.set(device, [...known, ...events.slice(known.length - firstSequence).map(({ item }) => item)]);
  const reply = { nextSequence: reviewsOf.get(device)?.length ?? 0 };
  return { status: 'saved', kind: 'review', atMs: 0, reply } as const;
}

async function live(history: readonly Act[]): Promise<void> {
  let nowMs = Date.parse('2026-11-28T12:00:00+05:30');
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs);
  let nextOutcome: 'saved' | 'fail' | 'stop' = 'saved';
  let isCalm = false;
  const reviewsOf = new Map<string, string[]>();
  const { openTab, server, who } = createBrowser((work) => {
    const outcome = isCalm ? 'saved' : nextOutcome;
    nextOutcome = 'saved';
    if (outcome !== 'saved') return outcome === 'fail' ? failed : outcome;
    return work.kind === 'review' ? takeReviews(work, reviewsOf) : saved;
  });
  const stored = new Map<string, QueuedJob>();
  const requests: Request[] = [];
  let lockOwner: object | null = null;
  const never = new Promise<never>(() => {});

  /** Opens a tab; actions after it was closed have no effect. */
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
    const reviews = createReviewSender(outbox, async () => {});
    outbox.onSettled((settled) => {
      for (const { work, status } of settled)
        if (work.kind === 'review') void reviews.settle('asha', work, status);
    });
    return {
      tab,
      reviews,
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
  const noted: string[] = [];
  const newest = new Map<string, string>();
  let count = 0;
  const put = async (outbox: Outbox, work: Job) => {
    if (work.kind === 'quiz') attempts.push(textOf(work));
    else newest.set(work.kind, textOf(work));
    void outbox.put(work);
    await idle();
  };
  for (const { act, tab: at } of history) {
    const { outbox, reviews, close } = tabs[at] ?? open();
    count += 1;
    nowMs += 10;
    if (act === 'quiz') await put(outbox, result(`attempt ${count}`));
    else if (act === 'page') await put(outbox, page(count));
    else if (act === 'plan') await put(outbox, plan(count));
    else if (act === 'mark') await put(outbox, mark(`${count}`));
    else if (act === 'card') await put(outbox, card(`${count}`));
    else if (act === 'review') {
      const item = `${count}`;
      noted.push(item);
      reviews.note('asha', [{ kind: 'review', grade: 3, item, chapterId: 'c', clockMs: nowMs }], 'study');
      await idle();
    } else if (act === 'send') void outbox.retryNow();
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
  expect([...reviewsOf.values()].flat().sort(), 'each review counts once').toEqual(noted.sort());
  for (const text of newest.values())
    expect(projected, 'the newest of each other kind counts').toContain(text);
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

const law =
  'every event reaches the server and each review counts once, whatever is lost, closed, forgotten or fails on the way';
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
