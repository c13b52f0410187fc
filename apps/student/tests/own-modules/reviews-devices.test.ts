import '../device-databases.ts';
import { eventId, type Grade, itemHash } from '@repo/revision/memory';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import type { NotedReview } from '#src/study/reviews/send-reviews.ts';
import type { EventOrigin } from '#src/study-log/outbox/job.ts';
import { asha, openReviewPage } from '../review-page.ts';
import { startReviewServer } from '../review-server.ts';

const chapterId = 's1-c1';
const dayMs = 24 * 3_600_000;
const items = Array.from({ length: 40 }, (_, at) => itemHash(`card-${at}`));

/** Pseudo-random numbers from 0 up to 1, the same for each seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A device with its own storage and a clock that is off by `clockErrorMs`. */
async function newDevice(random: () => number, clockErrorMs: number) {
  const storage = new IDBFactory();
  vi.stubGlobal('indexedDB', storage);
  const { noteReview, readEvents, readStates, sync } = await openReviewPage();
  // Opens the databases in this storage.
  await readEvents(asha);
  let errorMs = clockErrorMs;
  let latest: EventOrigin | undefined;
  const anyItem = () => items[Math.floor(random() * items.length)] ?? '';
  const clockMs = () => Date.now() - 7 * dayMs + Math.floor(random() * 7 * dayMs) + errorMs;

  function nextReview(): NotedReview {
    const base = { item: anyItem(), chapterId, clockMs: Math.max(0, clockMs()) };
    const chance = random();
    if (chance < 0.03 && latest) return { ...base, kind: 'undo', target: latest };
    if (chance < 0.04) return { ...base, kind: chance < 0.035 ? 'suspend' : 'resume' };
    return { ...base, kind: 'review', grade: (1 + Math.floor(random() * 4)) as Grade };
  }
  return {
    readEvents,
    readStates,
    async review() {
      // Somebody changes the device's clock.
      if (random() < 0.005) errorMs = Math.floor((random() - 0.5) * 800 * dayMs);
      latest = await noteReview(asha, nextReview());
    },
    sync,
  };
}

// A student with Super.
describe('two devices offline for a week, and a third', () => {
  test('two devices offline for a week, and a third end in the same state with each review once', () =>
    compareDevices(11, 200));
  test.each([11, 23])(
    'two devices offline for a week, and a third end in the same state with 500 reviews on each of the two (%i)',
    { tags: ['nightly'] },
    (seed) => compareDevices(seed, 500),
  );

  async function compareDevices(seed: number, count: number) {
    const total = count * 2 + count / 5;
    const random = randomOf(seed);
    vi.stubGlobal('BroadcastChannel', undefined);
    const server = await startReviewServer();
    const devices = [
      await newDevice(random, 0),
      await newDevice(random, 2 * dayMs),
      await newDevice(random, -400 * dayMs),
    ];
    const left = [count, count, count / 5];
    while (left.some((waiting) => waiting > 0)) {
      const at = Math.floor(random() * devices.length);
      if ((left[at] ?? 0) === 0) continue;
      left[at] = (left[at] ?? 0) - 1;
      await devices[at]?.review();
      // The third device is rarely online, and loses half of the replies.
      if (at !== 2 || random() > 0.2) continue;
      if (random() < 0.5) server.lose();
      await devices[at]?.sync();
    }
    const callsBefore = server.countOf('exchange.review');
    for (const device of devices.slice(0, 2)) {
      server.lose();
      await device.sync();
    }
    // Three calls per device, and one more for a lost reply.
    expect(server.countOf('exchange.review') - callsBefore).toBeLessThanOrEqual(8);
    // The first round sends each device's reviews; the second fetches those of the others.
    for (const device of [...devices, ...devices]) await device.sync();

    expect(server.events()).toHaveLength(total);
    expect(new Set(server.events().map(eventId)).size).toBe(total);
    const [first, ...others] = await Promise.all(devices.map((device) => device.readStates(asha)));
    expect(first?.size).toBe(items.length);
    for (const other of others) expect(other).toEqual(first);
    for (const device of devices) expect(await device.readEvents(asha)).toHaveLength(total);
  }
});
