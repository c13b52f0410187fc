import '../device-databases.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { completionIdOf, positionIdOf, quizIdOf, type SendFailure } from '#src/study-log/outbox/job.ts';
import {
  completion,
  createBrowser,
  memoryStore,
  noNetwork,
  page,
  place,
  result,
  saved,
  useFreshDevice,
} from '../outbox-browser.ts';

useFreshDevice();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));

describe('after a failed send', () => {
  test('the outbox retries after growing pauses until it works', async () => {
    let isDown = true;
    const { openTab, sent } = createBrowser(() => (isDown ? noNetwork : saved));
    const outbox = openTab({ store: memoryStore() });
    await outbox.put(completion);
    for (const [ms, count] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1_999, 2],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      expect(sent).toHaveLength(count);
    }
    isDown = false;
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent).toHaveLength(3);
    expect(outbox.statusOf(completionIdOf(place))?.kind).toBe('saved');
  });

  test('the outbox retries in time even if the clock was set back meanwhile', async () => {
    let isDown = true;
    const { openTab } = createBrowser(() => (isDown ? noNetwork : saved));
    const outbox = openTab({ store: memoryStore() });
    await outbox.put(completion);
    await vi.advanceTimersByTimeAsync(0);
    isDown = false;
    vi.setSystemTime(Date.now() - 3_600_000);
    await outbox.put(page(1), 100);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outbox.waitingCount()).toBe(0);
  });
});

describe('a server that limits the size of requests', () => {
  test('a server that limits the size of requests gets hundreds of quizzes in order, in few requests', async () => {
    let windowEndsMs = 0;
    let left = 0;
    const browser = createBrowser(() => {
      if (Date.now() >= windowEndsMs) [windowEndsMs, left] = [Date.now() + 60_000, 60];
      if (left === 0) return 'stop';
      left -= 1;
      return saved;
    });
    browser.who.isOnline = false;
    const outbox = browser.openTab({ store: memoryStore() });
    const attempts = Array.from({ length: 250 }, (_, n) => `attempt ${n}`);
    for (const attempt of attempts) await outbox.put(result(attempt));
    browser.who.isOnline = true;
    await outbox.retryNow();
    expect(browser.sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(browser.server.projected.map(({ name }) => name)).toEqual(attempts);
    expect([outbox.waitingCount(), browser.told]).toEqual([0, []]);
    expect(browser.sent.length).toBeLessThan(50);
  });

  test.each([
    ['after the wait it asked for', 50_000, 49_000],
    ['after ten minutes, however long it wants to be left alone', 86_400_000, 599_000],
  ])('a server that limits the size of requests is asked again %s', async (_, waitMs, quietMs) => {
    let failure: SendFailure | null = { kind: 'retry', isUnreachable: false, message: null, waitMs };
    const browser = createBrowser(() => failure ?? saved);
    const outbox = browser.openTab({ store: memoryStore() });
    await outbox.put(result('a'));
    await vi.advanceTimersByTimeAsync(quietMs);
    expect(browser.sent).toHaveLength(1);
    failure = null;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outbox.statusOf(quizIdOf('a'))?.kind).toBe('saved');
  });
});

// docs/product/screens.md#saved-position
describe('a reading position', () => {
  const delayMs = 4_000;

  function setUp() {
    const browser = createBrowser();
    return { ...browser, outbox: browser.openTab({ store: memoryStore() }) };
  }

  test('a reading position is saved once, four seconds after the last change', async () => {
    const { outbox, sent } = setUp();
    await outbox.put(page(1), delayMs);
    await vi.advanceTimersByTimeAsync(3_000);
    await outbox.put(page(2), delayMs);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['page 2 as asha']);
  });

  test('a reading position is sent with other work before its four seconds are over', async () => {
    const { outbox, sent } = setUp();
    await outbox.put(page(1), delayMs);
    await outbox.put(completion);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['page 1, completion as asha']);
  });

  test('a reading position is sent with all pending work when the page closes, and not again', async () => {
    const { outbox, sent } = setUp();
    await outbox.put(page(1), delayMs);
    await outbox.put(result('a'), delayMs);
    outbox.leave();
    outbox.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual(['page 1, a leaving asha']);
    expect(outbox.statusOf(positionIdOf(place))?.kind).toBe('saved');
  });

  test('a reading position sent by a closing page without a response is sent again by the next page, with the same number', async () => {
    const { openTab, server } = createBrowser();
    const store = memoryStore();
    const closed = openTab({
      store,
      exchange: (batch) => {
        server.receive(batch);
        return new Promise(() => {});
      },
    });
    await closed.put(page(1), delayMs);
    closed.leave();
    const next = openTab({ store });
    await next.load();
    expect(next.find(positionIdOf(place))).toEqual(page(1));
    await next.put(page(2), delayMs);
    await next.flush();
    expect(server.projected.map(({ name, sequence }) => `${name}: ${sequence}`)).toEqual([
      'page 1: 0',
      'page 1: 0',
      'page 2: 1',
    ]);
    expect(next.waitingCount()).toBe(0);
  });

  test('a reading position stays on the device when the page closes without a network', async () => {
    const { outbox, who, sent } = setUp();
    who.isOnline = false;
    await outbox.put(page(1), delayMs);
    outbox.leave();
    who.isOnline = true;
    await outbox.flush();
    expect(sent).toEqual(['page 1 as asha']);
  });

  test('a reading position is not delayed for days when the clock was set back', async () => {
    const { outbox, sent } = setUp();
    await outbox.put(page(1), delayMs);
    vi.setSystemTime(Date.now() - 86_400_000);
    await outbox.retryNow();
    expect(sent).toEqual(['page 1 as asha']);
  });

  test('a reading position is dated by the clock after it was set back, despite earlier positions with later dates', async () => {
    vi.setSystemTime(Date.parse('2026-11-20T12:00:00+05:30'));
    const { outbox, who } = setUp();
    await outbox.put(page(1));
    await outbox.flush();
    vi.setSystemTime(Date.parse('2026-11-19T12:00:00+05:30'));
    who.isOnline = false;
    await outbox.put(page(2));
    expect(outbox.waitingDays()).toEqual(['2026-11-19']);
  });
});
