/** What students write before an answer: `Ans: 4`, `the answer is 4`, `∴ 4`. `Ans - 4` could be -4. */
const lead =
  /^(?:(?:the )?ans(?:wer)?\.? ?(?:is\b|[:=]| (?=[^\s:=-])|(?<= )(?=[^\s:=-]))|it is\b|(?:∴|(?:hence|therefore)\b,?)) ?/i;

/** The answer in a text: without introducing words and final stops. */
export const withoutLead = (text: string): string => text.replace(lead, '').replace(/ ?[.,;]+$/, '');

const rootWords = /(?:(?:under|square|sq\.?) ?)?root(?: of\b)?|sqrt/gi;
/** Roots in words as signs: `root 3`, `under root 3`. */
export const withRootSigns = (text: string): string => text.replaceAll(rootWords, '√');

/** Signs that students say in words: `1 by 2`, `3 out of 40`, `1 is to 8`, `3 into 5`. */
export const withSigns = (text: string): string =>
  withRootSigns(text)
    .replaceAll(/pie?(?![a-z])/gi, 'π')
    .replaceAll(/(?<=[\dπ)]) ?(?:divided by|out of|by|upon|over) (?=[\d√π(])/gi, '/')
    .replaceAll(/(?<=\d) (?:is to|to|ratio) (?=\d)/gi, ':')
    .replaceAll(/(?<=[\dπ)]) into (?=[\d√π(])/gi, '×')
    // In 3x10^8 the x is a multiplication sign.
    .replaceAll(/(?<=[\dπ°)]) ?x ?(?=[-\d√π(.])/gi, ' × ');

const functionNames = /cosec|csc|sin|cos|tan|cot|sec/gi;
const greek: Record<string, string> = { theta: 'θ', alpha: 'α', beta: 'β', pi: 'π' };

/** An expression with the letters of the expected one: phones write the first letter as a capital. */
export function withLettersOf(expected: string, text: string): string {
  const letters = text.replaceAll(/[a-zA-Z]/g, (letter) => {
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    return !expected.includes(letter) && expected.includes(other) ? other : letter;
  });
  return withRootSigns(letters)
    .replaceAll(
      expected.includes('π') ? /theta|alpha|beta|pi/gi : /theta|alpha|beta|pi(?![a-z])/gi,
      (name) => greek[name.toLowerCase()] ?? name,
    )
    .replaceAll(functionNames, (name) => name.toLowerCase());
}

/** Whether an expression contains words, not just products of letters: `roots are 2 and 3`. */
export const hasWords = (expected: string, text: string): boolean =>
  text
    .replaceAll(/\w+ ?=/g, ' ')
    .replaceAll(functionNames, ' ')
    .split(/[^a-zA-Z]+/)
    .some(
      (run) =>
        run.length > 2 && !/^(?:and|or)$/i.test(run) && [...run].some((letter) => !expected.includes(letter)),
    );
