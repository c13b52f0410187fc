import { beforeEach, describe, expect, test, vi } from 'vitest';
import { completionIdOf, positionIdOf, resultIdOf, type SendResult } from '#src/outbox/job.ts';
import {
  completion,
  createBrowser,
  memoryStore,
  noNetwork,
  page,
  place,
  result,
  saved,
} from './outbox-browser.ts';

describe('after a failure', () => {
  test('it tries again after a while, later each time, until it works', async () => {
    let isDown = true;
    const { openTab, sent } = createBrowser(() => (isDown ? noNetwork : saved));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const outbox = openTab({ store: memoryStore() });
    await outbox.put(completion);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent).toHaveLength(2);
    isDown = false;
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(3);
    expect(outbox.statusOf(completionIdOf(place))?.kind).toBe('saved');
  });

  test('it tries again in time though the clock was set back meanwhile', async () => {
    let isDown = true;
    const { openTab, sent } = createBrowser(() => (isDown ? noNetwork : saved));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const outbox = openTab({ store: memoryStore() });
    await outbox.put(completion);
    await vi.advanceTimersByTimeAsync(0);
    isDown = false;
    vi.setSystemTime(Date.now() - 3_600_000);
    await outbox.put(page(1), 100);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.length).toBeGreaterThan(1);
    expect(outbox.waitingCount()).toBe(0);
  });
});

