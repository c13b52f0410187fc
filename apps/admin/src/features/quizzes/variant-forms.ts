import { byExtraText, type ExtraText } from '@repo/contracts/items/extra-texts';
import type { QuestionKind } from '@repo/contracts/items/question-kinds';
import {
  filledQuestionVariants,
  type QuestionVariant,
  type QuestionVariants,
} from '@repo/contracts/items/question-variants';
import { type VariantLanguage, variantLanguages } from '@repo/contracts/languages';
import { z } from 'zod';

/** The texts of a question in another language in the form; options by key, so that texts follow them. */
export type VariantForm = {
  question: string;
  assertion: string;
  reason: string;
  passage: string;
  options: Record<string, string>;
} & Record<ExtraText, string>;
export type VariantForms = { [Language in VariantLanguage]?: VariantForm | undefined };
type Keyed = { key: string };

export const newVariant = (): VariantForm => ({
  ...{ question: '', assertion: '', reason: '', passage: '' },
  ...byExtraText(() => ''),
  options: {},
});

const text = z.string().default('');
const variantForm = z
  .object({
    ...{ question: text, assertion: text, reason: text, passage: text },
    ...byExtraText(() => text),
    options: z.record(z.string(), z.string()).default({}),
  })
  .optional();
/** Validates a draft on this device; older drafts have no variants. */
export const variantForms = z.object({ 'hi-IN': variantForm, 'hi-Latn': variantForm }).default({});

function formOfVariant(variant: QuestionVariant, options: readonly Keyed[]): VariantForm {
  const { question, statements, case: itsCase, options: texts = [] } = variant;
  return {
    question: itsCase?.ask ?? question ?? '',
    assertion: statements?.assertion ?? '',
    reason: statements?.reason ?? '',
    passage: itsCase?.passage ?? '',
    ...byExtraText((name) => variant[name] ?? ''),
    options: Object.fromEntries(options.map(({ key }, at) => [key, texts[at] ?? ''])),
  };
}

/**
 * Stored variants as forms.
 * @param options of the question in the form
 */
export const formsOfVariants = (
  variants: QuestionVariants | undefined,
  options: readonly Keyed[],
): VariantForms =>
  Object.fromEntries(
    variantLanguages.flatMap((language) => {
      const variant = variants?.[language];
      return variant ? [[language, formOfVariant(variant, options)]] : [];
    }),
  );

/** The variants in wire format, not validated. */
export function plainVariants({
  kind,
  variants,
  options,
}: {
  kind: QuestionKind;
  variants: VariantForms;
  options: readonly Keyed[];
}): QuestionVariants | undefined {
  const plain = variantLanguages.flatMap((language) => {
    const form = variants[language];
    if (!form) return [];
    const { question, assertion, reason, passage } = form;
    const variant: QuestionVariant = {
      question,
      options: options.map(({ key }) => form.options[key] ?? ''),
      ...byExtraText((name) => form[name]),
      statements: { assertion, reason },
      case: { passage, ask: question },
    };
    return [[language, variant]];
  });
  return filledQuestionVariants(Object.fromEntries(plain), kind);
}

/** Whether all languages are empty. */
export const areBlank = (variants: VariantForms): boolean =>
  Object.values(variants).every((form) => {
    const { options, ...texts } = form ?? newVariant();
    return [...Object.values(texts), ...Object.values(options)].every((each) => each.trim() === '');
  });

/**
 * The variants for a question whose options have new keys.
 * @param keys new keys by old ones
 */
export const withOptionKeys = (variants: VariantForms, keys: ReadonlyMap<string, string>): VariantForms =>
  Object.fromEntries(
    Object.entries(variants).flatMap(([language, form]) => {
      if (!form) return [];
      const options = Object.entries(form.options).map(([key, each]) => [keys.get(key) ?? key, each]);
      return [[language, { ...form, options: Object.fromEntries(options) }]];
    }),
  );

/** Changes the variant of each language. */
export const changedForms = (
  variants: VariantForms,
  change: (form: VariantForm) => VariantForm,
): VariantForms =>
  Object.fromEntries(
    Object.entries(variants).flatMap(([language, form]) => (form ? [[language, change(form)]] : [])),
  );

/** The variants of a case's questions, with the case's text taken from the one that has it. */
export function withOnePassage(group: readonly VariantForms[]): VariantForms[] {
  const passages = variantLanguages.flatMap((language) => {
    const passage = group.map((variants) => variants[language]?.passage ?? '').find(Boolean);
    return passage === undefined ? [] : [[language, passage] as const];
  });
  return group.map((variants) => {
    let all = variants;
    for (const [language, passage] of passages) {
      const form = all[language] ?? newVariant();
      if (form.passage !== passage) all = { ...all, [language]: { ...form, passage } };
    }
    return all;
  });
}
