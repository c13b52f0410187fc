import { assertionReasonOptions } from '@repo/contracts/items/question-kinds';
import { partsOfAnswer } from '@repo/contracts/right-option';

/**
 * The head of an assertion, also in bold or alone on its line: `Assertion (A): …`, `Assertion: …`, `Statement
 * A (Assertion) - …`.
 */
const headOf = (name: string, letter: string) =>
  new RegExp(
    `^\\**(?:statement\\s*[-–]?\\s*)?(?:${letter}\\s*\\(\\s*${name}\\s*\\)|${name}\\s*\\(\\s*${letter}\\s*\\)|${name}(?=\\s*\\**\\s*(?:[:.–—]|-\\s|$)))\\**\\s*[:.–—-]*\\s*\\**\\s*`,
    'i',
  );
const heads = { assertion: headOf('assertion', 'A'), reason: headOf('reason', 'R') };
const reasonInLine =
  /(?<!\s|statement)\s+(?=\**(?:statement\s*)?(?:reason\s*\(\s*R\s*\)|R\s*\(\s*reason\s*\))\s*\**\s*[:.–—-])/i;
/** Words around the two statements that only say how to answer. */
const direction =
  /^(?:in the light of|choose|select|mark|of the (?:above )?statements|which of the following)\b/i;

/** Whether a line only says how to answer. */
export const isDirection = (line: string) =>
  (/assertion/i.test(line) && /reason/i.test(line)) || direction.test(line.replaceAll('*', ''));

const directionMax = 80;
/** Whether the text above the standard options only says how to answer. */
export function isDirections(lines: readonly string[]): boolean {
  const text = lines.join(' ');
  const isHead =
    /^\W*(?:codes?|directions?|options?|mark|choose|select|tick|कूट|निर्देश)(?![\p{L}\p{M}])/iu.test(text);
  return /assertion/i.test(text) || (isHead && text.length <= directionMax);
}

export const startsAssertion = (line: string): boolean => heads.assertion.test(line);
/** Whether the reason starts in this line, possibly after the assertion. */
export const hasReason = (line: string): boolean => heads.reason.test(line) || reasonInLine.test(line);

/** Whether a line contains only the head of the reason. */
export const isAboveReason = (line: string): boolean => line.replace(heads.reason, '') === '';

/** Splits a line before the reason in it. */
export const aroundReason = (line: string): string[] => line.split(reasonInLine);

type Part = keyof typeof heads;

/** The lines of a question's two statements; null if it is no assertion and reason. */
export function statementsIn(lines: readonly string[]): Record<Part, string[]> | null {
  const found: Record<Part, string[]> = { assertion: [], reason: [] };
  let part: Part | null = null;
  for (const whole of lines) {
    if (!startsAssertion(whole) && !heads.reason.test(whole) && isDirection(whole)) continue;
    for (const line of aroundReason(whole)) {
      const next: Part = part === null ? 'assertion' : 'reason';
      const isHead = part !== 'reason' && heads[next].test(line);
      if (isHead) part = next;
      // Text before the assertion would be lost.
      if (part === null) return null;
      const words = isHead ? line.replace(heads[next], '') : line;
      if (words !== '') found[part].push(words);
    }
  }
  return found.assertion.length > 0 && found.reason.length > 0 ? found : null;
}

/** An option with 'A' and 'R' for the statements, without signs. */
const bare = (option: string) =>
  option
    .toLowerCase()
    .replaceAll(/n['’]t\b/g, ' not')
    .replaceAll(/\bstatements?\b|\bassertion\b(?=\s*\(?\s*a\b)|\breason\b(?=\s*\(?\s*r\b)/g, ' ')
    .replaceAll(/\bassertion\b/g, 'a')
    .replaceAll(/\breason\b/g, 'r')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

const right = '(?:true|correct|right)';
const wrong = '(?:false|incorrect|wrong|untrue|not (?:true|correct|right))';
const both = new RegExp(
  `^(?:if )?(?:both |(?:both )?(?:the )?a and (?:the )?r (?:both )?)are (?:both )?(?:individually )?${right}`,
);
const one = (first: string, second: string) =>
  new RegExp(`^(?:if )?(?:the )?a is ${first} (?:and |but |while |whereas )?(?:the )?r is ${second}$`);
const other = (first: string, second: string) =>
  new RegExp(`^(?:if )?(?:the )?r is ${first} (?:and |but |while |whereas )?(?:the )?a is ${second}$`);

/** Which of the board's options this one is, in its usual wordings; null for any other. */
function standardIndex(option: string): number | null {
  const words = bare(option);
  if (both.test(words) && /\bexpla(?:nation|in|ins)\b/.test(words)) return /\bnot\b/.test(words) ? 1 : 0;
  if (one(right, wrong).test(words) || other(wrong, right).test(words)) return 2;
  return one(wrong, right).test(words) || other(right, wrong).test(words) ? 3 : null;
}

/** Which of the board's options each of these is; null unless they are those four, in any order. */
export function standardOptions(options: readonly string[]): number[] | null {
  const indexes = options.flatMap((option) => standardIndex(option) ?? []);
  const isWhole =
    options.length === assertionReasonOptions.length && new Set(indexes).size === options.length;
  return isWhole ? indexes : null;
}

/** An answer with the question's own text for this standard option. */
export function inOwnWords(answer: string, options: readonly string[], order: readonly (number | null)[]) {
  const own = (text: string) => {
    const index = standardIndex(text);
    return index === null ? undefined : options[order.indexOf(index)];
  };
  const parts = partsOfAnswer(answer);
  const rest = parts && own(parts.text);
  return own(answer) ?? (rest ? `(${parts.sign}) ${rest}` : answer);
}

type Lettered = { letter: string; text: string };

/** Consecutive options inside a line that starts with other words. */
export function optionsInside(line: string): Lettered[] {
  const signs = /(?:^|\s)\(?b[).]/.test(line) ? 'a-d' : 'A-D';
  const found = [...line.matchAll(new RegExp(`(?:^|\\s)\\(?([${signs}])[).]\\s*`, 'g'))];
  return found.map(({ 0: whole, 1: sign = '', index }, at) => ({
    letter: sign.toLowerCase(),
    text: line.slice(index + whole.length, found[at + 1]?.index),
  }));
}

const judges = new RegExp(`\\b(?:${right}|${wrong})\\b`);
/** Whether an option of an assertion-reason question judges both statements. */
function judgesBoth(option: string): boolean {
  const words = bare(option);
  return judges.test(words) && /\ba\b/.test(words) && /\br\b/.test(words);
}

/**
 * Which standard option each letter means if a question omits them; null if unclear.
 * @param options all options of the paper
 */
export function orderIn(options: readonly Lettered[]): (number | null)[] {
  const judging = options.filter(({ text }) => judgesBoth(text));
  return assertionReasonOptions.map((_, index) => {
    if (judging.length === 0) return index;
    const own = judging.filter(({ letter }) => letter.charCodeAt(0) === 97 + index);
    const meant = new Set(own.map(({ text }) => standardIndex(text)));
    return meant.size === 1 ? ([...meant][0] ?? null) : null;
  });
}
