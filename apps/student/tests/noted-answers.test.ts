import { firstAnswersMax } from '@repo/contracts/limits/progress';
import { expect, test, vi } from 'vitest';
import { storageName } from '#src/platform/storage/stored-text.ts';
import {
  firstOfAll,
  type MetQuestion,
  notedAnswers,
  noteFirstAnswers,
} from '#src/study/forecast/noted-answers.ts';
import { QuotaStorage } from './quota-storage.ts';

const now = Date.UTC(2026, 10, 29);
const chapterCount = 70;
const met = (n: number, isRight = true, atMs = now): MetQuestion => ({
  ...{ chapterId: `c${n % chapterCount}`, item: `${n}`.padStart(16, '0'), isRight, atMs },
});
const many = Array.from({ length: firstAnswersMax }, (_, n) => met(n));

/** Stores first answers like builds before 1.0: all chapters in one value. */
function storeWhole(answers: readonly MetQuestion[], userId = 'asha'): void {
  const chapters: Record<string, object[]> = {};
  for (const { chapterId, item, isRight, atMs } of answers)
    chapters[chapterId] = [...(chapters[chapterId] ?? []), { item, outcome: Number(isRight), atMs }];
  localStorage.setItem(storageName('first-answers-', userId), JSON.stringify({ version: 1, chapters }));
}

/** Number of characters that `work` wrote to storage, per value. */
function writtenBy(work: () => void): number[] {
  const before = { ...localStorage };
  work();
  const changed = Object.entries({ ...localStorage }).filter(([name, text]) => text !== before[name]);
  return changed.map(([, text]) => String(text).length);
}

const inOrder = (answers: readonly MetQuestion[]) =>
  answers.toSorted((one, other) => one.item.localeCompare(other.item));
const noted = () => inOrder(notedAnswers('asha'));

test.each([
  ['this build', (): void => noteFirstAnswers('asha', many)],
  ['a build before 1.0', (): void => storeWhole(many)],
])('storing a first answer writes little, even next to the many that %s stored', (_, storeMany) => {
  storeMany();
  const written = writtenBy(() => noteFirstAnswers('asha', [met(firstAnswersMax)]));
  expect(written).toHaveLength(1);
  expect(Math.max(...written)).toBeLessThan(3_000);
  expect(noted()).toHaveLength(firstAnswersMax + 1);
});

test('first answers of a build before 1.0 count, including those its open tab still stores', () => {
  storeWhole([met(1), met(2)]);
  noteFirstAnswers('asha', [met(1, false, now + 1), met(71)]);
  expect(noted()).toEqual([met(1), met(2), met(71)]);
  firstOfAll('asha', []);
  storeWhole([met(2, false, now + 1), met(3)]);
  const all = [met(1), met(2), met(3), met(71)];
  expect(noted()).toEqual(all);
  expect(inOrder(firstOfAll('asha', []))).toEqual(all);
  expect(localStorage.getItem(storageName('first-answers-', 'asha'))).toBeNull();
  expect(noted()).toEqual(all);
});

test('first answers of a build before 1.0 stay when full storage accepts no chapter', () => {
  const full = new QuotaStorage(200);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => full);
  storeWhole([met(1)], 'bala');
  for (const _ of ['once', 'again']) firstOfAll('bala', []);
  expect(full.getItem(storageName('first-answers-', 'bala'))).not.toBeNull();
  expect(notedAnswers('bala')).toEqual([met(1)]);
});

test("only the newest first answers are stored, up to the server's limit", () => {
  noteFirstAnswers('asha', many);
  noteFirstAnswers('asha', [met(firstAnswersMax, true, now + 1)]);
  firstOfAll('asha', []);
  expect(noted()).toHaveLength(firstAnswersMax);
  expect(noted()).toContainEqual(met(firstAnswersMax, true, now + 1));
});

test('a chapter fully known to the server is deleted from the device, without writing others', () => {
  noteFirstAnswers('asha', [met(1), met(2), met(3)]);
  expect(writtenBy(() => void firstOfAll('asha', [met(1)]))).toEqual([]);
  expect(Object.keys(localStorage)).toHaveLength(2);
  expect(noted()).toEqual([met(2), met(3)]);
});
