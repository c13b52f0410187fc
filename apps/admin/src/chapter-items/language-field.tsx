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

/** English first, then those in which an item may have a variant. */
const choices = [languages[0], ...variantLanguages];

/** In which language an item is written now. Another one than English has the same fields, which may be left empty. */
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

/** The languages in which an item has a variant, in a list. */
export function VariantBadges({ variants }: { variants: Variants }) {
  return variantLanguages
    .filter((language) => variants?.[language])
    .map((language) => (
      <Badge key={language} tone="neutral">
        <span lang={language}>{itemsCopy.languages[language]}</span>
      </Badge>
    ));
}

/** The same in words. */
export const namesOfVariants = (variants: Variants): string[] =>
  variantLanguages.flatMap((language) => (variants?.[language] ? [itemsCopy.languages[language]] : []));

/** What an item's variants say, to read and compare: each language's name, then its texts. */
export const textOfVariants = (variants: Variants): string[] =>
  variantLanguages.flatMap((language) => {
    const texts = textsBelow(variants?.[language]);
    return texts.length > 0 ? [[itemsCopy.languages[language], ...texts].join('\n')] : [];
  });

function textsBelow(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsBelow) : [];
}
