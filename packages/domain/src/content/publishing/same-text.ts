/** A word, or a formula, in which case matters: `\Delta` is not `\delta`. */
const formulaOrWord = /\$[^$]*\$|\p{L}{4,}/gu;

/** Normalizes white space for comparisons. */
export const withoutSpacing = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The same for a question, ignoring the case of words, but not of symbols (m and M, kW and KW). */
export const sameTextKey = (text: string): string =>
  withoutSpacing(text).replaceAll(formulaOrWord, (part) =>
    part.startsWith('$') ? part : part.toLowerCase(),
  );
