import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isText, isWhole } from '#src/storage/schema.ts';

/**
 * What the device's pages share: by how much the wall clock is ahead of the time that tests run by, and the latest moment of
 * that time that a page saw. Each page that settles it writes a new `revision`.
 */
export type StoredClock = { aheadMs: number; seenMs: number; revision: string };

type Store = { get: () => StoredClock | null; set: (clock: StoredClock) => void };

const stored = persisted<StoredClock, null>({
  key: 'test-clock',
  scope: 'device',
  area: 'localOrSession',
  schema: guarded(hasFields<StoredClock>({ aheadMs: isWhole, seenMs: isWhole, revision: isText })),
  fallback: null,
});

/** The wall and the monotonic clock part by more only when one of them jumped or rested. */
const toleranceMs = 2_000;
/** How much of a test a device that loses its power may forget to have passed. */
const noteEveryMs = 10_000;

/**
 * The time that quizzes, practice and papers run by (docs/decisions/0055-time-of-a-test.md). It is the wall clock's, less every jump
 * that a page saw: the page's monotonic clock shows them. All tabs share it, and it survives a reload.
 */
export function createTestClock({
  wallMs: readWall = () => Date.now(),
  steadyMs: readSteady = () => performance.now(),
  store = stored as Store,
}: {
  wallMs?: () => number;
  steadyMs?: () => number;
  store?: Store;
} = {}) {
  const newRevision = () => Math.random().toString(36).slice(2);
  const settle = (aheadMs: number, seenMs: number): StoredClock => {
    const clock = { aheadMs: Math.round(aheadMs), seenMs: Math.round(seenMs), revision: newRevision() };
    store.set(clock);
    return clock;
  };

  /** A new page's first look: while none was open only the wall clock can tell, and it may have been set back. */
  function open(): StoredClock {
    const before = store.get() ?? { aheadMs: 0, seenMs: 0 };
    const wall = readWall();
    const seenMs = Math.max(wall - before.aheadMs, before.seenMs);
    return settle(wall - seenMs, seenMs);
  }

  let last = { wall: readWall(), steady: readSteady(), clock: open() };

  function look(isNoted: boolean): number {
    const wall = readWall();
    const steady = readSteady();
    const jumpMs = wall - last.wall - (steady - last.steady);
    let clock = store.get() ?? last.clock;
    const isOurs = clock.revision === last.clock.revision;
    // Another tab that settled it meanwhile has seen the same jump.
    if (isOurs && Math.abs(jumpMs) > toleranceMs)
      clock = settle(clock.aheadMs + jumpMs, wall - clock.aheadMs - jumpMs);
    const nowMs = Math.round(wall - clock.aheadMs);
    if (isNoted || nowMs - clock.seenMs >= noteEveryMs) {
      clock = { ...clock, seenMs: nowMs };
      store.set(clock);
    }
    last = { wall, steady, clock };
    return nowMs;
  }

  return {
    /** A moment in milliseconds; the difference of two is the time that passed for a test. */
    nowMs: () => look(false),
    /** Notes how far the time has come, for the page that comes next. */
    look: () => void look(true),
  };
}

// Opened at the first use: who takes no test gets nothing stored.
let clock: ReturnType<typeof createTestClock> | undefined;
const noteTime = () => clock?.look();
window.addEventListener('pagehide', noteTime);
document.addEventListener('visibilitychange', noteTime);

/** The moment of now by the clock that tests run by, in milliseconds; only its differences mean anything. */
export function testNowMs(): number {
  clock ??= createTestClock();
  return clock.nowMs();
}
