import { expect, test } from 'vitest';
import { type Job, reportIdOf, thankedIdOf } from '#src/outbox/job.ts';
import { createBrowser, until } from './outbox-browser.ts';

const item = { chapterId: 'c', kind: 'card', itemId: 'card-1' } as const;
const report = (reportId: string, itemId: string = item.itemId): Job => ({
  kind: 'report',
  report: { ...item, itemId, reportId, fault: 'answer', note: '' },
});

// docs/product.md#reporting-a-mistake
test('of each item the newest report waits, over the end of the page, and each is sent once', async () => {
  const browser = createBrowser();
  browser.who.isOnline = false;
  const before = browser.openTab();
  await before.put(report('one'));
  await before.put(report('two'));
  await before.put(report('three', 'card-2'));
  await before.put({ kind: 'thanked', reportId: 'old' });
  await before.put({ kind: 'thanked', reportId: 'older' });

  const after = browser.openTab();
  const stop = after.start();
  await until(after.waitingCount, 4);
  expect(after.find(reportIdOf(item))?.report.reportId).toBe('two');
  expect(after.find(thankedIdOf('old'))?.reportId).toBe('old');
  browser.who.isOnline = true;
  await Promise.all([after.retryNow(), before.retryNow()]);
  await until(after.waitingCount, 0);
  expect(browser.sent.map((one) => one.split(' ')[0])).toEqual(['report', 'report', 'thanked', 'thanked']);
  stop();
});
