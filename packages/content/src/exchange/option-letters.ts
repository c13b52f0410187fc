import { letterOf } from '@repo/contracts/question-names';

/** How options may be named in messages: by these letters, and by numbers if the letters start at A. */
export function lettersTo(letters: readonly string[]): string {
  if (letters.length < 2) return 'A to F or 1 to 6';
  const areFirst = letters.every((letter, index) => letter === letterOf(index));
  return areFirst ? `A to ${letters.at(-1)} or 1 to ${letters.length}` : letters.join(', ');
}
