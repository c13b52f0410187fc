/** The letters of options in papers of other scripts, each row in order from a. */
const rows = [
  ...['कखगघङच', 'अबसद', 'अबकड', 'अआइई', 'কখগঘঙচ', 'કખગઘઙચ', 'ਕਖਗਘਙਚ', 'କଖଗଘଙଚ'],
  ...['அஆஇஈஉஊ', 'అఆఇఈఉఊ', 'ಅಆಇಈಉಊ', 'അആഇഈഉഊ'],
];
const signs = [...new Set(rows.join(''))].join('');
/** What may be the letter of an option, for a class of a pattern without regard to case. */
export const letters = `a-h${signs}`;

const letterAt = (index: number) => String.fromCharCode(97 + index);

/** The letters from a to h that a sign may mean: ख is b, and क is a, but c in Marathi. */
export function latinLetters(sign: string): string[] {
  const own = rows.filter((row) => sign !== '' && row.includes(sign));
  return own.length === 0 ? [sign.toLowerCase()] : own.map((row) => letterAt(row.indexOf(sign)));
}

/** The letter from a to h that a sign means most often. */
export const latinLetter = (sign: string): string => latinLetters(sign)[0] ?? '';

/**
 * The letters from a to h that a question's signs stand for together; null unless the signs form a sequence.
 */
export function lettersOfRow(own: readonly string[]): string[] | null {
  const row = rows.find((each) => own.length > 0 && own.every((sign, index) => each[index] === sign));
  return row === undefined ? null : own.map((_, index) => letterAt(index));
}

/** All signs of a letter from a to h. */
export const signsOf = (letter: string): string =>
  letter + rows.map((row) => row[letter.charCodeAt(0) - 97] ?? '').join('');

const inFront = new RegExp(`^([([]?\\s*)([${signs}])(?=\\s*(?:[)\\].:]|\\s[-–—]\\s|$))`, 'u');
/** An answer with the letter in front of it as the one from a to h. @param own the signs of the options, in order */
export const withLatinLetter = (answer: string, own: string): string =>
  answer.replace(inFront, (whole, before: string, sign: string) =>
    own.includes(sign) ? before + letterAt(own.indexOf(sign)) : whole,
  );