describe('a server that takes only so much at once', () => {
  test('gets all of hundreds of quizzes, in their order, each after the wait it asked for', async () => {
    const taken: string[] = [];
    let refusals = 0;
    let windowEndsMs = 0;
    let left = 0;
    const browser = createBrowser((work): SendResult => {
      if (Date.now() >= windowEndsMs) [windowEndsMs, left] = [Date.now() + 60_000, 60];
      if (left === 0) {
        refusals += 1;
        return { kind: 'retry', isUnreachable: false, message: null, waitMs: windowEndsMs - Date.now() };
      }
      left -= 1;
      taken.push(work.kind === 'result' ? work.submission.attemptId : work.kind);
      return saved;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    browser.who.isOnline = false;
    const outbox = browser.openTab({ store: memoryStore() });
    const attempts = Array.from({ length: 250 }, (_, n) => `attempt ${n}`);
    for (const attempt of attempts) await outbox.put(result(attempt));
    browser.who.isOnline = true;
    await outbox.retryNow();
    expect([taken.length, refusals]).toEqual([60, 1]);
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(taken).toEqual(attempts);
    expect([outbox.waitingCount(), refusals, browser.told]).toEqual([0, 4, []]);
  });

  test('is asked again after ten minutes, however long it wants to be left withLock', async () => {
    let isStrict = true;
    const day = 86_400_000;
    const browser = createBrowser(() =>
      isStrict ? { kind: 'retry', isUnreachable: false, message: null, waitMs: day } : saved,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const outbox = browser.openTab({ store: memoryStore() });
    await outbox.put(result('a'));
    await vi.advanceTimersByTimeAsync(599_000);
    expect(browser.sent).toHaveLength(1);
    isStrict = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outbox.statusOf(resultIdOf('a'))?.kind).toBe('saved');
  });
});

// docs/product.md#saved-position
describe('a reading position', () => {
  const delayMs = 4_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));

  function setUp(answer?: () => SendResult | Promise<SendResult>) {
    const browser = createBrowser(answer);
    return { ...browser, outbox: browser.openTab({ store: memoryStore() }) };
  }

  test('is saved once, four seconds after the last change', async () => {
    const { outbox, sent } = setUp();
    await outbox.put(page(1), delayMs);
    await vi.advanceTimersByTimeAsync(3_000);
    await outbox.put(page(2), delayMs);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['page 2 as asha']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  test('leaves with the page, and is not sent again', async () => {
    const { outbox, sent, left } = setUp();
    await outbox.put(page(1), delayMs);
    outbox.leave();
    outbox.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent, left]).toEqual([[], ['page 1']]);
    expect(outbox.statusOf(positionIdOf(place))?.kind).toBe('saved');
  });

  test('is kept when it could not leave with the page', async () => {
    const { outbox, who, sent } = setUp();
    who.isLeaveTaken = false;
    await outbox.put(page(1), delayMs);
    outbox.leave();
    await vi.advanceTimersByTimeAsync(delayMs);
    expect(sent).toEqual(['page 1 as asha']);
  });

  test('waits for the next page when it left with one that never hears the answer', async () => {
    const browser = createBrowser();
    const store = memoryStore();
    const sendOnLeave = () => new Promise<never>(() => {});
    const closed = browser.openTab({ store, sendOnLeave });
    await closed.put(page(1), delayMs);
    closed.leave();
    await closed.flush();
    expect([browser.sent, closed.waitingCount()]).toEqual([[], 0]);
    expect(closed.find(positionIdOf(place))).toEqual({ ...page(1), hasLeft: true });

    const next = browser.openTab({ store });
    await next.load();
    expect(next.find(positionIdOf(place))).toEqual({ ...page(1), hasLeft: true });
    await next.flush();
    expect(browser.sent).toEqual(['page 1 as asha']);
  });

  test('waits as one that left, too, where only the cookie carries the session', async () => {
    const browser = createBrowser();
    browser.who.sender = { userId: 'asha', token: '' };
    const store = memoryStore();
    const never = () => new Promise<never>(() => {});
    const closed = browser.openTab({ store, send: never, sendOnLeave: never });
    await closed.put(page(1), delayMs);
    closed.leave();
    await vi.advanceTimersByTimeAsync(0);

    const next = browser.openTab({ store });
    await next.load();
    expect(next.find(positionIdOf(place))).toEqual({ ...page(1), hasLeft: true });
  });

  test('that left with its page gives way to the page turned to meanwhile', async () => {
    let refuse = (_: boolean) => {};
    const { openTab, sent } = createBrowser();
    const sendOnLeave = () => new Promise<boolean>((resolve) => (refuse = resolve));
    const outbox = openTab({ store: memoryStore(), sendOnLeave });
    await outbox.put(page(1), delayMs);
    outbox.leave();
    await outbox.put(page(2), delayMs);
    refuse(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['page 2 as asha']);
  });

  test('that left with an earlier page never leaves again unseen: the server is asked first', async () => {
    const browser = createBrowser(() => noNetwork);
    const store = memoryStore();
    const sendOnLeave = () => new Promise<never>(() => {});
    const closed = browser.openTab({ store, sendOnLeave });
    await closed.put(page(1), delayMs);
    closed.leave();
    const next = browser.openTab({ store });
    await next.flush();
    next.leave();
    expect([browser.sent, browser.left, next.waitingCount()]).toEqual([['page 1 as asha'], [], 1]);
  });

  test('stays here when the page goes away without a network', async () => {
    const { outbox, who, left, sent } = setUp();
    who.isOnline = false;
    await outbox.put(page(1), delayMs);
    outbox.leave();
    expect(left).toEqual([]);
    who.isOnline = true;
    await outbox.flush();
    expect(sent).toEqual(['page 1 as asha']);
  });

  test('is sent newest last when the student reads on while it is under way', async () => {
    const releases: ((sent: SendResult) => void)[] = [];
    const { outbox, sent } = setUp(() => new Promise((resolve) => releases.push(resolve)));
    await outbox.put(page(1), delayMs);
    await vi.advanceTimersByTimeAsync(delayMs);
    await outbox.put(page(2), delayMs);
    const flushed = outbox.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['page 1 as asha']);
    releases[0]?.(saved);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(['page 1 as asha', 'page 2 as asha']);
    expect(outbox.statusOf(positionIdOf(place))?.kind).toBe('sending');
    releases[1]?.(saved);
    await flushed;
    expect(outbox.statusOf(positionIdOf(place))?.kind).toBe('saved');
  });

  test('is not held for days by a clock that was set back', async () => {
    const { outbox, sent } = setUp();
    await outbox.put(page(1), delayMs);
    vi.setSystemTime(Date.now() - 86_400_000);
    await outbox.retryNow();
    expect(sent).toEqual(['page 1 as asha']);
  });
});
