import { firstAnswersMax } from '@repo/contracts/limits/progress';
import { listPersisted } from '#src/platform/storage/list-persisted.ts';
import { localText } from '#src/platform/storage/local-text.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isListOf, isRecord, isText, isWhole } from '#src/platform/storage/schema.ts';
import { namesIn } from '#src/platform/storage/stored-text.ts';

/** A first answer to a question, identified by its hash: right, wrong, or null when left open. */
export type MetQuestion = { chapterId: string; item: string; isRight: boolean | null; atMs: number };

/** Storage format version; data of unknown versions is ignored. */
const version = 1;
/** Outcome: 1 right, 0 wrong, -1 left open. */
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
 * Storage key of one chapter. Builds before 1.0 stored all chapters in one value, and their open tabs still
 * do.
 */
const partOf = (userId: string, chapterId: string) => `${userId}-${chapterId}`;

const toLine = ({ item, isRight, atMs }: MetQuestion): Line => ({
  ...{ item, atMs },
  outcome: isRight === null ? -1 : Number(isRight),
});

const toStored = (chapterId: string, lines: Line[]): Stored => ({
  version,
  chapters: { [chapterId]: lines },
});

function byChapter(answers: readonly MetQuestion[]): Map<string, MetQuestion[]> {
  const chapters = new Map<string, MetQuestion[]>();
  for (const answer of answers)
    chapters.set(answer.chapterId, [...(chapters.get(answer.chapterId) ?? []), answer]);
  return chapters;
}

/**
 * First answers to questions on this device, in quizzes, practice and board papers, that the server hasn't
 * returned yet. Deleted on logout. Never fails; when storage is blocked they last as long as the page.
 */
export function notedAnswers(userId: string): MetQuestion[] {
  const firsts = new Map<string, MetQuestion>();
  for (const stored of [kept.get(userId), ...listPersisted(kept, partOf(userId, ''))])
    for (const [chapterId, lines] of Object.entries(stored?.chapters ?? {}))
      for (const { item, outcome, atMs } of lines)
        if (atMs < (firsts.get(item)?.atMs ?? Number.POSITIVE_INFINITY))
          firsts.set(item, { chapterId, item, atMs, isRight: outcome < 0 ? null : outcome === 1 });
  return [...firsts.values()].sort((one, other) => one.atMs - other.atMs);
}

/**
 * Replaces all stored answers, writing only changed chapters, since long synchronous writes are slow.
 * @param whole the value of all chapters that older builds wrote
 */
function keep(userId: string, answers: readonly MetQuestion[], whole: string | null): void {
  const chapters = byChapter(answers.slice(-firstAnswersMax));
  const start = kept.nameOf(partOf(userId, ''));
  for (const name of namesIn('local', start)) {
    const chapterId = name.slice(start.length);
    if (!chapters.has(chapterId)) kept.clear(partOf(userId, chapterId));
  }
  let isStored = true;
  for (const [chapterId, of] of chapters) {
    const part = partOf(userId, chapterId);
    const stored = toStored(chapterId, of.map(toLine));
    if (localText(kept.nameOf(part)) !== JSON.stringify(stored))
      isStored = kept.set(stored, part) && isStored;
  }
  const isTakenOver = isStored && kept.parse(whole) !== null && kept.text(userId) === whole;
  if (isTakenOver) kept.clear(userId);
}

/** Stores answers to questions that have none stored here, also those left open. Synchronous. */
export function noteFirstAnswers(userId: string, met: readonly MetQuestion[]): void {
  for (const [chapterId, answers] of byChapter(met)) {
    const part = partOf(userId, chapterId);
    const known = kept.get(part)?.chapters[chapterId] ?? [];
    const lines = new Map(known.map((line) => [line.item, line]));
    for (const answer of answers) if (!lines.has(answer.item)) lines.set(answer.item, toLine(answer));
    if (lines.size > known.length) kept.set(toStored(chapterId, [...lines.values()]), part);
  }
}

/**
 * The first answer to each question, from this device or the server. Deletes a local answer if the server has
 * the same result, or one as early or earlier.
 */
export function firstOfAll(userId: string, told: readonly MetQuestion[]): MetQuestion[] {
  const firsts = new Map(told.map((one) => [one.item, one]));
  const whole = kept.text(userId);
  const own = notedAnswers(userId).filter(({ item, isRight, atMs }) => {
    const there = firsts.get(item);
    return !there || (there.isRight !== isRight && atMs < there.atMs);
  });
  keep(userId, own, whole);
  for (const one of own) firsts.set(one.item, one);
  return [...firsts.values()];
}
