import { describe, expect, test, vi } from 'vitest';
import { writtenIdOf } from '#src/outbox/job.ts';
import { createBrowser, saved, until, written } from './outbox-browser.ts';

describe('the marks of a written answer', () => {
  test('are sent once for each attempt, however often it is handed in', async () => {
    const { openTab, sent } = createBrowser();
    const outbox = openTab();
    await outbox.put(written('a'));
    await until(() => outbox.statusOf(writtenIdOf('a'))?.kind, 'saved');
    await outbox.put(written('a'));
    await outbox.put(written('b'));
    await until(() => outbox.statusOf(writtenIdOf('b'))?.kind, 'saved');
    expect(sent).toEqual(['a as asha', 'b as asha']);
  });

  test('wait without a network, over the end of the page too, and are known there before they are sent', async () => {
    const browser = createBrowser();
    browser.who.isOnline = false;
    const before = browser.openTab();
    await before.put(written('a'));
    before.leave();
    expect(browser.left).toEqual([]);

    const after = browser.openTab();
    await after.load();
    expect(after.waiting('written')).toEqual([written('a')]);
    expect(after.waiting('result')).toEqual([]);
    browser.who.isOnline = true;
    await after.retryNow();
    expect(browser.sent).toEqual(['a as asha']);
    expect(after.waiting('written')).toEqual([]);
  });

  test('are sent once by two tabs, and each tells its screens what became of them', async () => {
    const reply = { writtenId: 'w', halves: 3 };
    const browser = createBrowser(() => ({ kind: 'saved', reply }) as never);
    browser.who.isOnline = false;
    const tabs = [browser.openTab(), browser.openTab()];
    const stops = tabs.map((tab) => tab.start());
    const heard = tabs.map((tab) => {
      const listener = vi.fn();
      tab.onSettled(listener);
      return listener;
    });
    await tabs[0]?.put(written('a'));
    await until(tabs[1]?.waitingCount ?? (() => 0), 1);
    browser.who.isOnline = true;
    await Promise.all(tabs.map((tab) => tab.retryNow()));
    expect(browser.sent).toEqual(['a as asha']);
    for (const listener of heard)
      await vi.waitFor(() =>
        expect(listener).toHaveBeenCalledExactlyOnceWith(written('a'), { kind: 'saved', reply }),
      );
    for (const stop of stops) stop();
  });

  test('that the server refuses are told and dropped', async () => {
    const { openTab, told } = createBrowser((work) =>
      work.kind === 'written' ? { kind: 'refused', message: 'This chapter is locked' } : saved,
    );
    const outbox = openTab();
    await outbox.put(written('a'));
    await until(() => outbox.statusOf(writtenIdOf('a'))?.kind, 'refused');
    expect(told).toEqual(['a: This chapter is locked']);
    expect(outbox.waitingCount()).toBe(0);
  });
});
