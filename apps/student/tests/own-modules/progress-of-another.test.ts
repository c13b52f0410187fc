import '../device-databases.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { keepAnswers } from '#src/platform/api/kept-answers.ts';
import { keptAnswers } from '#src/platform/storage/kept-answers.ts';

const streak = (days: number) => [[['progress', 'streak'], { type: 'query' }], { days }] as const;

test("a reply for a student who logged out does not overwrite the next student's", async () => {
  const asha = new QueryClient();
  const stop = keepAnswers(asha, 'asha');
  asha.setQueryData(...streak(3));
  stop();
  const kept = vi.spyOn(keptAnswers, 'keep');
  const binod = new QueryClient();
  keepAnswers(binod, 'binod');
  binod.setQueryData(...streak(1));
  await vi.waitFor(() => expect(kept).toHaveBeenCalled());
  await vi.waitFor(async () => expect(await keptAnswers.read('binod')).not.toBeNull());
  expect(kept.mock.calls.map(([userId]) => userId)).toEqual(['binod']);
});
