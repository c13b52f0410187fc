import { guarded, isRecord, isText, isWhole } from '#src/platform/storage/schema.ts';
import { unsavedBy } from '#src/platform/storage/unsaved-texts.ts';

/** An answer in progress, stored on this device until its marks are submitted. */
export type Draft = {
  /** Idempotency key: submitted twice, such as around a reload, it counts once. */
  attemptId: string;
  /** Index of the chosen alternative; null before the choice. */
  alternative: number | null;
  /** The answer as the student typed it. */
  text: string;
  /** Whether to keep the text after the marks are submitted. */
  keepsText: boolean;
  /** '1' for each point that was met, '0' for the others; null while the model answer is hidden. */
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

/** The stored draft, one per student and written question. */
export const {
  read: readDraft,
  keep: keepDraft,
  forget: forgetDraft,
} = unsavedBy<Draft>({ key: 'answer-', scope: 'student', area: 'local' }, guarded(isDraft));

/** Hides the model answer again when a question is repeated. Keeps the typed text. */
export function closeDraft(userId: string, writtenId: string): void {
  const draft = readDraft(userId, writtenId);
  if (draft && draft.ticked !== null) keepDraft(userId, writtenId, { ...draft, ticked: null });
}
