import { verifyCopy } from 'virtual:messages/verify';
import { buttonClass } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { TickDisc } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';

/** Replaces the whole page after verification. */
export function VerifiedPage({ email }: { email?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <MarginPage className="grid min-h-dvh content-center py-8 md:justify-items-center">
      <main id="main" className="grid w-full max-w-100 justify-items-start gap-3">
        <TickDisc size={96} animated />
        <h1 ref={heading} tabIndex={-1} className="mt-3">
          {verifyCopy.verifiedTitle}
        </h1>
        <h2 className="text-tick">{verifyCopy.verifiedSubtitle}</h2>
        <p className="text-ink-2">{verifyCopy.verifiedText}</p>
        <Link
          to="/login"
          state={{ email }}
          className={buttonClass({ fullWidth: true, className: 'mt-3' })}
          lang={languageOfLines()}
        >
          {verifyCopy.verifiedButton}
        </Link>
      </main>
    </MarginPage>
  );
}
