/** An option of a pasted question; `letter` is the one in front of it, in lower case. */
export type PastedOption = { letter: string; lines: string[]; isMarked: boolean };

const tick = '[✓✔☑✅]\\uFE0F?';
/** `a) text`, `(b) text`, `C. text`, `*d) text`; the star marks the right one. */
const optionLine = new RegExp(`^((?:\\*|${tick})\\s*)?\\(?([a-h])(?:\\)\\s*|[.:]\\s+)(\\S.*)$`, 'iu');
const words = '(?:the\\s+)?(?:correct|right)(?:\\s+(?:answer|option|one))?';
/** In brackets 'right' may also be part of the text: 'angle (right)'. */
const wordsInBrackets = `(?!(?:the\\s+)?right\\s*[)\\]])${words}`;
const mark = `(?:\\\\?\\*|${tick}|[([]\\s*(?:${wordsInBrackets}|ans(?:wer)?)\\s*[)\\]]|(?:←|<-+)\\s*(?:${words}|ans(?:wer)?)\\.?)`;
/** A tick, a star or such words behind an option mark it too. */
const markBehind = new RegExp(`(?<!\\s)\\s*${mark}$`, 'iu');
/** The same in bold. */
const boldMarkBehind = new RegExp(`(?<!\\s)\\s*\\*\\*${mark}\\*\\*$`, 'iu');
const crossBehind = /(?<!\s)\s*[✗✘❌✖]\uFE0F?$/u;
/** A star that ends bold or italic words is none. */
const looksBehind = /(?:^|\s)(\*{1,3})[^\s*](?:[^*]*[^\s*])?\1$/;

/** An option without the mark behind it; the same text when there is none. */
function withoutMark(text: string): string {
  if (boldMarkBehind.test(text)) return text.replace(boldMarkBehind, '');
  return looksBehind.test(text) ? text : text.replace(markBehind, '');
}

/** Options that stand in one line, `(a) 2 (b) 4 *(c) 6`, as a line each. */
function splitOptions(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  const first = optionLine.exec(text)?.[2]?.toLowerCase().charCodeAt(0) ?? 0;
  for (let letter = first + 1; letter <= 104; letter += 1) {
    const next = new RegExp(
      `(?<!\\s)\\s+(?!\\s)(?=(?:\\*|${tick})?\\s*\\(?${String.fromCharCode(letter)}\\)\\s*\\S)`,
      'iu',
    ).exec(rest);
    if (!next) break;
    parts.push(rest.slice(0, next.index));
    rest = rest.slice(next.index + next[0].length);
  }
  return [...parts, rest];
}

/** The options in a line; none where it begins with something else. */
export function optionsIn(text: string): PastedOption[] {
  if (!optionLine.test(text)) return [];
  return splitOptions(text).flatMap((part) => {
    const [, markBefore, letter = '', given = ''] = optionLine.exec(part) ?? [];
    const whole = given.trim().replace(crossBehind, '');
    if (whole === '') return [];
    const text = withoutMark(whole);
    return {
      letter: letter.toLowerCase(),
      lines: [text],
      isMarked: Boolean(markBefore) || text !== whole,
    };
  });
}

/** Whether the options are a, b, c … in order. */
export const areInOrder = (options: readonly PastedOption[]): boolean =>
  options.every(({ letter }, index) => letter.charCodeAt(0) === 97 + index);
