/** A formula, in which `\Delta` and `\delta` are two things, or a word. */
const formulaOrWord = /\$[^$]*\$|\p{L}{4,}/gu;

/** A text as it is compared: spaces are one, around it there are none. */
export const withoutSpacing = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The same for a question: words may be written in capitals, symbols (m and M, kW and KW) differ by them. */
export const sameTextKey = (text: string): string =>
  withoutSpacing(text).replaceAll(formulaOrWord, (part) =>
    part.startsWith('$') ? part : part.toLowerCase(),
  );
