/** A number right after the sign: '5', '1,200.50', '5k'. */
const amount = /^\.?\d[\d,]*(?:\.\d+)?(?:[kKmMbB]|bn)?(?![,.]?\d)(?![\p{L}\p{M}^_\\{])/u;
const amountMaxLength = 30;
const signs = /\\[\s\S]|\$+/g;
const blankLine = /\n[^\S\n]*\n/;
const ofFormulas = /[\\^_{}]/;
const word = /[\p{L}\p{M}]{3,}|[^\P{L}\p{Script=Latin}][\p{L}\p{M}]+/gu;
/** What can't end a formula: a blank, an opening bracket, a sign between two numbers, or the 'US' of 'US$'. */
const openEnd = /(?:[\s([\-–—/+,;:]|(?:^|[^\p{L}\d])[A-Z]{1,3})$/u;

type Sign = { at: number; size: number };
type Kind = 'money' | 'unsure' | 'formula';

/** Whether an amount is behind the sign; 'US$ 5' has a blank. */
function isAmountAt(text: string, at: number): boolean {
  const behind = text.slice(at + 1, at + 1 + amountMaxLength);
  const isNamed = /[A-Z]/.test(text.slice(Math.max(0, at - 1), at));
  return amount.test(isNamed ? behind.replace(/^ /, '') : behind);
}
const isBehindAmount = (text: string, at: number) =>
  /\d$/.test(text.slice(Math.max(0, at - 1), at)) && !/^[\p{L}\d]/u.test(text.slice(at + 1, at + 3));

/** What the first of two `$` signs means, judged by the text between them. */
function kindOf(text: string, start: number, end: number): Kind {
  const between = text.slice(start + 1, end);
  if (ofFormulas.test(between.replaceAll('**', ''))) return 'formula';
  const inside = between.replaceAll('*', '');
  const words = inside.match(word)?.length ?? 0;
  if (isAmountAt(text, start)) {
    const isNextAmount = isAmountAt(text, end);
    if (openEnd.test(inside))
      return isNextAmount || words > 0 || /[,;.?!:]\s*$/.test(inside) ? 'money' : 'unsure';
    return words > 1 ? 'money' : 'formula';
  }
  if (isBehindAmount(text, start) && /^[\s,;.)]/.test(inside) && words > 0 && !openEnd.test(inside))
    return 'money';
  return /\s$/.test(inside) && !/^\s/.test(inside) && isAmountAt(text, end) ? 'unsure' : 'formula';
}

/** Positions of the signs that mean money, and whether others may. */
function judge(text: string): { money: number[]; isUnsure: boolean } {
  const found: Sign[] = [...text.matchAll(signs)].flatMap(({ 0: sign, index }) =>
    sign.startsWith('$') ? { at: index, size: sign.length } : [],
  );
  const money: number[] = [];
  let isUnsure = false;
  let index = 0;
  while (index < found.length) {
    const { at, size } = found[index] as Sign;
    const more = size > 1 ? found.slice(index + 1).findIndex((sign) => sign.size === size) : 0;
    const end = more < 0 ? undefined : found[index + 1 + more];
    index += 1;
    const isPair = end?.size === size && !blankLine.test(text.slice(at, end.at));
    if (size > 1) {
      if (isPair) index += more + 1;
      continue;
    }
    const kind = isPair ? kindOf(text, at, end.at) : null;
    if (kind === 'money' || (kind === null && (isAmountAt(text, at) || isBehindAmount(text, at))))
      money.push(at);
    if (kind === 'unsure') isUnsure = true;
    if (kind === 'formula' || kind === 'unsure') index += 1;
  }
  return { money, isUnsure };
}

/** Escapes the `$` of amounts, because two unescaped ones would enclose a formula. */
export function withMoneySigns(text: string): string {
  if (!text.includes('$')) return text;
  let [result, from] = ['', 0];
  for (const at of judge(text).money) {
    result += `${text.slice(from, at)}\\`;
    from = at;
  }
  return result + text.slice(from);
}

/** Whether a formula of a text may be two amounts. */
export const hasUnsureMoney = (text: string): boolean => text.includes('$') && judge(text).isUnsure;
