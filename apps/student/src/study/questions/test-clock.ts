import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isText, isWhole } from '#src/platform/storage/schema.ts';

/**
 * State shared by the device's pages: how far the wall clock is ahead of test time, and the latest test time
 * any page saw. Each correction writes a new `revision`.
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

/** Larger differences between wall and monotonic clock mean that one jumped or paused. */
const toleranceMs = 2_000;
/** How often the time is stored, and so how much test time a power loss may cost. */
const noteEveryMs = 10_000;

/**
 * The clock of quizzes, practice and papers (docs/decisions/0055-time-of-a-test.md): the wall clock minus
 * every jump that a page detected with its monotonic clock. All tabs share it, and it survives a reload.
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

  /**
   * Starts the clock when a page opens. While no page was open only the wall clock ran, and it may have been
   * set back.
   */
  function open(): StoredClock {
    const before = store.get() ?? { aheadMs: 0, seenMs: 0 };
    const wall = readWall();
    const seenMs = Math.max(wall - before.aheadMs, before.seenMs);
    return settle(wall - seenMs, seenMs);
  }

  const opened = open();
  let last = { nowMs: opened.seenMs, steady: readSteady(), clock: opened };

  function look(isNoted: boolean): number {
    const wall = readWall();
    const steady = readSteady();
    let clock = store.get() ?? last.clock;
    const isOurs = clock.revision === last.clock.revision;
    const byWallMs = wall - clock.aheadMs;
    const bySteadyMs = Math.max(last.nowMs + steady - last.steady, clock.seenMs);
    // Another tab may have corrected the same jump already, or measured less time since it opened.
    const leastMs = isOurs ? bySteadyMs : Math.max(last.nowMs, clock.seenMs);
    if (byWallMs - bySteadyMs > toleranceMs) clock = settle(wall - bySteadyMs, bySteadyMs);
    else if (leastMs - byWallMs > toleranceMs) clock = settle(wall - leastMs, leastMs);
    const nowMs = Math.round(wall - clock.aheadMs);
    if (isNoted || nowMs - clock.seenMs >= noteEveryMs) {
      clock = { ...clock, seenMs: nowMs };
      store.set(clock);
    }
    last = { nowMs, steady, clock };
    return nowMs;
  }

  return {
    /** Milliseconds of test time; only differences are meaningful. */
    nowMs: () => look(false),
    /** Stores the current test time for the next page. */
    look: () => void look(true),
  };
}

// Created on first use, so that nothing is stored for students without tests.
let clock: ReturnType<typeof createTestClock> | undefined;
const noteTime = () => clock?.look();
window.addEventListener('pagehide', noteTime);
document.addEventListener('visibilitychange', noteTime);

/** Milliseconds of test time now; only differences are meaningful. */
export function testNowMs(): number {
  clock ??= createTestClock();
  return clock.nowMs();
}
