/** Fonts that draw other signs in the places of letters, some of them those of Hindi. */
export const signFonts = String.raw`(?:(?:symbol|wingdings|webdings)\b|kruti|devlys|chanakya|akruti|shree|shusha)`;
const signFont = new RegExp(`^${signFonts}`, 'i');

export const isSignFont = (name: string): boolean => signFont.test(name);

/** Whether letters in such a font show other signs; numbers, and Hindi in Unicode, look as they should. */
export const hasOtherSigns = (text: string): boolean =>
  /\p{L}/u.test(text) && !/\p{Script=Devanagari}/u.test(text);
