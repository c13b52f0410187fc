import type { SyntaxError as GiftSyntaxError } from 'gift-pegjs';
import { bracesOf, type GiftBlock, isComment, readLines } from './gift-blocks.ts';
import { exchangeMessages } from './reading.ts';

const startMaxLength = 40;

/** The first words of a question without comments and its name, so that a teacher can find it in the file. */
export function startOf(text: string, hasName = false): string {
  const lines = text.split('\n').filter((line) => !isComment(line));
  const words = lines
    .join(' ')
    .slice(0, 10 * startMaxLength)
    .replace(hasName ? '' : /^\s*::[^:]*::/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length > startMaxLength ? `${words.slice(0, startMaxLength).trimEnd()}…` : words;
}

/** The text before the answers, and the answers. Escaped signs are masked, so that all remaining signs have a meaning. */
function sidesOf(text: string): { before: string; inside: string; behind: string } {
  const bare = text
    .split('\n')
    .map((line) => (isComment(line) ? '' : line.replaceAll(/\\./g, '__')))
    .join('\n');
  const [open, close] = [bare.indexOf('{'), bare.lastIndexOf('}')];
  return { before: bare.slice(0, open), inside: bare.slice(open + 1, close), behind: bare.slice(close + 1) };
}

/** Whether a sign has a space before it; '~=' starts a single answer. */
const isApart = (inside: string, at: number) => at === 0 || /[\s~]/.test(inside[at - 1] ?? '');

/** Whether an answer ends with a # and no feedback. */
export const hasEmptyFeedback = (text: string) => /[^#]#\s*(?:[=~]|$|####)/.test(sidesOf(text).inside);

/** The signs that start the second and later answers, each with whether a space precedes it. */
function laterSigns(text: string): { sign: string; isApart: boolean; isWeighted: boolean }[] {
  const [inside = ''] = sidesOf(text).inside.split('####');
  const all = [...inside.matchAll(/[=~]/g)].map(({ 0: sign, index }) => ({ sign, at: index }));
  // '~=' starts a single answer.
  const begun = all.filter(({ sign, at }) => sign === '~' || inside[at - 1] !== '~');
  return begun.slice(1).map(({ sign, at }) => ({
    sign,
    isApart: isApart(inside, at),
    isWeighted: /^\s*%-?\d/.test(inside.slice(at + 1)),
  }));
}

/**
 * The sign that belongs to a text, because it touches the text before it while others don't
 * ('~v=u+at ~s'); null for none.
 */
function gluedSign(text: string): string | null {
  const later = laterSigns(text);
  const glued = later.filter((each) => !each.isApart && !each.isWeighted);
  return glued.length < later.length ? (glued[0]?.sign ?? null) : null;
}

const weightedSign = /([=~])(\s*)%-?\d+(?:\.\d*)?%(\s*)/g;
const unevenSigns = [
  { sign: '=', loose: /\S[^\S\n]+=[^\S\n]/, tight: /=[^\s=~]/ },
  { sign: '~', loose: /\S[^\S\n]+~[^\S\n]/, tight: /~[^\s=~]/ },
];
const answerLine = /^\s*[=~]/;
const signInLine = /[^\s=~][^\S\n]+([=~])[^\S\n]/;

/** A sign inside an answer's line while other answers start lines ('= △ABC ~ △PQR'); null for none. */
function signInsideLine(inside: string): string | null {
  const lines = inside
    .replaceAll(weightedSign, '$1')
    .split('\n')
    .filter((line) => answerLine.test(line));
  return lines.length < 2 ? null : (lines.flatMap((line) => signInLine.exec(line)?.[1] ?? [])[0] ?? null);
}

/** A sign with a space after it inside a line while another has none ('=△ABC ~ △PQR ~x'); null for none. */
function unevenSign(text: string): string | null {
  const [inside = ''] = sidesOf(text).inside.split('####');
  // Remove weights, because a space next to a weight says nothing about the other signs.
  const bare = inside.replaceAll(weightedSign, (_, sign, before, behind) => (before + behind ? ' ' : sign));
  return (
    unevenSigns.find(({ loose, tight }) => loose.test(bare) && tight.test(bare))?.sign ??
    signInsideLine(inside)
  );
}

/**
 * A sign that probably cuts an answer's text: a # after only some of the answers, or an answer sign inside
 * feedback while all others follow a space ('=y#see 3~4 ~x').
 */
function cutBy(text: string): string | null {
  const [inside = ''] = sidesOf(text).inside.split('####');
  const answers = [...inside.matchAll(/([=~])([^=~]*)/g)].map(([, sign, said = ''], index, all) => ({
    sign: sign ?? '',
    said,
    isApart: isApart(inside, all[index]?.index ?? 0),
    isInFeedback: /#\s*\S/.test(all[index - 1]?.[2] ?? ''),
  }));
  const glued = answers.filter((answer) => !answer.isApart);
  if (glued.length === 1 && glued[0]?.isInFeedback && answers.length > 2) return glued[0].sign;
  const written = answers.filter(({ said }) => said.trim() !== '');
  const isCut = hasEmptyFeedback(text) && !written.every(({ said }) => said.includes('#'));
  return isCut ? '#' : null;
}

/** What the grammar reads as an answer's weight though it is no number; null for none. */
function wrongWeight(text: string): string | null {
  const lines = text.split('\n').filter((line) => !isComment(line));
  const bare = lines.join('\n').replaceAll(/\\./g, '__');
  const weights = [...bare.matchAll(/[=~]\s*(%[^%]*%)/g)].map(([, weight = '']) => weight);
  const wrong = weights.find((weight) => !/^%-?\d+(?:\.\d*)?%$/.test(weight));
  return wrong === undefined ? null : startOf(wrong, true);
}

/** Why valid GIFT would be read differently from what was meant; null if it would not. */
export function misreading(text: string, types: ReadonlySet<string>): string | null {
  const start = startOf(text);
  const isWeighted = ['MC', 'Short', 'Numerical'].some((type) => types.has(type));
  const weight = isWeighted ? wrongWeight(text) : null;
  if (weight !== null) return exchangeMessages.giftNoWeight(start, weight);
  const uneven = types.has('MC') || types.has('Short') ? unevenSign(text) : null;
  if (uneven !== null) return exchangeMessages.giftUnevenSign(start, uneven);
  if (types.has('Short') && laterSigns(text).some((each) => !each.isApart))
    return exchangeMessages.giftGluedEquals(start);
  const sign = types.has('MC') ? (gluedSign(text) ?? cutBy(text)) : null;
  return sign === null ? null : exchangeMessages.giftBareSign(start, sign);
}

/** A name between double colons. */
const title = /^\s*::[^:\n]*(?::[^:\n]+)*::/;

/** The line of a question's name that is not at its start, because there is text above; null for none. */
function titleBelow(text: string): string | null {
  const [first = '', ...others] = text.split('\n').filter((line) => !isComment(line));
  const below = title.test(first) ? undefined : others.find((line) => title.test(line));
  return below === undefined ? null : startOf(below.slice(0, below.indexOf('::', 2) + 2).trim(), true);
}

/** The line of a brace inside the answers, if they begin before it and end at the end. */
function lineOfBareBrace({ text, start }: GiftBlock, sign: '{' | '}'): number {
  const lines = text.split('\n').map((line) => bracesOf(line));
  const [at] = lines
    .flatMap((braces, index) => (braces.includes(sign) ? [index] : []))
    .slice(sign === '{' ? 1 : 0);
  return start + (at ?? lines.findIndex((braces) => braces.includes(sign)));
}

/**
 * Explains why a question is invalid GIFT, for teachers who don't know GIFT.
 * @returns a kind if it is valid, but of a kind that the reader doesn't know
 */
export function giftFault(block: GiftBlock, error: GiftSyntaxError): { problem: string } | { kind: string } {
  const { text, isCut } = block;
  const start = startOf(text);
  const say = (problem: string) => ({ problem });
  if (isCut) return say(exchangeMessages.giftCut(start));
  const above = titleBelow(text);
  if (above !== null) return say(exchangeMessages.giftTextAbove(start, above));
  const braces = bracesOf(text);
  if (braces === '') return say(exchangeMessages.giftNoBraces(start));
  const opened = braces.split('{').length - 1;
  const closed = braces.length - opened;
  // The answers end with the block, so the other brace belongs to a text.
  const isEnded = opened > 0 && closed > 0 && text.trimEnd().endsWith('}');
  if (isEnded && opened !== closed) {
    const sign = opened > closed ? '{' : '}';
    return say(exchangeMessages.giftBareBrace(start, sign, lineOfBareBrace(block, sign)));
  }
  if (opened > closed) return say(exchangeMessages.giftStaysOpen(start));
  if (closed > opened) return say(exchangeMessages.giftNotOpened(start));
  if (opened > 1) return say(exchangeMessages.giftTwoBraces(start));
  const weight = wrongWeight(text);
  if (weight !== null) return say(exchangeMessages.giftNoWeight(start, weight));
  const { before, inside, behind } = sidesOf(text);
  if (inside.trimStart().startsWith('#')) return { kind: 'number' };
  const bare = /[=~#]/.exec(before.replace(title, '') + behind)?.[0];
  if (bare) return say(exchangeMessages.giftBareSign(start, bare));
  const isMarked = inside.includes('=') || /~\s*%\s*100\s*%/.test(inside);
  if (inside.includes('~') && !isMarked) return say(exchangeMessages.giftNoRight(start));
  if (/[=~]\s*(?:[=~]|$)/.test(inside)) return say(exchangeMessages.giftEmptyAnswer(start));
  const found = error.found?.trim() ? `'${error.found}'` : exchangeMessages.giftEnd;
  const { index = 0 } = readLines(text)[error.location.start.line - 1] ?? {};
  return say(exchangeMessages.giftBroken(start, block.start + index, found));
}
