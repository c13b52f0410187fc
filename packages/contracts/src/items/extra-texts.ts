import { hintMaxLength, textMaxLength } from '../limits/content.ts';

/**
 * The texts with markup that a question may have besides its own, and whether students see them before or after they
 * answered. Schemas, languages, forms, files, search, reports and what students see follow from this list.
 */
export const extraTextFields = {
  explanation: { maxLength: textMaxLength, shown: 'after' },
  hint: { maxLength: hintMaxLength, shown: 'before' },
  secondHint: { maxLength: hintMaxLength, shown: 'before' },
} as const satisfies Record<string, { maxLength: number; shown: 'before' | 'after' }>;

export type ExtraText = keyof typeof extraTextFields;
export const extraTexts = Object.keys(extraTextFields) as ExtraText[];
export const isExtraText = (name: unknown): name is ExtraText => extraTexts.some((known) => known === name);

type Shown = (typeof extraTextFields)[ExtraText]['shown'];
type ShownExtra<When extends Shown> = {
  [Name in ExtraText]: (typeof extraTextFields)[Name]['shown'] extends When ? Name : never;
}[ExtraText];

const shownExtras = <When extends Shown>(when: When) =>
  extraTexts.filter((name): name is ShownExtra<When> => extraTextFields[name].shown === when);

/** The extra texts that a student may open before the answer, in their order. */
export const extrasBefore = shownExtras('before');
/** The extra texts that a student reads after the answer, in their order. */
export const extrasAfter = shownExtras('after');

/** A value for each extra text. */
export const byExtraText = <T>(make: (name: ExtraText) => T): Record<ExtraText, T> =>
  Object.fromEntries(extraTexts.map((name) => [name, make(name)])) as Record<ExtraText, T>;
