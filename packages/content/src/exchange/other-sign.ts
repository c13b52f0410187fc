/** Separators that authors invent. */
const otherSigns =
  /(?<!:)([^\p{L}\p{N}\s"'.()[\]{}_*$#?!\\])\1+|(?<=\s)(?:[-–—=→/~>»]|->|=>)(?=\s)|(?<=.):(?=\s)/gu;
/**
 * Uses of these signs that are no separators: gaps of Anki, ranges of years, and the start of a formula such
 * as 'Force, F = ma'.
 */
const signsOfTexts =
  /\{\{c\d+::|(?<=(?<![\d,])\d{4}\s)[-–—](?=\s\d{4}(?![\d,]))|(?<=,\s*[^\s,]{1,2}\s)=(?=\s)/g;
const minusOfNumbers = /(?<=\d\s)[-–—](?=\s\d)/g;
/** Signs that may belong to a formula, unless they are between two words. */
const signsOfFormulas = /(?<=\s)(?<!\p{L}{3}\s)[=/~>](?=\s)|(?<=\s)[=/~>](?=\s)(?!\s\p{L}{3})/gu;
const arrow = /^(?:->|=>|→)$/;

/** Whether enough lines differ before the colon, unlike 'Define: lens' and 'Define: ray'. */
function areTerms(lines: readonly string[], enough: number): boolean {
  const starts = new Set(lines.map((line) => line.slice(0, line.indexOf(': '))));
  return starts.size >= enough;
}

/**
 * A sign longer than a comma that occurs once in most lines, and so may be the separator; null for none.
 * @param isEven whether there are many lines, and all have the same number of delimiters
 * @param isTight whether the delimiter stands differently from a comma in prose
 * @param share the share of lines that counts as most
 */
export function otherSign(
  lines: readonly string[],
  {
    delimiter,
    isEven,
    isTight,
    share,
  }: { delimiter: string; isEven: boolean; isTight: boolean; share: number },
): string | null {
  const bare = (whole: string) => {
    const line = whole.replaceAll('**', '');
    const text = isEven ? line.replaceAll(signsOfTexts, '') : line;
    const isOfProgram = isEven && isTight;
    return isOfProgram ? text.replaceAll(minusOfNumbers, '').replaceAll(signsOfFormulas, '') : text;
  };
  const enough = lines.length * share;
  const isText = (sign: string) =>
    sign === delimiter ||
    (isEven && sign.startsWith(delimiter)) ||
    (isEven && isTight && arrow.test(sign)) ||
    (sign === ':' && !areTerms(lines, enough));
  const counts = new Map<string, number>();
  for (const line of lines.map(bare)) {
    const signs = line.match(otherSigns) ?? [];
    for (const sign of new Set(signs))
      if (signs.filter((each) => each === sign).length === 1) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [sign] = [...counts].find(([each, count]) => count >= enough && !isText(each)) ?? [];
  return sign ?? null;
}
