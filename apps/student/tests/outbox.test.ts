import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutbox, type OutboxPorts, type Sender } from '#src/outbox/create-outbox.ts';
import { createShelf } from '#src/outbox/shelf.ts';
import type { TabMessage } from '#src/outbox/tab-channel.ts';
import { completionIdOf, positionIdOf, resultIdOf, type Sent, type Work } from '#src/outbox/work.ts';
import { blockedStorage } from './quota-storage.ts';

const place = { subjectId: 's', chapterId: 'c' };
const completion: Work = { kind: 'completion', ...place };
const page = (currentPageIndex: number): Work => ({
  kind: 'position',
  ...place,
  notesProgress: { currentTopicIndex: 0, currentPageIndex },
});
const result = (attemptId: string): Work => ({
  kind: 'result',
  submission: { attemptId, testId: 't', chapterId: 'c', answers: [0, -1], timeTaken: 30 },
});
const saved: Sent = { kind: 'saved', reply: null };
const noNetwork: Sent = { kind: 'retry', isUnreachable: true, message: null };

/** A browser: what its tabs share. */
function createBrowser(answer: (work: Work, token: string) => Sent | Promise<Sent> = () => saved) {
  const sent: string[] = [];
  const left: string[] = [];
  const told: string[] = [];
  const who: { sender: Sender | null; isOnline: boolean; isLeaveTaken: boolean } = {
    sender: { userId: 'asha', token: 'asha-token' },
    isOnline: true,
    isLeaveTaken: true,
  };
  const listeners = new Set<(message: TabMessage) => void>();
  const database = `outbox-${Math.random()}`;
  let queue = Promise.resolve();
  let revs = 0;
  const nameOf = (work: Work) =>
    work.kind === 'result'
      ? work.submission.attemptId
      : work.kind === 'position'
        ? `page ${work.notesProgress.currentPageIndex}`
        : work.kind;

  const openTab = (part: Partial<OutboxPorts> = {}) => {
    let own: ((message: TabMessage) => void) | undefined;
    return createOutbox({
      shelf: createShelf(database),
      tabs: {
        tell: (message) => {
          for (const listener of listeners) if (listener !== own) listener(message);
        },
        listen: (listener) => {
          own = listener;
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
      getSender: () => who.sender,
      isOnline: () => who.isOnline,
      newRev: () => String(++revs),
      send: async (work, token) => {
        sent.push(`${nameOf(work)} as ${token.replace('-token', '')}`);
        return answer(work, token);
      },
      sendOnLeave: async (work) => {
        left.push(nameOf(work));
        return who.isLeaveTaken;
      },
      alone: (work) => {
        queue = queue.then(work);
        return queue;
      },
      retryDelayMs: (failures) => failures * 1_000,
      onRefused: (work, message) => void told.push(`${nameOf(work)}: ${message}`),
      onSignedOut: () => {
        who.sender = null;
      },
      ...part,
    });
  };
  return { sent, left, told, who, openTab };
}

const until = <T>(look: () => T, value: T) => vi.waitFor(() => expect(look()).toEqual(value));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the outbox', () => {
  test('sends a piece of work once and then knows that it is saved', async () => {
    const { openTab, sent } = createBrowser();
    const outbox = openTab();
    await outbox.put(result('a'));
    await until(() => outbox.outcomeOf(resultIdOf('a'))?.kind, 'saved');
    await outbox.put(result('a'));
    await outbox.flush();
    expect(sent).toEqual(['a as asha']);
    expect(outbox.waitingCount()).toBe(0);
  });

  test('A21: keeps what could not be sent over the end of the page, and sends it when the network is back', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const before = browser.openTab();
    await before.put(result('a'));
    await before.put(completion);
    await until(() => before.outcomeOf(resultIdOf('a'))?.kind, 'pending');
    expect(before.waitingCount()).toBe(2);
    expect(browser.sent).toEqual([]);

    const after = browser.openTab();
    const stop = after.start();
    await until(after.waitingCount, 2);
    expect(after.find(completionIdOf(place))).toEqual(completion);
    browser.who.isOnline = true;
    await after.wake();
    expect(browser.sent).toEqual(['a as asha', 'completion as asha']);
    expect(after.waitingCount()).toBe(0);
    stop();
  });

  test('A21: two tabs that wake at once send everything once, and both learn of it', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const [one, other] = [browser.openTab(), browser.openTab()];
    const stops = [one.start(), other.start()];
    for (const id of ['a', 'b', 'c']) await one.put(result(id));
    await until(other.waitingCount, 3);
    browser.who.isOnline = true;
    await Promise.all([one.wake(), other.wake(), one.wake(), other.flush()]);
    expect(browser.sent).toEqual(['a as asha', 'b as asha', 'c as asha']);
    await until(() => other.outcomeOf(resultIdOf('c'))?.kind, 'saved');
    await until(() => one.outcomeOf(resultIdOf('c'))?.kind, 'saved');
    expect([one.waitingCount(), other.waitingCount()]).toEqual([0, 0]);
    for (const stop of stops) stop();
  });

  test('tells what is refused, drops it and goes on with the rest', async () => {
    const { openTab, sent, told } = createBrowser((work) =>
      work.kind === 'completion' ? { kind: 'refused', message: 'locked' } : saved,
    );
    const outbox = openTab();
    await Promise.all([outbox.put(completion), outbox.put(result('a'))]);
    await until(() => outbox.outcomeOf(resultIdOf('a'))?.kind, 'saved');
    expect(told).toEqual(['completion: locked']);
    expect(outbox.outcomeOf(completionIdOf(place))).toEqual({ kind: 'refused', message: 'locked' });
    await outbox.flush();
    expect(sent.filter((name) => name.startsWith('completion'))).toHaveLength(1);
  });

  test('is not held up by a piece that the server fails on', async () => {
    const { openTab } = createBrowser((work) =>
      work.kind === 'completion' ? { kind: 'retry', isUnreachable: false, message: 'oops' } : saved,
    );
    const outbox = openTab();
    await Promise.all([outbox.put(completion), outbox.put(result('a'))]);
    await until(() => outbox.outcomeOf(resultIdOf('a'))?.kind, 'saved');
    expect(outbox.outcomeOf(completionIdOf(place))).toMatchObject({ kind: 'pending', message: 'oops' });
    expect(outbox.waitingCount()).toBe(1);
  });

  test('never sends one student’s work in another’s name', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const outbox = browser.openTab();
    await outbox.put(result('a'));
    browser.who.isOnline = true;
    browser.who.sender = { userId: 'bala', token: 'bala-token' };
    await outbox.flush();
    expect(browser.sent).toEqual([]);
    expect(outbox.waitingCount()).toBe(0);
    browser.who.sender = { userId: 'asha', token: 'asha-new' };
    await outbox.flush();
    expect(browser.sent).toEqual(['a as asha-new']);
  });

  test('keeps work when the session has ended, and sends it after the next login', async () => {
    let isOver = true;
    const browser = createBrowser(() => (isOver ? { kind: 'signedOut' } : saved));
    const outbox = browser.openTab();
    await outbox.put(result('a'));
    await until(() => browser.who.sender, null);
    await outbox.flush();
    expect(browser.sent).toEqual(['a as asha']);
    isOver = false;
    browser.who.sender = { userId: 'asha', token: 'asha-again' };
    const after = browser.openTab();
    const stop = after.start();
    await until(() => browser.sent, ['a as asha', 'a as asha-again']);
    await until(after.waitingCount, 0);
    stop();
  });

  test('does not keep anything for nobody', async () => {
    const browser = createBrowser();
    browser.who.sender = null;
    const outbox = browser.openTab();
    await outbox.put(completion);
    await outbox.flush();
    expect(browser.sent).toEqual([]);
  });
});

