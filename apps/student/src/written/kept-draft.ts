import { persisted } from '#src/storage/persisted.ts';
import { guarded, isRecord, isText, isWhole } from '#src/storage/schema.ts';

/** An answer under way: it stays on this device until its marks are kept. */
export type Draft = {
  /** Handed in twice, as after a reload in the middle of it, it counts once. */
  attemptId: string;
  /** The chosen one of two, from 0; null before the choice. */
  alternative: number | null;
  /** What the student typed. */
  text: string;
  /** Whether the text stays on the device when the marks are kept. */
  keepsText: boolean;
  /** A '1' for each point that was there and a '0' for each other; null while the model answer is not shown. */
  ticked: string | null;
  /** The publication whose points were ticked. */
  contentTimestamp: string | null;
};

const isTextOrNull = (value: unknown) => value === null || isText(value);

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isText(value.attemptId) &&
  (value.alternative === null || isWhole(value.alternative)) &&
  isText(value.text) &&
  typeof value.keepsText === 'boolean' &&
  isTextOrNull(value.ticked) &&
  isTextOrNull(value.contentTimestamp);

/** One a student and written question. */
const drafts = persisted<Draft, null>({
  key: 'answer-',
  scope: 'student',
  area: 'local',
  schema: guarded(isDraft),
  fallback: null,
});

const partOf = (userId: string, writtenId: string) => `${userId}-${writtenId}`;

export const readDraft = (userId: string, writtenId: string): Draft | null =>
  drafts.get(partOf(userId, writtenId));

export function keepDraft(userId: string, writtenId: string, draft: Draft): void {
  drafts.set(draft, partOf(userId, writtenId));
}

export function forgetDraft(userId: string, writtenId: string): void {
  drafts.clear(partOf(userId, writtenId));
}

/** Puts the model answer away again, for a question that is asked anew. What was typed stays. */
export function closeDraft(userId: string, writtenId: string): void {
  const draft = readDraft(userId, writtenId);
  if (draft && draft.ticked !== null) keepDraft(userId, writtenId, { ...draft, ticked: null });
}
