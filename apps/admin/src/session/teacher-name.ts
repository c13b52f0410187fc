import { brand } from '@repo/contracts/brand';
import { teacherNameMaxLength } from '@repo/contracts/limits/admin';

const nameKey = `${brand.storagePrefix}-admin-name`;

/** With blocked storage the name lives as long as the page. */
let known: string | null = null;

/** Who is at the content tool, as given at the login on this device; '' when nobody said. */
export function readTeacherName(): string {
  if (known !== null) return known;
  try {
    return (localStorage.getItem(nameKey) ?? '').slice(0, teacherNameMaxLength);
  } catch {
    return '';
  }
}

/** Keeps the name on this device; a blank one forgets it. */
export function keepTeacherName(name: string): void {
  const kept = name.trim().slice(0, teacherNameMaxLength);
  known = kept;
  try {
    if (kept === '') localStorage.removeItem(nameKey);
    else localStorage.setItem(nameKey, kept);
    known = null;
  } catch {
    // kept in memory
  }
}
