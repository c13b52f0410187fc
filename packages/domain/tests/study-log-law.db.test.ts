import type { MarkChange } from '@repo/contracts/marks';
import type { OwnCardChange } from '@repo/contracts/own-cards';
import { studyDay } from '@repo/contracts/progress.rules';
import { unpackLog } from '@repo/revision/memory';
import type { ExchangeInput } from '@repo/study-log/exchange';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';
import { chapter, position, resultsOf, useReader } from './reader.ts';
import { keepAll } from './study-log-fixtures.ts';

useReader();

const hourMs = 3_600_000;
type Event = ExchangeInput['events'][number];

/**
 * A phone or laptop whose clock is wrong by `skewMs`. `known` is how many of its events the server has, as
 * far as it knows; events before `tried` are never replaced. An old app sends reviews with a separate call
 * and stores everything else until its update.
 */
type Device = {
  n: number;
  name: string;
  skewMs: number;
  events: Event[];
  known: number;
  tried: number;
  reviews: { item: string; clockMs: number }[];
  knownReviews: number;
  isOld: boolean;
};

const kinds = ['read', 'quiz', 'turn', 'review', 'mark', 'unmark', 'card'] as const;
const onDevice = { device: fc.nat(3) };
const anyStep = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constantFrom(...kinds), ...onDevice, of: fc.nat(2) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ does: fc.constant('send'), ...onDevice, size: fc.integer({ min: 1, max: 4 }) },
      fate: fc.constantFrom('answered', 'answered', 'lost', 'twice'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait'), hours: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('forget', 'update'), ...onDevice }) },
);
type Step = { does: string; device?: number; of?: number; size?: number; fate?: string; hours?: number };
type Did = { does: string; atMs: number; page: number; id: string };

/** The bookmark of an item has the same id on every device. */
const bookmark = (of: number, note: string): MarkChange => ({
  ...{ markId: `bookmark ${of}`, chapterId: 'econ-1', about: 'page', itemId: `page-${of}`, kind: 'bookmark' },
  ...{ quote: { exact: 'a', prefix: '', suffix: '' }, note, isRemoved: note === '' },
});

let names = 0;
const newName = () => `${++names}`.padStart(16, '0');
const createDevice = (skewMs: number, n: number): Device => ({
  ...{ n, name: newName(), skewMs, events: [], known: 0, tried: 0 },
  ...{ reviews: [], knownReviews: 0, isOld: n > 1 },
});
const clockOf = ({ skewMs }: Device) => ctx.time.now.getTime() + skewMs;
const add = (device: Device, kind: string, body: unknown) =>
  void device.events.push({ kind, clockMs: clockOf(device), body });

const oneCard = { chapterId: 'econ-1', back: 'back' };

/** Whether this device has saved the bookmark, and not removed it since. */
function hasMark({ events }: Device, of: number): boolean {
  const { markId } = bookmark(of, '');
  const last = events.findLast(({ kind, body }) => kind === 'mark' && (body as MarkChange).markId === markId);
  return last !== undefined && !(last.body as MarkChange).isRemoved;
}

/** An unsent change of an item is replaced by the newest one. */
function change(device: Device, kind: string, idOf: (body: never) => string, body: object): void {
  const isSame = (one: Event) => one.kind === kind && idOf(one.body as never) === idOf(body as never);
  device.events = device.events.filter((one, at) => at < device.tried || !isSame(one));
  add(device, kind, body);
}

const reviewBatch = (device: Device, from: number) => ({
  ...{ device: `${device.n}`.padStart(16, 'a'), firstSequence: from, sentClockMs: clockOf(device) },
  events: device.reviews
    .slice(from)
    .map((one) => ({ kind: 'review' as const, grade: 3 as const, chapterId: 'econ-1', ...one })),
});

function update(device: Device): void {
  if (device.isOld && device.knownReviews < device.reviews.length)
    add(device, 'review', reviewBatch(device, device.knownReviews));
  device.isOld = false;
}

async function send(who: UserContext, device: Device, size: number, fate: string): Promise<void> {
  if (device.isOld) {
    if (device.knownReviews === device.reviews.length) return;
    const reply = await domain.receiveReviews(who, reviewBatch(device, device.knownReviews));
    if (fate !== 'lost') device.knownReviews = reply.nextSequence;
    return;
  }
  const events = device.events.slice(device.known, device.known + size);
  if (events.length === 0) return;
  device.tried = Math.max(device.tried, device.known + events.length);
  const batch = { device: device.name, firstSequence: device.known, sentClockMs: clockOf(device), events };
  const receive = () => domain.receiveEvents(who, batch, keepAll);
  // A second tab, or the request of a closing page.
  const [reply] = await Promise.all(fate === 'twice' ? [receive(), receive()] : [receive()]);
  if (fate === 'lost') return;
  if (reply.nextSequence < device.known) {
    const begun = { name: newName(), events: device.events.slice(device.known), known: 0, tried: 0 };
    Object.assign(device, begun);
    return;
  }
  expect(reply.outcomes.map(({ status }) => status)).toEqual(events.map(() => 'saved'));
  device.known = reply.nextSequence;
}

