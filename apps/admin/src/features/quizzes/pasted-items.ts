import type { PastedOption } from './pasted-options.ts';
import type { PastedQuestion } from './pasted-question.ts';

const isInOrder = (options: readonly PastedOption[]) =>
  options.length > 1 && options.every(({ letter }, at) => letter.charCodeAt(0) === 97 + at);
const isNeither = /^(?:none|neither|all|both)\b(?!.*\b[A-H]\b)/i;

/** Whether options refer to lettered items: `A-q, B-p`, `A and B`, `(a) only`. */
function nameItems(options: readonly PastedOption[], items: readonly PastedOption[]): boolean {
  const isPlain = items.every(({ isMarked, isCrossed }) => !isMarked && !isCrossed);
  if (!isInOrder(options) || !isInOrder(items) || !isPlain) return false;
  const last = String.fromCharCode(96 + items.length);
  const isCapital = /[A-H]/.test(items[0]?.sign ?? '');
  const sign = `(?<![\\p{L}\\p{M}\\p{N}])[([]?[${isCapital ? `A-${last.toUpperCase()}` : `a-${last}`}][)\\]]?`;
  const relation = '\\s*(?:[-–—→=:,&]|(?:and|or|only|alone|is|are)\\b)';
  const related = new RegExp(`${sign}${relation}|\\b(?:only|both)\\s+${sign}(?!\\p{L})`, 'u');
  const named = options.filter(({ lines }) => related.test(lines.join(' '))).length;
  return (
    named > 1 &&
    options.every(({ lines }) => related.test(lines.join(' ')) || isNeither.test(lines.join(' ').trim()))
  );
}

const linesOf = (items: readonly PastedOption[]) =>
  items.flatMap(({ head, lines: [first = '', ...more] }) => [head + first, ...more]);

/** Moves the first options of a question into its text, if the other options refer to them. */
function withOwnItems(raw: PastedQuestion): PastedQuestion {
  const at = raw.options.findIndex(({ letter }, index) => index > 0 && letter === 'a');
  const [items, options] = [raw.options.slice(0, at), raw.options.slice(at)];
  if (at < 0 || !nameItems(options, items)) return raw;
  const lines = linesOf(items);
  return { ...raw, question: [...raw.question, ...lines], items: lines, options };
}

/**
 * Questions with a list such as `A. x` in the text, to whose letters all options refer; the lines between
 * list and options looked like questions before.
 * @param textOf a line of the paper by its number
 */
export function withItems(
  raws: readonly PastedQuestion[],
  textOf: (line: number) => string,
): PastedQuestion[] {
  const found: PastedQuestion[] = [];
  for (const raw of raws.map(withOwnItems)) {
    const from = found.findLastIndex(({ options }) => options.length > 0);
    const [above, ...between] = from < 0 ? [] : found.slice(from);
    const rest = [...between, raw];
    const isOpen = above?.last === 'option' && between.every(({ answers }) => answers.length === 0);
    const isList = (rest[0]?.numbered?.number ?? 1) === 1;
    if (!above || !isOpen || !isList || !nameItems(raw.options, above.options)) {
      found.push(raw);
      continue;
    }
    const below = rest.flatMap(({ line, question }) => [textOf(line), ...question.slice(1)]);
    const items = linesOf(above.options);
    const question = [...above.question, ...items, ...below];
    const problems = [...above.problems, ...rest.flatMap((each) => each.problems)];
    const { line, numbered, unclear } = above;
    found.splice(from, found.length, { ...raw, line, numbered, unclear, question, items, problems });
  }
  return found;
}
