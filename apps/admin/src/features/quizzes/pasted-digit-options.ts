import { answerBelow } from './pasted-answers.ts';
import type { PastedLine } from './pasted-cases.ts';
import { beginsQuestion } from './pasted-numbers.ts';
import { hasOptions, letterAt, type Run, runsOf, type Sign, withLetters } from './pasted-runs.ts';

const digitSign = /^((?:\*|[✓✔☑✅]\uFE0F?)?\s*)(\(?)([1-6])([).])\s*(?=\S)/u;
/** Digits of options: `1) volt`, `(1) volt (2) ohm`. */
function digitSigns(line: string): Sign[] {
  const parts = /^\W*\(/.test(line) ? line.split(/(?<!\s)\s+(?=\*?\([1-6]\)\s)/) : [line];
  const signs = parts.flatMap((part) => {
    const [head = '', mark = '', open = '', digit, close = ''] = digitSign.exec(part) ?? [];
    if (digit === undefined) return [];
    return [
      { index: Number(digit) - 1, form: open + close, mark: mark.trim(), text: part.slice(head.length) },
    ];
  });
  return signs.length === parts.length ? signs : [];
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();
const digitAnswer = /^(?:option\s*)?(?:[([]?([1-6])[)\].]?|[([]?([1-6])[)\].]\s+(.+))$/iu;
/** The answer below options with digits, with a letter where it clearly names one; null if it names none. */
function answerOf({ options }: Run, line: string): string | null {
  const given = answerBelow(line, null);
  if (given === null) return null;
  const [, alone, sign = alone, rest = ''] = digitAnswer.exec(given) ?? [];
  if (sign === undefined) return options.some(({ text }) => isSame(text, given)) ? line : null;
  const own = options[Number(sign) - 1];
  if (!own) return null;
  const isOther = options.some(({ text }) => new RegExp(`(?<!\\d)${sign}(?!\\d)`).test(text));
  const isClear = rest === '' ? !isOther : isSame(rest, own.text);
  return isClear ? `Ans: (${letterAt(Number(sign) - 1)})` : line;
}

/** Whether one question begins above each run, and either all of them or none have a number. */
function haveQuestions(runs: readonly Run[], lines: readonly PastedLine[]): boolean {
  const counts = runs.map(({ start }, at) => {
    const above = runs[at - 1];
    const between = lines.slice(above ? above.answer + 1 : 0, start).filter(({ text }) => text !== '');
    return { filled: between.length, numbers: between.filter(({ text }) => beginsQuestion(text)).length };
  });
  const [first] = counts;
  return counts.every(({ filled, numbers }) => filled > 0 && numbers <= 1 && numbers === first?.numbers);
}

/**
 * Rewrites options such as `1) volt` as `a) volt` if all questions have equally many of them, and below an
 * answer that names one; other numbered lines may be questions, steps or statements.
 */
export function withoutDigits(lines: readonly PastedLine[]): readonly PastedLine[] {
  if (lines.some(hasOptions)) return lines;
  const runs = runsOf(lines, digitSigns);
  const answers = new Map(runs.map((run) => [run.answer, answerOf(run, lines[run.answer]?.text ?? '')]));
  const isRegular = runs.every(({ options }) => options.length === runs[0]?.options.length);
  if (runs.length === 0 || !isRegular || [...answers.values()].includes(null) || !haveQuestions(runs, lines))
    return lines;
  return withLetters(
    lines.map((line, at) => ({ ...line, text: answers.get(at) ?? line.text })),
    runs,
  );
}
