import { referralCopy } from 'virtual:messages/referral';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Character } from '@repo/ui/character';
import { ErrorPanel } from '@repo/ui/error-panel';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { LockedChapters } from './locked-chapters.tsx';
import type { Unlock } from './use-unlock.ts';

/** Five friends joined: Unlock opens the locked chapters, Cancel or Escape returns. */
export function UnlockPanel({ unlock }: { unlock: Unlock }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChoosing) heading.current?.focus();
  }, [isChoosing]);
  const close = () => {
    unlock.reset();
    setIsChoosing(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isChoosing || unlock.isBusy) return;
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from all that is inside
    <div onKeyDown={closeOnEscape}>
      <Card tone="marker" className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Character name="haldi" mood="cheer" size={64} className="shrink-0" />
          <div className="min-w-40 flex-1">
            <h2 className="text-h3">{referralCopy.earnedTitle}</h2>
            <p lang={languageOfLines()}>{referralCopy.hinglish.earned}</p>
          </div>
          <Button
            ref={button}
            variant={isChoosing ? 'outlined' : 'primary'}
            disabled={unlock.isBusy}
            aria-expanded={isChoosing}
            onClick={isChoosing ? close : () => setIsChoosing(true)}
            className="max-sm:w-full"
          >
            {isChoosing ? referralCopy.cancel : referralCopy.unlock}
          </Button>
        </div>
        {unlock.failure ? <ErrorPanel message={unlock.failure} /> : null}
        {isChoosing ? (
          <div className="grid gap-4">
            <h2 ref={heading} tabIndex={-1}>
              {referralCopy.chooseTitle}
            </h2>
            <LockedChapters unlock={unlock} />
          </div>
        ) : null}
      </Card>
    </div>
  );
}
