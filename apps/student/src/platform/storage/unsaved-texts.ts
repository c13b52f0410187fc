import type { StorageKey } from './keys.ts';
import { persisted } from './persisted.ts';
import { guarded, isRecord, isText, type Schema } from './schema.ts';

type Texts = Readonly<Record<string, string>>;

/** A student's unfinished work by what it is about, on this device until it is saved, sent or discarded. */
export function unsavedBy<Value>(key: StorageKey & { scope: 'student' }, schema: Schema<Value>) {
  const stored = persisted<Value, null>({ ...key, schema, fallback: null });
  const partOf = (userId: string, about: string) => `${userId}-${about}`;
  return {
    /** Null without any. */
    read: (userId: string, about: string): Value | null => stored.get(partOf(userId, about)),
    keep: (userId: string, about: string, value: Value) => void stored.set(value, partOf(userId, about)),
    forget: (userId: string, about: string) => stored.clear(partOf(userId, about)),
  };
}

/** What the student typed into a form, by field. */
export const {
  read: readUnsaved,
  keep: keepUnsaved,
  forget: forgetUnsaved,
} = unsavedBy<Texts>(
  { key: 'unsaved-', scope: 'student', area: 'local' },
  guarded((value): value is Texts => isRecord(value) && Object.values(value).every(isText)),
);
