import { textMaxLength } from '../limits/content.ts';

/**
 * The texts with markup that a question may have besides its own. Schemas, languages, forms, files, search, reports and
 * what students see follow from this list.
 */
export const extraTextFields = {
  explanation: { maxLength: textMaxLength },
} as const satisfies Record<string, { maxLength: number }>;

export type ExtraText = keyof typeof extraTextFields;
export const extraTexts = Object.keys(extraTextFields) as ExtraText[];

/** A value for each extra text. */
export const byExtraText = <T>(make: (name: ExtraText) => T): Record<ExtraText, T> =>
  Object.fromEntries(extraTexts.map((name) => [name, make(name)])) as Record<ExtraText, T>;
