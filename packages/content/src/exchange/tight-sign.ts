const dashOfList =
  /(?<=[\p{L}\p{M}]{3})[-–—](?=\s+(?!(?:and|or|to)\b)\p{L})|(?<=\s)[-–—](?=[\p{L}\p{M}]{3})/u;
const longDash = /(?<=\p{L}|\p{M}|[\d)])—(?=\p{L})|(?<=\p{L}|\p{M}|\))—(?=\d)/u;
const afterQuestion = /\?(?=\s*[\p{L}\p{N}](?:.*[^?.!…\s])?\s*$)/u;
/** A hyphen inside a word is followed by a single word, and formulas contain no words. */
const insideWords =
  /(?<=[\p{L}\p{M}]{2})[-–](?=[\p{L}\p{M}]+\s+\p{L})|(?<=[\p{L}\p{M}]{2}):(?=[\p{L}\p{M}]{3})|(?<=[^\s=<>-])(?:->|=>|→|=)(?=\p{Ll}{3}|\p{Lo}\p{M}?\p{Lo})/u;
/** Maximum number of words in a term before a hyphen. */
const termWordsMax = 4;

/**
 * A sign without spaces on both sides that occurs once before the delimiter in most lines, and so may be the
 * real separator; null for none.
 * @param isSure whether all lines confirm the delimiter, so that a sign inside words belongs to a text
 * @param share the share of lines that counts as most
 */
export function tightSign(
  lines: readonly string[],
  { delimiter, isSure, share }: { delimiter: string; isSure: boolean; share: number },
): string | null {
  const signs = [dashOfList, longDash, afterQuestion, ...(isSure ? [] : [insideWords])];
  const enough = lines.length * share;
  const starts = new Map<string, string[]>();
  for (const line of lines) {
    // A quoted text ends with its quotation marks.
    const [start = ''] = line.startsWith('"') ? [] : line.split(delimiter, 1);
    for (const sign of signs) {
      const [term = '', ...rest] = start.split(sign);
      const [found] = sign.exec(start) ?? [];
      const isTerm =
        sign !== insideWords || (term.trim().split(/\s+/).length <= termWordsMax && !/\?\s*$/.test(start));
      if (found && rest.length === 1 && isTerm) starts.set(found, [...(starts.get(found) ?? []), term]);
    }
  }
  // Before a real separator, each line has a different term, unlike 'Define:lens' and 'Define:ray'.
  const [sign] = [...starts].find(([, terms]) => new Set(terms).size >= enough) ?? [];
  return sign ?? null;
}

const anyDash = /\s[-–—]\s/;
const loneSigns = ['->', '=>', '→', ':', '–', '—', '-', '=', '~', '/'];

/** The sign that splits most lines into two texts if nothing else does; null for none. */
export function loneSign(lines: readonly string[], share: number): string | null {
  const termsOf = (sign: string | RegExp) =>
    lines.flatMap((line) => {
      const [term = '', end = '', ...more] = line.split(sign).map((text) => text.trim());
      return term !== '' && end !== '' && more.length === 0 ? [term] : [];
    });
  const cutsMost = (sign: string | RegExp) => new Set(termsOf(sign)).size >= lines.length * share;
  return loneSigns.find(cutsMost) ?? (cutsMost(anyDash) ? '- – —' : null);
}