/** An action of the student on this device, as the app records it. */
function act(device: Device, does: string, of: number, at: number): string {
  const id = `${does}-${at}`;
  if (does === 'quiz')
    add(device, 'quiz', {
      testId: 'econ-1-test',
      chapterId: 'econ-1',
      answers: [],
      timeTaken: 60,
      attemptId: id,
    });
  else if (does === 'turn') add(device, 'cards', {});
  else if (does === 'read') add(device, 'position', { ...chapter, ...position(0, at) });
  else if (does === 'review') {
    device.reviews.push({ item: `${at}`.padStart(16, '0'), clockMs: clockOf(device) });
    // Sometimes the batch also contains earlier events.
    const from = Math.max(0, device.reviews.length - 1 - of);
    if (!device.isOld) add(device, 'review', reviewBatch(device, from));
  } else if (does === 'card') {
    const card: OwnCardChange = { cardId: `card ${device.n} ${of}`, ...oneCard, front: id, isRemoved: false };
    change(device, 'ownCard', ({ cardId }: OwnCardChange) => cardId, card);
    return card.cardId;
  } else {
    const mark = bookmark(of, does === 'mark' ? id : '');
    change(device, 'mark', ({ markId }: MarkChange) => markId, mark);
    return mark.markId;
  }
  return id;
}

/** Runs the steps on four devices of a new student, then sends the rest. @returns what the server must have */
async function live(steps: readonly Step[], skewsMs: readonly number[]) {
  const created = ctx.time.now.getTime() - hourMs;
  const expiryDate = new Date(created + 1_000 * 24 * hourMs);
  const who = await createStudent(ctx, { createdAt: new Date(created), expiryDate });
  const devices = skewsMs.map(createDevice);
  const truth: Did[] = [];
  for (const { does, device: n = 0, of = 0, size = 1, fate = '', hours = 0 } of steps) {
    const device = devices[n] as Device;
    if (does === 'wait') ctx.time.pass(hours * hourMs);
    else if (does === 'forget') await ctx.database.sql`delete from study_devices`;
    else if (does === 'update') update(device);
    else if (does === 'send') await send(who, device, size, fate);
    else {
      ctx.time.pass(10_000);
      // A student can only remove a bookmark that is shown.
      if (does === 'unmark' && !hasMark(device, of)) continue;
      const id = act(device, does, of, truth.length);
      truth.push({ does, atMs: ctx.time.now.getTime(), page: truth.length, id });
    }
  }
  for (const device of devices) {
    update(device);
    while (device.known < device.events.length) await send(who, device, 50, 'answered');
  }
  return { who, truth };
}

const timesOf = (truth: readonly Did[], does: string) =>
  truth.filter((one) => one.does === does).map(({ atMs }) => atMs);

/** The last change of each item it did not remove, by id. */
function lastChanges(truth: readonly Did[], kinds: readonly string[]): string[] {
  const last = new Map(truth.filter(({ does }) => kinds.includes(does)).map((one) => [one.id, one]));
  return [...last.values()]
    .flatMap(({ does, id, page }) => (does === 'unmark' ? [] : [`${id} ${does}-${page}`]))
    .sort();
}

async function expectTruth(who: UserContext, truth: readonly Did[]): Promise<void> {
  const results = await resultsOf(who);
  expect(results.map(({ createdAt }) => Date.parse(createdAt)).sort()).toEqual(timesOf(truth, 'quiz'));
  const lastRead = truth.findLast(({ does }) => does === 'read');
  const { notesProgress } = await domain.getChapterProgress(who, chapter);
  expect(notesProgress.currentPageIndex).toBe(lastRead?.page ?? 0);
  const studied = truth.filter(({ does }) => ['quiz', 'read', 'turn', 'review'].includes(does));
  const { days } = await domain.getStudyDays(who);
  expect(days).toEqual([...new Set(studied.map(({ atMs }) => studyDay(new Date(atMs))))].sort());
  const { batches } = await domain.readReviews(who, { after: 0 });
  const reviews = batches.flatMap(({ device, firstSequence, chapterIds, body }) =>
    unpackLog({ chapterIds, body: Buffer.from(body, 'base64') }, device, firstSequence),
  );
  expect(reviews.map(({ atMs }) => atMs).sort()).toEqual(timesOf(truth, 'review'));
  const { items: marks } = await domain.readSaved(who, { kind: 'mark', after: 0 });
  const bookmarks = marks
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ markId, note }) => `${markId} ${note}`);
  expect(bookmarks.sort()).toEqual(lastChanges(truth, ['mark', 'unmark']));
  const { items } = await domain.readSaved(who, { kind: 'ownCard', after: 0 });
  expect(items.map(({ cardId, front }) => `${cardId} ${front}`).sort()).toEqual(lastChanges(truth, ['card']));
}

/** The bookmark that was removed later reaches the server first. */
const bookmarkedTwice = [
  { does: 'mark', device: 1, of: 1 },
  { does: 'mark', device: 0, of: 1 },
  { does: 'unmark', device: 0, of: 1 },
];

const holds = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.array<Step>(anyStep, { maxLength: 30 }),
      fc.tuple(
        fc.constant(0),
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -9_000, max: 9_000 }),
        fc.constant(24 * 365),
      ),
      async (steps, skewsHours) => {
        const { who, truth } = await live(
          steps,
          skewsHours.map((hours) => hours * hourMs),
        );
        await expectTruth(who, truth);
      },
    ),
    { numRuns, examples: [[bookmarkedTwice, [0, 0, 0, 0]]] },
  );

const law =
  'every event counts once, at its time, whatever four devices with wrong clocks do and send: in pieces, twice, again after lost replies, to a server that forgot them, and after an update';
it(law, () => holds(50));
it(law, { tags: ['nightly'], timeout: 1_800_000 }, () => holds(2_000));
