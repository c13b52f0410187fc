import type { UpdateUserInput, User } from '@repo/contracts/auth';
import { type Gender, genderValues } from '@repo/contracts/fields';

export type EditableField = 'name' | 'age' | 'gender';

/** Which field a change edits. */
export function fieldOf(change: UpdateUserInput): EditableField {
  if (change.age !== undefined) return 'age';
  return change.gender === undefined ? 'name' : 'gender';
}

/** A user field as its control's value; '' when not set. */
export function draftOf(user: User, field: EditableField): string {
  return String(user[field] ?? '');
}

const isGender = (text: string): text is Gender => genderValues.some((gender) => gender === text);

/** Input to send for a draft; null when it is empty or unchanged, and so isn't saved. */
export function changeOf(user: User, field: EditableField, draft: string): UpdateUserInput | null {
  const value = draft.trim();
  if (value === '' || value === draftOf(user, field)) return null;
  if (field === 'name') return { name: value };
  if (field === 'age') return { age: Number(value) };
  return isGender(value) ? { gender: value } : null;
}