describe('after a failure', () => {
  test('it tries again after a while, later each time, until it works', async () => {
    let isDown = true;
    const { openTab, sent } = createBrowser(() => (isDown ? noNetwork : saved));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const outbox = openTab({ shelf: memoryShelf() });
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
    expect(outbox.outcomeOf(completionIdOf(place))?.kind).toBe('saved');
  });
});

function memoryShelf(): OutboxPorts['shelf'] {
  const map = new Map<string, Parameters<OutboxPorts['shelf']['put']>[0]>();
  return {
    put: async (entry) => void map.set(entry.id, entry),
    remove: async (entry) => void (map.get(entry.id)?.rev === entry.rev && map.delete(entry.id)),
    ofUser: async (userId) => [...map.values()].filter((entry) => entry.userId === userId),
  };
}

describe('A25: a reading position', () => {
  const delayMs = 4_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

  function setUp(answer?: () => Sent | Promise<Sent>) {
    const browser = createBrowser(answer);
    return { ...browser, outbox: browser.openTab({ shelf: memoryShelf() }) };
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
    expect(outbox.outcomeOf(positionIdOf(place))?.kind).toBe('saved');
  });

  test('is kept when it could not leave with the page', async () => {
    const { outbox, who, sent } = setUp();
    who.isLeaveTaken = false;
    await outbox.put(page(1), delayMs);
    outbox.leave();
    await vi.advanceTimersByTimeAsync(delayMs);
    expect(sent).toEqual(['page 1 as asha']);
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
    const releases: ((sent: Sent) => void)[] = [];
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
    expect(outbox.outcomeOf(positionIdOf(place))?.kind).toBe('sending');
    releases[1]?.(saved);
    await flushed;
    expect(outbox.outcomeOf(positionIdOf(place))?.kind).toBe('saved');
  });

  test('is not held for days by a clock that was set back', async () => {
    const { outbox, sent } = setUp();
    await outbox.put(page(1), delayMs);
    vi.setSystemTime(Date.now() - 86_400_000);
    await outbox.wake();
    expect(sent).toEqual(['page 1 as asha']);
  });
});

describe('A34: where storage is blocked', () => {
  test('without IndexedDB work waits in local storage and outlives the page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const browser = createBrowser();
    browser.who.isOnline = false;
    await browser.openTab().put(result('a'));
    browser.who.isOnline = true;
    const after = browser.openTab();
    await after.flush();
    expect(browser.sent).toEqual(['a as asha']);
    expect(localStorage.length).toBe(0);
  });

  test('without any storage it waits as long as the page lives', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blockedStorage);
    const browser = createBrowser();
    browser.who.isOnline = false;
    const outbox = browser.openTab();
    await outbox.put(result('a'));
    expect(outbox.waitingCount()).toBe(1);
    browser.who.isOnline = true;
    await outbox.flush();
    expect(browser.sent).toEqual(['a as asha']);
    expect(outbox.waitingCount()).toBe(0);
  });
});
