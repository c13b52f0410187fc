import { brand } from '@repo/contracts/brand';
import { teacherNameMaxLength } from '@repo/contracts/limits/admin';

const nameKey = `${brand.storagePrefix}-admin-name`;

/** With blocked storage the name lasts until the page is closed. */
let known: string | null = null;

/** The teacher's name, as given at the login on this device; '' if none. */
export function readTeacherName(): string {
  if (known !== null) return known;
  try {
    return (localStorage.getItem(nameKey) ?? '').slice(0, teacherNameMaxLength);
  } catch {
    return '';
  }
}

/** Stores the name on this device; a blank one removes it. */
export function keepTeacherName(name: string): void {
  const kept = name.trim().slice(0, teacherNameMaxLength);
  known = kept;
  try {
    if (kept === '') localStorage.removeItem(nameKey);
    else localStorage.setItem(nameKey, kept);
    known = null;
  } catch {
    // The name is kept in memory.
  }
}
