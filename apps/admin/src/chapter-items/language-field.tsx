import {
  type Language,
  languageNames,
  languages,
  type VariantLanguage,
  variantLanguages,
} from '@repo/contracts/languages';
import { Badge } from '@repo/ui/badge';
import { itemsCopy } from './chapter-items-copy.ts';
import { RadioRow } from './radio-row.tsx';

/** English first, then the languages of variants. */
const choices = [languages[0], ...variantLanguages];

/** The language being edited. Languages other than English have the same fields, all optional. */
export function LanguageField(props: {
  value: Language;
  onChange: (language: Language) => void;
  className?: string;
}) {
  const { value } = props;
  const hint = value === languages[0] ? undefined : itemsCopy.languageHint(languageNames[value]);
  return (
    <RadioRow legend={itemsCopy.language} values={choices} hint={hint} {...props}>
      {(language) => <span lang={language}>{itemsCopy.languages[language]}</span>}
    </RadioRow>
  );
}

type Variants = { [Language in VariantLanguage]?: object | undefined } | undefined;

/** Badges for the languages of an item's variants, in a list. */
export function VariantBadges({ variants }: { variants: Variants }) {
  return variantLanguages
    .filter((language) => variants?.[language])
    .map((language) => (
      <Badge key={language} tone="neutral">
        <span lang={language}>{itemsCopy.languages[language]}</span>
      </Badge>
    ));
}

/** The names of the languages that an item's variants are in. */
export const namesOfVariants = (variants: Variants): string[] =>
  variantLanguages.flatMap((language) => (variants?.[language] ? [itemsCopy.languages[language]] : []));

/** An item's variants as text to read and compare: each language's name, then its texts. */
export const textOfVariants = (variants: Variants): string[] =>
  variantLanguages.flatMap((language) => {
    const texts = textsBelow(variants?.[language]);
    return texts.length > 0 ? [[itemsCopy.languages[language], ...texts].join('\n')] : [];
  });

function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsBelow) : [];
}
