export const letterOf = (index: number) => String.fromCharCode(65 + index);

/** What may be said for the options of these letters; their numbers too where they are the first ones. */
export function lettersTo(letters: readonly string[]): string {
  if (letters.length < 2) return 'A to F or 1 to 6';
  const areFirst = letters.every((letter, index) => letter === letterOf(index));
  return areFirst ? `A to ${letters.at(-1)} or 1 to ${letters.length}` : letters.join(', ');
}
