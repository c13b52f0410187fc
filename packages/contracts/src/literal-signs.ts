/** Placeholders for signs that are not markup, until the rest of the text is known. */
const star = '\uE003';
const minus = '\uE004';
const standIns = /[\uE003\uE004]/;

const formula = /\$\$[\s\S]*?\$\$|(?<!\\)\$[^$\n]*\$/g;
const formulaOrMarks =
  /\$\$[\s\S]*?\$\$|(?<!\\)\$[^$\n]*\$|(?<![\p{L}\p{M}\p{N}*\\)\]])(\*{1,3})(?=[^\s*])[^*\n]*?(?<=[^\s*])\1(?!\*)/gu;
/** '2*3', 'x*(y', '2**3'. */
const product = /(?<=[\p{L}\p{M}\p{N})\]])\*{1,2}(?=[\p{L}\p{N}([])/gu;
/** '- 5' or '- x' at the start of a line. */
const negative = /^([^\S\n]*)-(?=[^\S\n]+(?:[\d.(√₹$]|\p{L}(?![\p{L}\p{M}])))/gmu;
const listLine = /^[^\S\n]*[-+*\uE004][^\S\n]/gm;
const negativeItem = /^([^\S\n]*(?:[-+*]|\d+[.)])[^\S\n]+)\uE004/gm;
/** Runs of underscores, as blanks to fill in: markup would read them as the start or end of bold words. */
const opening = /(?<![^\s\p{P}\p{S}])(?<![_\\])_{3,}(?=[^\s_])/u;
const closing = /(?<=[^\s_\\])_{3,}(?!_)(?![^\s\p{P}\p{S}])/u;
const gap = /(?<!\\)_{3,}/g;

/** Replaces the signs of calculations in a plain text by placeholders. */
export function withStandIns(text: string): string {
  if (!/[*-]/.test(text) || standIns.test(text)) return text;
  const mark = (part: string) => part.replaceAll(product, (stars) => star.repeat(stars.length));
  let [result, at] = ['', 0];
  for (const { 0: whole, index } of text.matchAll(formulaOrMarks)) {
    result += mark(text.slice(at, index)) + whole;
    at = index + whole.length;
  }
  return (result + mark(text.slice(at))).replaceAll(negative, `$1${minus}`);
}

function withGaps(text: string): string {
  const start = opening.exec(text);
  const isMarkup = start !== null && closing.test(text.slice(start.index + start[0].length));
  return isMarkup ? text.replaceAll(gap, (line) => line.replaceAll('_', '\\_')) : text;
}

/** Restores the signs, escaped where they would be markup. */
export function withLiteralSigns(text: string): string {
  if (!standIns.test(text)) return text.includes('___') ? withGaps(text) : text;
  const hasMarks = (text.match(/\*+|\uE003+/g) ?? []).length > 1;
  const hasList = (text.match(listLine) ?? []).length > 1;
  const written = text
    .replaceAll(formula, (each) => each.replaceAll(star, '*').replaceAll(minus, '-'))
    .replaceAll(star, hasMarks ? '\\*' : '*')
    .replaceAll(negativeItem, '$1\\-')
    .replaceAll(/^([^\S\n]*)\uE004/gm, hasList ? '$1-' : '$1\\-')
    .replaceAll(minus, '-');
  return withGaps(written);
}

/**
 * The same for a text that may be markup or plain: stars don't change if one of them can only be markup, as
 * in '2*x* + 3*y*'.
 */
export function withSignsOfSums(text: string): string {
  const marked = withStandIns(text);
  const others = marked.replaceAll(formulaOrMarks, '').replaceAll('\\*', '');
  return withLiteralSigns(others.includes('*') ? marked.replaceAll(star, '*') : marked);
}
