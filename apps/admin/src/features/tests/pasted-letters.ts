/** The letters of options in Hindi papers, each row in order from a. */
const rows = ['कखगघङच', 'अबसद'];
/** What may be the letter of an option, for a class of a pattern without regard to case. */
export const letters = `a-h${rows.join('')}`;

/** The letter from a to h for a sign, such as b for ख. */
export function latinLetter(sign: string): string {
  const at = Math.max(...rows.map((row) => (sign === '' ? -1 : row.indexOf(sign))));
  return at < 0 ? sign.toLowerCase() : String.fromCharCode(97 + at);
}

/** All signs of a letter from a to h. */
export const signsOf = (letter: string): string =>
  letter + rows.map((row) => row[letter.charCodeAt(0) - 97] ?? '').join('');

const inFront = new RegExp(`^([([]?\\s*)([${rows.join('')}])(?=\\s*(?:[)\\].:]|\\s[-–—]\\s|$))`, 'u');
/** An answer with the Hindi letter in front of it as the one from a to h. */
export const withLatinLetter = (answer: string): string =>
  answer.replace(inFront, (_, before: string, sign: string) => before + latinLetter(sign));
