/** Fonts that show other signs instead of letters, some of them Hindi. */
export const signFonts = String.raw`(?:(?:symbol|wingdings|webdings)\b|kruti|devlys|chanakya|akruti|shree|shusha)`;
const signFont = new RegExp(`^${signFonts}`, 'i');

export const isSignFont = (name: string): boolean => signFont.test(name);

/** Whether text in such a font looks different; numbers and Unicode Hindi don't. */
export const hasOtherSigns = (text: string): boolean =>
  /\p{L}/u.test(text) && !/\p{Script=Devanagari}/u.test(text);
