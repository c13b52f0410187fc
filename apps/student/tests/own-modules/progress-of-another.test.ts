import '../device-databases.ts';
import { brand } from '@repo/contracts/brand';
import { type DehydratedState, dehydrate, QueryClient } from '@tanstack/react-query';
import { entries, get, set } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { keepAnswers } from '#src/platform/api/kept-answers.ts';
import { deviceDatabase } from '#src/platform/storage/device-database.ts';
import { answersKey, clearStudy, studyDatabase } from '#src/platform/storage/study-database.ts';

const streak = (days: number) => [[['progress', 'streak'], { type: 'query' }], { days }] as const;
const storedOf = (userId: string) => get<DehydratedState>(answersKey(userId), studyDatabase);

afterEach(async () => {
  for (const userId of ['asha', 'binod']) await clearStudy(userId, 'all');
});

test("a reply for a student who logged out is not stored beside the next student's", async () => {
  const asha = new QueryClient();
  const stop = keepAnswers(asha, 'asha');
  asha.setQueryData(...streak(3));
  stop();
  const binod = new QueryClient();
  keepAnswers(binod, 'binod');
  binod.setQueryData(...streak(1));
  await vi.waitFor(async () => expect(await storedOf('binod')).toBeDefined());
  expect(await storedOf('asha')).toBeUndefined();
});

test('progress stored by release 1.0.0-pre is restored for its student, and deleted for others', async () => {
  const past = deviceDatabase(`${brand.storagePrefix}-answers`, 'answers');
  const lastPage = new QueryClient();
  lastPage.setQueryData(...streak(5));
  for (const [userId, days] of [
    ['asha', { days: 5 }],
    ['binod', undefined],
  ] as const) {
    await set('progress', { userId: 'asha', state: dehydrate(lastPage) }, past);
    const page = new QueryClient();
    const restored = vi.waitFor(async () => expect(await entries(past)).toEqual([]));
    const stop = keepAnswers(page, userId);
    await restored;
    if (days) await vi.waitFor(() => expect(page.getQueryData(streak(0)[0])).toEqual(days));
    expect((await storedOf(userId))?.queries.length).toBe(days && 1);
    stop();
  }
});
