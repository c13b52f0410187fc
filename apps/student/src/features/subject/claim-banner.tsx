import { subjectCopy } from 'virtual:messages/subject';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Character } from '@repo/ui/character';
import { ErrorPanel } from '@repo/ui/error-panel';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import type { Claim } from './use-claim.ts';

/** A free chapter is available: 'Choose' turns on selection mode, 'Cancel' or Escape ends it. */
export function ClaimBanner({ claim }: { claim: Claim }) {
  const { isChoosing, choose, cancel, failure, isBusy } = claim;
  useKeys({ Escape: cancel }, { isOn: isChoosing });
  return (
    <Card tone="marker" className="grid gap-3">
      <div className="flex items-center gap-3">
        <Character name="haldi" mood="cheer" size={56} className="shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-h3">{subjectCopy.claimTitle}</h2>
          <p
            role="status"
            lang={isChoosing ? undefined : languageOfLines()}
            className={isChoosing ? 'font-bold' : undefined}
          >
            {isChoosing ? subjectCopy.claimHint : subjectCopy.hinglish.claimText}
          </p>
        </div>
      </div>
      <Button
        variant={isChoosing ? 'outlined' : 'primary'}
        disabled={isBusy}
        onClick={isChoosing ? cancel : choose}
      >
        {isChoosing ? subjectCopy.cancel : subjectCopy.choose}
      </Button>
      {failure ? <ErrorPanel message={failure} /> : null}
    </Card>
  );
}
