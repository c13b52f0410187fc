/** Stand in a text for what HTML lowers and raises, until formulas are made of it. Of no script: no file has them. */
export const raised = { sub: '\uE000', sup: '\uE001', end: '\uE002' } as const;

/** A text in which the signs mean nothing but what is put there. */
export const withoutRaisedSigns = (text: string) => text.replaceAll(/[\uE000-\uE002]/g, '');
