import { expect, test } from 'vitest';
import { standingIn } from '#src/forecast/forecast.ts';
import { evidenceOf, trustInTicks } from '#src/forecast/self-marked.ts';
import type { ChapterNow, FirstAnswer } from '#src/forecast/subject.ts';
import { science } from './science.ts';

const checked = (right: number, of = 20) => Array.from({ length: of }, (_, at) => ({ isRight: at < right }));
const ticked = (share: number) => Array.from({ length: 5 }, () => ({ share, outOf: 3 }));

test('the trust in ticks is full when they agree with the checked answers or are stricter', () => {
  expect(trustInTicks(checked(16), ticked(0.7))).toBe(1);
  expect(trustInTicks(checked(20), ticked(0.2))).toBe(1);
});

test('the trust in ticks falls to a tenth the further they exceed the checked answers', () => {
  const some = trustInTicks(checked(10), ticked(0.6));
  expect(some).toBeLessThan(1);
  expect(trustInTicks(checked(10), ticked(0.8))).toBeLessThan(some);
  expect(trustInTicks(checked(5), ticked(1))).toBe(0.1);
});

test('the trust in ticks is half without enough checked answers', () => {
  expect(trustInTicks(checked(9, 9), ticked(1))).toBe(0.5);
});

const chapterIds = science.units.flatMap((unit) => unit.chapterIds);
const now = new Map(chapterIds.map((id): [string, ChapterNow] => [id, { isRead: true, recall: 1 }]));
const common = { ageDays: 1, difficulty: 0, recall: 1, isOnReadingDay: false };
const answers = (share: number, trust: number): FirstAnswer[] =>
  chapterIds.flatMap((chapterId) => [
    ...[true, false, true, false].map((isRight) => ({ ...common, chapterId, isRight })),
    ...[1, 2].map(() => ({
      ...{ ...common, chapterId, isRight: share >= 0.5 },
      selfMarked: { share, weight: evidenceOf({ outOf: 3 }, trust) },
    })),
  ]);
const middle = (share: number, trust: number) => {
  const { forecast } = standingIn(science, answers(share, trust), now, { seed: 1 });
  return forecast.kind === 'marks' ? forecast.middle : Number.NaN;
};

test('written answers move the forecast, more when they are trusted more', () => {
  expect(middle(1, 1)).toBeGreaterThan(middle(0, 1) + 10);
  expect(middle(1, 1)).toBeGreaterThan(middle(1, 0.1) + 2);
});
