import { namesOfStudent } from './clear-student.ts';
import type { StorageKey } from './keys.ts';
import { readText } from './stored-text.ts';

/** A stored value of a student: its key, the rest of the name, and the value. */
export type KeptHere = { key: StorageKey['key']; part: string; value: unknown };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Everything that local and session storage have of this student, except the session, which is a secret. */
export const readStudent = (userId: string): KeptHere[] =>
  namesOfStudent(userId).flatMap(({ key, part, area, name }) => {
    const text = readText(area, name);
    return key === 'auth' || text === null ? [] : [{ key, part, value: parsed(text) }];
  });
