import type { UpdateUserInput, User } from '@repo/contracts/auth';
import { type Gender, genderValues } from '@repo/contracts/fields';

export type EditableField = 'name' | 'age' | 'gender';

/** The field that a change is of. */
export function fieldOf(change: UpdateUserInput): EditableField {
  if (change.age !== undefined) return 'age';
  return change.gender === undefined ? 'name' : 'gender';
}

/** A field of the user as its control shows it; '' when it was never given. */
export function draftOf(user: User, field: EditableField): string {
  return String(user[field] ?? '');
}

const isGender = (text: string): text is Gender => genderValues.some((gender) => gender === text);

/** What is to be sent for a draft; null when it is empty or changes nothing, and so is not saved. */
export function changeOf(user: User, field: EditableField, draft: string): UpdateUserInput | null {
  const value = draft.trim();
  if (value === '' || value === draftOf(user, field)) return null;
  if (field === 'name') return { name: value };
  if (field === 'age') return { age: Number(value) };
  return isGender(value) ? { gender: value } : null;
}
