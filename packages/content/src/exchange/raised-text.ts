import { raised, raisedFormula, raisedWords, withoutRaisedSigns } from './raised-formula.ts';

const isRaise = (sign: string | undefined) => sign === raised.sub || sign === raised.sup;
const letter = /[A-Za-z0-9\u0370-\u03FF]/;
const joining = /[()[\]+=/\u2212\u00B7\u22C5\u00D7\u00B1\u2192]/;
/** The opening bracket is searched this far back. */
const bracketMaxLength = 60;

/** Whether the sign at this index belongs to the formula next to it, unlike words and the ends of sentences. */
function isJoined(text: string, at: number): boolean {
  const sign = text[at] ?? '';
  if (letter.test(sign) || joining.test(sign)) return true;
  const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? ''];
  if (sign === '.') return /\d/.test(before) && /\d/.test(after);
  if (sign !== '-') return false;
  // A hyphen between words is no minus sign.
  const hasWordBehind = /^[A-Za-z]{2}/.test(text.slice(at + 1, at + 3));
  const hasWordBefore = /[A-Za-z]{2}$/.test(text.slice(Math.max(0, at - 2), at));
  return !hasWordBehind && !hasWordBefore && (letter.test(after) || after === '(');
}

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0;
/** The number of unmatched closing brackets. */
const closedMore = (text: string) => count(text, /[)\]]/g) - count(text, /[([]/g);

/** The index of the opening bracket for the one closed before `at`, if it is near and without words inside; else `at`. */
function bracketStart(text: string, at: number, floor: number): number {
  const near = Math.max(floor, at - bracketMaxLength);
  for (let start = at - 1; start >= near; start -= 1) {
    const sign = text[start] ?? '';
    if (/[\n$*\uE000-\uE002]/.test(sign)) return at;
    if (/[([]/.test(sign)) return /[A-Za-z]{4}/.test(text.slice(start, at)) ? at : start;
  }
  return at;
}

/** A bold or italic letter just before loses its stars to the formula. */
const starred = /(\*{1,3})([A-Za-z0-9\u0370-\u03FF]{1,20})\1$/;

/** The start of a formula with a subscript or superscript at `mark`. */
function startOf(text: string, mark: number, floor: number): { start: number; base: string } {
  const stars = starred.exec(text.slice(Math.max(floor, mark - 30), mark));
  if (stars) return { start: mark - stars[0].length, base: stars[2] ?? '' };
  let start = mark;
  while (start > floor && isJoined(text, start - 1)) start -= 1;
  if (closedMore(text.slice(start, mark)) > 0) start = bracketStart(text, start, floor);
  return { start, base: text.slice(start, mark) };
}

function endOf(text: string, mark: number): number {
  let end = mark;
  while (end < text.length) {
    if (isRaise(text[end])) {
      const close = text.indexOf(raised.end, end);
      end = close === -1 ? text.length : close + 1;
    } else if (isJoined(text, end)) end += 1;
    else break;
  }
  return end;
}

/** How many brackets are stripped at most; a sentence has fewer in a row. */
const trimMax = 10;

/** Strips brackets that belong to the sentence, and trailing signs, from a formula. */
function trimmed(core: string): { before: string; inner: string; behind: string } {
  let [from, to] = [0, core.length];
  const isOpenSign = /[=+/\u2212-]/;
  for (let steps = 0; steps < trimMax && to > from; steps += 1) {
    const last = core[to - 1] ?? '';
    if (isOpenSign.test(last) || (/[)\]]/.test(last) && closedMore(core.slice(from, to)) > 0)) to -= 1;
    else if (/[([]/.test(core[from] ?? '') && closedMore(core.slice(from, to)) < 0) from += 1;
    else break;
  }
  return { before: core.slice(0, from), inner: core.slice(from, to), behind: core.slice(to) };
}

/**
 * Turns subscripts and superscripts into formulas together with adjacent letters and digits: `H₂O` in HTML
 * becomes `$\ce{H2O}$`. @param onLost called if something stays as plain words
 */
export function formulasOfRaised(text: string, onLost: () => void): string {
  const marks = new RegExp(`[${raised.sub}${raised.sup}]`, 'g');
  let [result, at] = ['', 0];
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const mark = found.index;
    const { start, base } = startOf(text, mark, at);
    const end = endOf(text, mark);
    const { before, inner, behind } = trimmed(base + text.slice(mark, end));
    const formula = raisedFormula(inner);
    if (formula === null) onLost();
    result += text.slice(at, start) + before + (formula ?? raisedWords(inner)) + behind;
    at = end;
    marks.lastIndex = end;
  }
  return result + text.slice(at);
}

const raiseTag = /<(\/?)(sub|sup)>/gi;

/** The same for texts that are no HTML but use these two tags, such as other programs' markdown. */
export function withRaisedTags(text: string): string {
  if (!/<su[bp]>/i.test(text)) return text;
  const signs = withoutRaisedSigns(text).replaceAll(raiseTag, (_, close: string, name: string) =>
    close ? raised.end : raised[name.toLowerCase() === 'sub' ? 'sub' : 'sup'],
  );
  // Nested or unmatched tags stay visible.
  const order = signs.replaceAll(/[^\uE000-\uE002]/g, '');
  return /^(?:[\uE000\uE001]\uE002)*$/.test(order) ? formulasOfRaised(signs, () => {}) : text;
}
