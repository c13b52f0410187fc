import '../device-databases.ts';
import { describe, expect, test, vi } from 'vitest';
import { completionIdOf, type Job, positionIdOf, quizIdOf } from '#src/study-log/outbox/job.ts';
import {
  completion,
  createBrowser,
  failed,
  memoryStore,
  page,
  place,
  refused,
  reply,
  result,
  saved,
  until,
  useFreshDevice,
} from '../outbox-browser.ts';

useFreshDevice();

const marked = { kind: 'saved', reply } as never;

describe('the outbox', () => {
  // docs/product/screens.md#quiz-offline
  test('the outbox sends work left by an earlier page in one request, in order', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const before = browser.openTab();
    await before.put(result('a'));
    await before.put(completion);
    await until(() => before.statusOf(quizIdOf('a'))?.kind, 'pending');
    const after = browser.openTab();
    const stop = after.start();
    await until(after.waitingCount, 2);
    expect(after.find(completionIdOf(place))).toEqual(completion);
    browser.who.isOnline = true;
    await after.retryNow();
    expect(browser.sent).toEqual(['a, completion as asha']);
    expect(after.statusOf(quizIdOf('a'))).toEqual(marked);
    expect(after.waitingCount()).toBe(0);
    stop();
  });

  // docs/product/screens.md#quiz-offline
  test('the outbox in two tabs sends everything once, and both tabs learn the outcome', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const [one, other] = [browser.openTab(), browser.openTab()];
    const stops = [one.start(), other.start()];
    for (const id of ['a', 'b', 'c']) await one.put(result(id));
    await until(other.waitingCount, 3);
    const heard = vi.fn();
    other.onSettled(heard);
    browser.who.isOnline = true;
    await Promise.all([one.retryNow(), other.retryNow(), one.retryNow(), other.flush()]);
    expect(browser.sent).toEqual(['a, b, c as asha']);
    await until(() => other.statusOf(quizIdOf('c'))?.kind, 'saved');
    expect(heard).toHaveBeenCalled();
    expect([one.waitingCount(), other.waitingCount()]).toEqual([0, 0]);
    for (const stop of stops) stop();
  });

  // docs/product/screens.md#quiz-in-two-tabs
  test('the outbox does not send other answers for a quiz that another tab submitted first', async () => {
    const { openTab, sent } = createBrowser();
    const [one, other] = [openTab(), openTab()];
    const stops = [one.start(), other.start()];
    await one.put(result('a'));
    await until(() => other.statusOf(quizIdOf('a')), marked);
    await other.put({ kind: 'quiz', submission: { ...result('a').submission, answers: [1, 1] } });
    expect(sent).toEqual(['a as asha']);
    for (const stop of stops) stop();
  });

  test("the outbox asks the server for a result's marks if another tab announced it without them", async () => {
    const { openTab, sent, tell } = createBrowser();
    const outbox = openTab();
    const stop = outbox.start();
    tell({ kind: 'settled', userId: 'asha', id: quizIdOf('a'), outcome: { kind: 'saved', reply: null } });
    await outbox.put(result('a'));
    await until(() => outbox.statusOf(quizIdOf('a')), marked);
    expect(sent).toEqual(['a as asha']);
    stop();
  });

  test('the outbox reports refused work, drops it and saves the rest of the batch', async () => {
    const browser = createBrowser(({ kind }) => (kind === 'completion' ? refused : saved));
    browser.who.isOnline = false;
    const outbox = browser.openTab();
    for (const work of [completion, result('a')]) await outbox.put(work);
    browser.who.isOnline = true;
    await outbox.flush();
    expect(outbox.statusOf(quizIdOf('a'))?.kind).toBe('saved');
    expect(browser.told).toEqual(['completion: locked']);
    expect(outbox.statusOf(completionIdOf(place))).toMatchObject({
      ...{ kind: 'refused', message: 'locked', code: 'CHAPTER_LOCKED' },
    });
    expect(outbox.waitingCount()).toBe(0);
  });

  test('the outbox drops only the event that makes the server refuse a whole request', async () => {
    const browser = createBrowser(({ kind }) =>
      kind === 'completion' ? { kind: 'refused', message: 'too large' } : saved,
    );
    browser.who.isOnline = false;
    const outbox = browser.openTab();
    for (const work of [result('a'), completion, result('b')]) await outbox.put(work);
    browser.who.isOnline = true;
    await outbox.flush();
    expect(browser.told).toEqual(['completion: too large']);
    expect(new Set(browser.server.projected.map(({ name }) => name))).toEqual(new Set(['a', 'b']));
    expect(outbox.waitingCount()).toBe(0);
  });

  test('the outbox sends other events first when the server fails on one, and retries that one afterwards', async () => {
    let isBroken = true;
    const browser = createBrowser(({ kind }) => (kind === 'completion' && isBroken ? failed : saved));
    browser.who.isOnline = false;
    const outbox = browser.openTab();
    for (const work of [completion, result('a')]) await outbox.put(work);
    browser.who.isOnline = true;
    await outbox.retryNow();
    expect(outbox.statusOf(quizIdOf('a'))?.kind).toBe('saved');
    expect(outbox.statusOf(completionIdOf(place))?.kind).toBe('pending');
    isBroken = false;
    await outbox.flush();
    expect(browser.server.projected.map(({ name, sequence }) => [name, sequence])).toEqual([
      ['a', 1],
      ['completion', 2],
    ]);
  });

  test('the outbox keeps work of a page that closes before IndexedDB has stored it', async () => {
    const browser = createBrowser();
    const silent = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
    void browser.openTab().put(completion);
    silent.mockRestore();
    await browser.openTab().flush();
    expect(browser.sent).toEqual(['completion as asha']);
    expect(Object.keys(localStorage).join()).not.toContain('outbox');
  });

  test('the outbox never sends one student’s work under another’s session', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const outbox = browser.openTab();
    await outbox.put(result('a'));
    browser.who.isOnline = true;
    browser.who.sender = { userId: 'bala', token: 'bala-token' };
    await outbox.flush();
    outbox.leave();
    expect(browser.sent).toEqual([]);
    expect(outbox.waitingCount()).toBe(0);
    browser.who.sender = { userId: 'asha', token: 'asha-new' };
    await outbox.flush();
    expect(browser.sent).toEqual(['a as asha-new']);
  });

  test('the outbox keeps work when the session ends, and sends it after the next login', async () => {
    let isOver = true;
    const browser = createBrowser(() => (isOver ? { kind: 'signedOut' } : saved));
    const outbox = browser.openTab();
    await outbox.put(result('a'));
    await until(() => browser.who.sender, null);
    await outbox.flush();
    expect(browser.sent).toEqual(['a as asha']);
    isOver = false;
    browser.who.sender = { userId: 'asha', token: 'asha-again' };
    await browser.openTab().flush();
    expect(browser.sent).toEqual(['a as asha', 'a as asha-again']);
    expect(browser.server.projected).toMatchObject([{ name: 'a', sequence: 0 }]);
  });

  test('the outbox stores nothing without a student', async () => {
    const browser = createBrowser();
    browser.who.sender = null;
    const outbox = browser.openTab();
    await outbox.put(completion);
    await outbox.flush();
    expect(browser.sent).toEqual([]);
  });

  test("the outbox counts all pending reviews as one item, and a quiz's mistakes as part of the quiz", async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const outbox = browser.openTab();
    const reviews = (firstSequence: number, isOfQuiz: boolean): Job => ({
      ...{ kind: 'review', device: 'd', firstSequence, events: [], isOfQuiz },
    });
    await outbox.put(reviews(0, true));
    expect(outbox.waitingCount()).toBe(1);
    await outbox.put(result('a'));
    expect(outbox.waitingCount()).toBe(1);
    await outbox.put(reviews(0, false));
    await outbox.put(reviews(200, false));
    expect(outbox.waitingCount()).toBe(2);
    browser.who.isOnline = true;
    await outbox.flush();
    expect(outbox.waitingCount()).toBe(0);
    expect(browser.sent).toEqual(['a, review, review as asha']);
  });

  test('the outbox sends a reading position of an earlier day as study of that day, beside the newest position', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T12:00:00+05:30') });
    const browser = createBrowser();
    browser.who.isOnline = false;
    const outbox = browser.openTab({ store: memoryStore() });
    await outbox.put(page(1));
    vi.setSystemTime(Date.parse('2026-11-17T12:00:00+05:30'));
    await outbox.put(page(2));
    await outbox.put(page(3));
    expect(outbox.waitingDays()).toEqual(['2026-11-16', '2026-11-17']);
    expect(outbox.find(positionIdOf(place))).toEqual(page(3));
    browser.who.isOnline = true;
    await outbox.flush();
    expect(browser.sent).toEqual(['page 1, page 3 as asha']);
  });
});
