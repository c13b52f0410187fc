import {
  type Language,
  languageNames,
  languages,
  type VariantLanguage,
  variantLanguages,
} from '@repo/contracts/languages';
import { Badge } from '@repo/ui/badge';
import { clsx } from 'clsx';
import { useId } from 'react';
import { itemsCopy } from './chapter-items-copy.ts';

/** English first, then those in which an item may have a variant. */
const choices = [languages[0], ...variantLanguages];

/** In which language an item is written now. Another one than English has the same fields, which may be left empty. */
export function LanguageField({
  value,
  onChange,
  className,
}: {
  value: Language;
  onChange: (language: Language) => void;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={clsx('grid min-w-0 gap-1.5', className)}>
      <legend className="mb-1.5 text-meta font-bold text-ink">{itemsCopy.language}</legend>
      <div className="grid grid-cols-3 rounded-control border-[1.5px] border-line-strong bg-surface">
        {choices.map((language) => (
          <label
            key={language}
            className={clsx(
              'grid min-h-11 cursor-pointer place-items-center rounded-control px-3 text-meta font-bold text-ink-2',
              'has-checked:bg-pen-tint has-checked:text-pen has-checked:shadow-[inset_0_0_0_1.5px_var(--pen)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={language}
              checked={value === language}
              onChange={() => onChange(language)}
              className="sr-only"
            />
            <span lang={language}>{itemsCopy.languages[language]}</span>
          </label>
        ))}
      </div>
      {value === languages[0] ? null : (
        <p className="text-caption text-ink-2">{itemsCopy.languageHint(languageNames[value])}</p>
      )}
    </fieldset>
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
