import { persisted } from './persisted.ts';
import { guarded, isRecord, isText } from './schema.ts';

type Texts = Readonly<Record<string, string>>;

const unsaved = persisted<Texts, null>({
  key: 'unsaved-',
  scope: 'student',
  area: 'local',
  schema: guarded((value): value is Texts => isRecord(value) && Object.values(value).every(isText)),
  fallback: null,
});

const partOf = (userId: string, about: string) => `${userId}-${about}`;

/** What the student typed into a form, by field, until it is saved, sent or discarded; null without any. */
export const readUnsaved = (userId: string, about: string): Texts | null =>
  unsaved.get(partOf(userId, about));

export function keepUnsaved(userId: string, about: string, texts: Texts): void {
  unsaved.set(texts, partOf(userId, about));
}

export function forgetUnsaved(userId: string, about: string): void {
  unsaved.clear(partOf(userId, about));
}
