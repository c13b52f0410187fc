import { z } from 'zod';
import { type VariantLanguage, variantLanguages } from '../languages.ts';

/**
 * Texts of an item in other languages. All are optional: missing or blank ones fall back to the item's own
 * text (variants.rules.ts). A list of texts contains '' for a missing one.
 */
export type Variants<Texts extends object> = { [Language in VariantLanguage]?: Texts | undefined };

/** A schema of the same texts for each language, all optional. */
export const byLanguage = <Texts extends z.ZodType>(texts: Texts) =>
  z.object({ 'hi-IN': texts.optional(), 'hi-Latn': texts.optional() });

type Text = z.ZodType<string, string>;
/** The texts of one language, by name. */
type Texts<Name extends string> = { [Each in Name]?: string | undefined };
type Schema<Name extends string> = z.ZodOptional<z.ZodType<Variants<Texts<Name>>, Variants<Texts<Name>>>>;

/** Drops blank texts, and languages without any text. */
export function filledVariants<Texts extends object>(variants: Variants<Texts>): Variants<Texts> {
  const filled: Variants<Texts> = {};
  for (const language of variantLanguages) {
    const texts = Object.entries(variants[language] ?? {}).filter(
      ([, text]) => typeof text === 'string' && text.trim() !== '',
    );
    if (texts.length > 0) filled[language] = Object.fromEntries(texts) as Texts;
  }
  return filled;
}

/**
 * The variants of an item. An update without them doesn't change them; `{}` removes them.
 * @param texts the translatable texts, with the limits of the originals
 */
export function variantsField<Name extends string>(texts: Record<Name, Text>) {
  const optional = (of: (text: Text) => Text) =>
    Object.fromEntries(Object.entries<Text>(texts).map(([name, text]) => [name, of(text).optional()]));
  const given = optional((text) => text);
  const edited = byLanguage(z.object(given)).transform(filledVariants).optional();
  const wire = byLanguage(z.object(optional(() => z.string()))).optional();
  const file = byLanguage(z.strictObject(given)).strict().transform(filledVariants).optional();
  // A cast, because Object.entries and fromEntries lose the names of the caller's fields.
  return { wire, create: edited, update: edited, file } as unknown as Record<
    'wire' | 'create' | 'update' | 'file',
    Schema<Name>
  >;
}
