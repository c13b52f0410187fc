/** Placeholders for subscripts and superscripts until they become formulas; private-use characters, which no file contains. */
export const raised = { sub: '\uE000', sup: '\uE001', end: '\uE002' } as const;

/** Removes such characters from a text. */
export const withoutRaisedSigns = (text: string) => text.replaceAll(/[\uE000-\uE002]/g, '');
