import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { wellFormedText } from '../fields.ts';
import { type VariantLanguage, variantLanguages } from '../languages.ts';
import {
  caseAskMaxLength,
  optionsMax,
  passageMaxLength,
  statementMaxLength,
  textMaxLength,
} from '../limits/content.ts';
import { hasShownLists } from '../list-levels.ts';
import * as contentMessages from '../messages/content.ts';
import { byExtraText, extraTextFields, extraTexts } from './extra-texts.ts';
import type { QuestionKind } from './question-kinds.ts';
import { byLanguage, type Variants } from './variants.ts';

type Texts = ReturnType<typeof textsOf>;

const textsOf = (text: (max: number) => z.ZodType<string, string>) =>
  z.object({
    question: text(textMaxLength).optional(),
    options: z.array(wellFormedText().max(textMaxLength, byKind)).max(optionsMax).optional(),
    ...byExtraText((name) => text(extraTextFields[name].maxLength).optional()),
    statements: z
      .object({
        assertion: text(statementMaxLength).optional(),
        reason: text(statementMaxLength).optional(),
      })
      .optional(),
    case: z
      .object({ passage: text(passageMaxLength).optional(), ask: text(caseAskMaxLength).optional() })
      .optional(),
  });

const given = (max: number) =>
  wellFormedText().max(max, byKind).refine(hasShownLists, contentMessages.listTooDeep);

/** A question's texts in other languages, validated with the question. The board's options have none. */
export const questionVariants = {
  wire: byLanguage(textsOf(() => z.string())).optional(),
  create: byLanguage(textsOf(given)).optional(),
};
export type QuestionVariant = z.infer<Texts>;
export type QuestionVariants = Variants<QuestionVariant>;

const namesOfKind = {
  choice: ['question', 'options', ...extraTexts],
  assertionReason: ['statements', ...extraTexts],
  case: ['options', 'case', ...extraTexts],
} as const satisfies Record<QuestionKind, readonly (keyof QuestionVariant)[]>;

/** The trimmed non-blank parts; undefined for none. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined;
  if (Array.isArray(value)) {
    const texts = value.map((text) => String(text).trim());
    return texts.some((text) => text !== '') ? texts : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(value).flatMap(([name, each]) => {
    const said = filled(each);
    return said === undefined ? [] : [[name, said]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The variants without blank texts and fields of other kinds; undefined if nothing is left. */
export function filledQuestionVariants(
  variants: QuestionVariants | undefined,
  kind: QuestionKind,
): QuestionVariants | undefined {
  const ofKind = (variant: QuestionVariant | undefined) =>
    Object.fromEntries(namesOfKind[kind].map((name) => [name, variant?.[name]]));
  const all = variantLanguages.map((language) => [language, ofKind(variants?.[language])]);
  return filled(Object.fromEntries(all)) as QuestionVariants | undefined;
}

/** Whether every variant has as many options as the question, or none. */
export const hasMatchingOptions = (
  variants: QuestionVariants | undefined,
  kind: QuestionKind,
  options: readonly string[],
): boolean =>
  Object.values(filledQuestionVariants(variants, kind) ?? {}).every(
    (variant) => variant?.options === undefined || variant.options.length === options.length,
  );

/** A variant's text and the path of its field in the question. */
type VariantText = { language: VariantLanguage; path: string[]; text: string; isInline: boolean };

/** The texts of a question's variants, like `markedTexts`, with the options. */
export function variantTexts(variants: QuestionVariants | undefined): VariantText[] {
  return variantLanguages.flatMap((language) => {
    const variant = variants?.[language] ?? {};
    const { question, options = [], statements, case: itsCase } = variant;
    const texts: [path: string[], text: string | undefined][] = [
      [['question'], question],
      ...Object.entries(statements ?? {}).map(([name, text]): [string[], string] => [
        ['statements', name],
        text,
      ]),
      ...Object.entries(itsCase ?? {}).map(([name, text]): [string[], string] => [['case', name], text]),
      ...extraTexts.map((name): [string[], string | undefined] => [[name], variant[name]]),
      ...options.map((text, at): [string[], string] => [['options', String(at)], text]),
    ];
    return texts.flatMap(([path, text]) =>
      text
        ? [{ language, path: ['variants', language, ...path], text, isInline: path[0] === 'options' }]
        : [],
    );
  });
}

/** Maps each text of the variants. */
export function withVariantTexts<All extends object | undefined>(
  variants: All,
  change: (text: string) => string,
): All {
  const changed = (value: unknown): unknown => {
    // Missing texts of a list stay empty.
    if (typeof value === 'string') return value === '' ? value : change(value);
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each)]));
  };
  return changed(variants) as All;
}
