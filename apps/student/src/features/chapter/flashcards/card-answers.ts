import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText, isWhole } from '#src/storage/schema.ts';

/** Whether a student knew a flashcard before they turned it. */
export type CardAnswer = 'knew' | 'notYet';

/** What was answered last of one card, and when: milliseconds since 1970. */
export type KeptAnswer = { answer: CardAnswer; atMs: number };

/** The first shape of what is stored. Another one gets another number, and what has an unknown one is not read. */
const version = 1;
type Kept = { version: number; userId: string; cards: Record<string, KeptAnswer> };

const isAnswer = (value: unknown): value is CardAnswer => value === 'knew' || value === 'notYet';
const isKeptAnswer = hasFields<KeptAnswer>({ answer: isAnswer, atMs: isWhole });

const hasKeptFields = hasFields<Kept>({
  version: (value): value is number => value === version,
  userId: isText,
  cards: (value): value is Kept['cards'] => isRecord(value) && Object.values(value).every(isKeptAnswer),
});

const kept = persisted<Kept, null>({
  key: 'card-answers-',
  scope: 'student',
  area: 'local',
  schema: guarded(hasKeptFields),
  fallback: null,
});

/**
 * The newest answer of this student to each flashcard of any chapter, by card id (`_id`). It is kept on this device alone,
 * until the logout: what a revision that asks again at the right time begins with. Cards that were deleted since may be in it.
 * Nothing here fails; where storage is blocked it lasts as long as the page.
 */
export function cardAnswersOf(userId: string): Readonly<Record<string, KeptAnswer>> {
  return kept.get(userId)?.cards ?? {};
}

/** Keeps the answer in the place of an earlier one to the same card. */
export function keepCardAnswer(
  userId: string,
  cardId: string,
  answer: CardAnswer,
  now: Date = new Date(),
): void {
  const cards = { ...cardAnswersOf(userId), [cardId]: { answer, atMs: now.getTime() } };
  kept.set({ version, userId, cards }, userId);
}
