import { firstAnswersMax } from '@repo/contracts/limits/progress';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isListOf, isRecord, isText, isWhole } from '#src/storage/schema.ts';

/** How a question, by its hash, was met: right, wrong, or (null) seen and left open. */
export type MetQuestion = { chapterId: string; item: string; isRight: boolean | null; atMs: number };

/** The first shape of what is stored. Another one gets another number, and what has an unknown one is not read. */
const version = 1;
/** An outcome is 1 for right, 0 for wrong, -1 for left open. */
type Line = { item: string; outcome: number; atMs: number };
type Stored = { version: number; chapters: Record<string, Line[]> };

const isLine = hasFields<Line>({ item: isText, outcome: isWhole, atMs: isWhole });
const hasStoredFields = hasFields<Stored>({
  version: (value): value is number => value === version,
  chapters: (value): value is Stored['chapters'] =>
    isRecord(value) && Object.values(value).every(isListOf(isLine)),
});

const kept = persisted<Stored, null>({
  key: 'first-answers-',
  scope: 'student',
  area: 'local',
  schema: guarded(hasStoredFields),
  fallback: null,
});

/**
 * How questions were met first on this device, in a quiz, a practice or a board paper, as far as the server has not told the
 * same. Until a logout. Nothing here fails; where storage is blocked it lasts as long as the page.
 */
export function notedAnswers(userId: string): MetQuestion[] {
  return Object.entries(kept.get(userId)?.chapters ?? {}).flatMap(([chapterId, lines]) =>
    lines.map(({ item, outcome, atMs }) => ({
      ...{ chapterId, item, atMs },
      isRight: outcome < 0 ? null : outcome === 1,
    })),
  );
}

function keep(userId: string, answers: readonly MetQuestion[]): void {
  const chapters: Stored['chapters'] = {};
  const newest = answers.toSorted((one, other) => one.atMs - other.atMs).slice(-firstAnswersMax);
  for (const { chapterId, item, isRight, atMs } of newest) {
    const line = { item, outcome: isRight === null ? -1 : Number(isRight), atMs };
    const lines = chapters[chapterId];
    if (lines) lines.push(line);
    else chapters[chapterId] = [line];
  }
  kept.set({ version, chapters }, userId);
}

/** Keeps those of questions that were not met here before, before it returns. */
export function noteFirstAnswers(userId: string, met: readonly MetQuestion[]): void {
  const known = notedAnswers(userId);
  const items = new Set(known.map(({ item }) => item));
  const fresh = met.filter(({ item }) => {
    if (items.has(item)) return false;
    items.add(item);
    return true;
  });
  if (fresh.length > 0) keep(userId, [...known, ...fresh]);
}

/**
 * Each question once, as it was met first, here or wherever the server knows of. What the server tells as this device does
 * is forgotten here.
 */
export function firstOfAll(userId: string, told: readonly MetQuestion[]): MetQuestion[] {
  const firsts = new Map(told.map((one) => [one.item, one]));
  const noted = notedAnswers(userId);
  const own = noted.filter(({ item, isRight, atMs }) => {
    const there = firsts.get(item);
    return !there || (there.isRight !== isRight && atMs < there.atMs);
  });
  if (own.length < noted.length) keep(userId, own);
  for (const one of own) firsts.set(one.item, one);
  return [...firsts.values()];
}
