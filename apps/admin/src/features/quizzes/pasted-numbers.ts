/**
 * A line that may start a question. `form` is how its number is written; `number` is null for a word alone.
 */
export type NumberedLine = {
  number: number | null;
  form: 'word' | 'bare' | 'decimal' | '(' | '[' | '-' | ')' | '.' | ':';
  text: string;
};

/** Question numbers with a word: `Q2) text`, `Q: text`, `Question 3 - text`, `Q. No. 4: text`. */
const withWord =
  /^(?:question|ques?|q|प्रश्न|प्र)\s*(?:\.\s*)?(?:(?:no\b\.?\s*|[-–])?(\d{1,3})\s*(?:[).:।](?:[-–](?=\s))?|-(?!\d))|[).:-](?!\d+\s))\s*(.*)$/i;
/** `Q-1 text`. */
const dashed = /^(?:question|ques?|q|प्रश्न|प्र)\s?[-–.](\d{1,3})\s+(.*)$/i;
/**
 * `Q2 Define`, `Q.2 Define`; a lower-case letter after the number would start a sentence about a charge or
 * heat.
 */
const withWordOnly = /^(?:Question|QUESTION|Ques?|QUES?|Q)(?:\.|\s+)?(\d{1,3})(?:\s+([^\sa-z=+*/<>-].*))?$/u;
/**
 * `Q. 2 Define`, `Q. No. 2 x`, `प्र. 2 x`, `MCQ 2: x`; 'Q. 5 A flow' and 'प्रश्न 1 में' start with a value
 * and a sentence.
 */
const apart = [
  /^(?:Ques?|QUES?|Q)\.\s+(\d{1,3})\s+((?=\p{Lu}\p{L}|\p{Lo}).*)$/u,
  /^(?:ques?|q)\.?\s*no\.?\s*(\d{1,3})\s+([^\s=+*/<>-].*)$/iu,
  /^(?:प्रश्न|प्र)\s*\.?\s*(?:सं(?:ख्या)?\s*\.?\s*)?(\d{1,3})\s+(?!(?:में|के|का|की|से|को|और|व)\s)([^\s=+*/<>-].*)$/u,
  /^mcq\s*\.?\s*(\d{1,3})\s*[).:](?!\d)\s*(.*)$/iu,
];
const signed = /^(\d{1,3})\s*([).:।])(?:[).:]?[-–]?(?=\s)|[-–](?=\p{Lu}\p{L}|\p{Lo}))?\s*(.*)$/u;
/** `2.5 V is`, `1: 2 is`: a question's number, or a decimal or a ratio. */
const decimal = /^(\d{1,3})(?:[.:]|:\s+)(\d.*)$/;
const inBrackets = /^\((\d{1,3})\)\s*(\S.*)$/;
const inSquare = /^\[(\d{1,3})\]\s*(\S.*)$/;
const behindDash = /^(\d{1,3})\s?[-–](?:\s+|(?=\p{Lu}\p{Ll}{2}))(\S.*)$/u;
const behindTab = /^(\d{1,3})\t\s*([^\s\d][^\t]*)$/;
const bare = /^(\d{1,3})\s+((?=[\p{Lu}\p{Lo}])\S.*)$/u;

const weakForms = [
  ['(', inBrackets],
  ['[', inSquare],
  ['-', behindDash],
  ['bare', behindTab],
  ['bare', bare],
] as const;

const firstMatch = (forms: readonly RegExp[], line: string) =>
  forms.find((form) => form.test(line))?.exec(line);

/** The number at the start of a line; null without one. */
export function numberedLine(line: string): NumberedLine | null {
  const word = firstMatch([...apart, withWordOnly, dashed, withWord], line);
  if (word) return { number: word[1] ? Number(word[1]) : null, form: 'word', text: word[2] ?? '' };
  const glued = decimal.exec(line);
  if (glued) return { number: Number(glued[1]), form: 'decimal', text: glued[2] ?? '' };
  const sign = signed.exec(line);
  const form = sign?.[2] === '।' ? '.' : sign?.[2];
  if (sign) return { number: Number(sign[1]), form: form as ')' | '.' | ':', text: sign[3] ?? '' };
  for (const [weak, pattern] of weakForms) {
    const found = pattern.exec(line);
    if (found) return { number: Number(found[1]), form: weak, text: found[2] ?? '' };
  }
  return null;
}

/**
 * Whether other kinds of lines also start in this form. Then only the neighbouring numbers tell whether it
 * starts a question.
 */
export const isWeak = ({ form }: NumberedLine): boolean =>
  form === 'decimal' || weakForms.some(([weak]) => weak === form);

/** Whether a line may start a question. */
export function beginsQuestion(line: string): boolean {
  const numbered = numberedLine(line);
  return numbered !== null && !isWeak(numbered);
}

/** How each number of a paper is written. */
export const writtenNumbers = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => keyOf(numberedLine(line)) ?? []));
const keyOf = (numbered: NumberedLine | null, later = 0) =>
  numbered && numbered.number !== null ? `${numbered.form}${numbered.number + later}` : null;
/** Whether the next number is written in the same form. */
export const hasNext = (numbered: NumberedLine, written: ReadonlySet<string>): boolean =>
  written.has(keyOf(numbered, 1) ?? '');

/** The text from the number on in `Q. 10 Newton`, if no question has an adjacent number; else null. */
export function valueBehindWord(line: string, written: ReadonlySet<string>): string | null {
  const [, text] = /^\p{L}+\.\s+(\d.*)$/u.exec(line) ?? [];
  const numbered = numberedLine(line);
  const isCounted = [1, -1].some((step) => written.has(keyOf(numbered, step) ?? ''));
  return text === undefined || !numbered || isCounted || !apart[0]?.test(line) ? null : text;
}
