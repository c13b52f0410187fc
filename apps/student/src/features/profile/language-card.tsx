import { ownNames } from 'virtual:messages';
import { profileCopy } from 'virtual:messages/profile';
import { Card } from '@repo/ui/card';
import { clsx } from 'clsx';
import { useId } from 'react';
import { changeLanguage, currentLanguage, languages } from '#src/platform/language/language.ts';
import { useNetwork } from '#src/platform/offline/connectivity.ts';

/** Language of the app on this device. */
export function LanguageCard({ className }: { className?: string }) {
  const titleId = useId();
  const isOnline = useNetwork() === 'online';
  const chosen = currentLanguage();
  const { title, text, offline } = profileCopy.language;
  return (
    <Card className={className}>
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="text-body font-bold">
          {title}
        </h2>
        <p className="text-meta text-ink-2">{isOnline ? text : offline}</p>
        <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2">
          {languages.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === chosen}
              disabled={!isOnline && language !== chosen}
              onClick={() => language !== chosen && changeLanguage(language)}
              className={clsx(
                'min-h-12 rounded-control border-[1.5px] px-1 font-bold disabled:text-ink-3',
                language === chosen
                  ? 'border-pen bg-pen-tint text-pen'
                  : 'border-line-strong bg-surface text-ink enabled:hover:bg-sunken',
              )}
            >
              {ownNames[language]}
            </button>
          ))}
        </div>
      </section>
    </Card>
  );
}
