import { describe, expect, test, vi } from 'vitest';
import { completionIdOf, resultIdOf } from '#src/outbox/job.ts';
import { completion, createBrowser, marked, place, result, saved, until } from './outbox-browser.ts';
import { blockedStorage } from './quota-storage.ts';

describe('the outbox', () => {
  test('sends a piece of work once and then knows that it is saved', async () => {
    const { openTab, sent } = createBrowser();
    const outbox = openTab();
    await outbox.put(result('a'));
    await until(() => outbox.statusOf(resultIdOf('a'))?.kind, 'saved');
    await outbox.put(result('a'));
    await outbox.flush();
    expect(sent).toEqual(['a as asha']);
    expect(outbox.waitingCount()).toBe(0);
  });

  // docs/product.md#quiz-offline
  test('keeps what could not be sent over the end of the page, and sends it when the network is back', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const before = browser.openTab();
    await before.put(result('a'));
    await before.put(completion);
    await until(() => before.statusOf(resultIdOf('a'))?.kind, 'pending');
    expect(before.waitingCount()).toBe(2);
    expect(browser.sent).toEqual([]);

    const after = browser.openTab();
    const stop = after.start();
    await until(after.waitingCount, 2);
    expect(after.find(completionIdOf(place))).toEqual(completion);
    browser.who.isOnline = true;
    await after.retryNow();
    expect(browser.sent).toEqual(['a as asha', 'completion as asha']);
    expect(after.waitingCount()).toBe(0);
    stop();
  });

  // docs/product.md#quiz-offline
  test('two tabs that retryNow at once send everything once, and both learn of it', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const [one, other] = [browser.openTab(), browser.openTab()];
    const stops = [one.start(), other.start()];
    for (const id of ['a', 'b', 'c']) await one.put(result(id));
    await until(other.waitingCount, 3);
    browser.who.isOnline = true;
    await Promise.all([one.retryNow(), other.retryNow(), one.retryNow(), other.flush()]);
    expect(browser.sent).toEqual(['a as asha', 'b as asha', 'c as asha']);
    await until(() => other.statusOf(resultIdOf('c'))?.kind, 'saved');
    await until(() => one.statusOf(resultIdOf('c'))?.kind, 'saved');
    expect([one.waitingCount(), other.waitingCount()]).toEqual([0, 0]);
    for (const stop of stops) stop();
  });

  test('tells each tab when all that it saw settled is sent, also by the other tab', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const tabs = [browser.openTab(), browser.openTab()] as const;
    const stops = tabs.map((tab) => tab.start());
    for (const id of ['a', 'b', 'c']) await tabs[0].put(result(id));
    await until(tabs[1].waitingCount, 3);
    const heard = tabs.map((tab) => {
      const said: string[] = [];
      tab.onSettled((work) => said.push(work.kind));
      tab.onQuiet(() => said.push('quiet'));
      return said;
    });
    browser.who.isOnline = true;
    await tabs[0].retryNow();
    for (const said of heard) {
      await until(() => said.at(-1), 'quiet');
      expect(said.slice(0, 4)).toEqual(['result', 'result', 'result', 'quiet']);
    }
    for (const stop of stops) stop();
  });

  // docs/product.md#quiz-in-two-tabs
  test('knows what another tab handed in first, and sends no answers beside it', async () => {
    const { openTab, sent } = createBrowser();
    const [one, other] = [openTab(), openTab()];
    const stops = [one.start(), other.start()];
    await one.put(result('a'));
    await until(() => other.statusOf(resultIdOf('a')), marked as never);
    await other.put({ kind: 'result', submission: { ...result('a').submission, answers: [1, 1] } });
    expect(sent).toEqual(['a as asha']);
    expect(other.statusOf(resultIdOf('a'))).toEqual(marked);
    for (const stop of stops) stop();
  });

  test('asks the server for the marks of a result that another tab told of without them', async () => {
    const { openTab, sent, tell } = createBrowser();
    const outbox = openTab();
    const stop = outbox.start();
    tell({ kind: 'settled', userId: 'asha', id: resultIdOf('a'), outcome: { kind: 'saved', reply: null } });
    await outbox.put(result('a'));
    await until(() => outbox.statusOf(resultIdOf('a')), marked as never);
    expect(sent).toEqual(['a as asha']);
    stop();
  });

  test('tells what is refused, drops it and goes on with the rest', async () => {
    const { openTab, sent, told } = createBrowser((work) =>
      work.kind === 'completion' ? { kind: 'refused', message: 'locked' } : saved,
    );
    const outbox = openTab();
    await Promise.all([outbox.put(completion), outbox.put(result('a'))]);
    await until(() => outbox.statusOf(resultIdOf('a'))?.kind, 'saved');
    expect(told).toEqual(['completion: locked']);
    expect(outbox.statusOf(completionIdOf(place))).toEqual({ kind: 'refused', message: 'locked' });
    await outbox.flush();
    expect(sent.filter((name) => name.startsWith('completion'))).toHaveLength(1);
  });

  test('is not held up by a piece that the server fails on', async () => {
    const { openTab } = createBrowser((work) =>
      work.kind === 'completion' ? { kind: 'retry', isUnreachable: false, message: 'oops' } : saved,
    );
    const outbox = openTab();
    await Promise.all([outbox.put(completion), outbox.put(result('a'))]);
    await until(() => outbox.statusOf(resultIdOf('a'))?.kind, 'saved');
    expect(outbox.statusOf(completionIdOf(place))).toMatchObject({ kind: 'pending', message: 'oops' });
    expect(outbox.waitingCount()).toBe(1);
  });

  test('keeps work of a page that is left before IndexedDB has it', async () => {
    const browser = createBrowser();
    const silent = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    void browser.openTab().put(completion);
    silent.mockRestore();
    const after = browser.openTab();
    await after.flush();
    expect(browser.sent).toEqual(['completion as asha']);
    expect(localStorage.length).toBe(0);
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

// docs/product.md#storage-blocked
describe('where storage is blocked', () => {
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
