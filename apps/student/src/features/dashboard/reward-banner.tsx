import { dashboardCopy } from 'virtual:messages/dashboard';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Character } from '@repo/ui/character';
import { languageOfLines } from '#src/platform/language/language.ts';

/** A free chapter is available. It is claimed on a subject's screen, so this lets the student choose one. */
export function RewardBanner({
  isChoosing,
  onChoose,
  onCancel,
}: {
  isChoosing: boolean;
  onChoose: () => void;
  onCancel: () => void;
}) {
  return (
    <Card tone="marker" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Character name="haldi" mood="cheer" size={56} className="shrink-0" />
      <div className="min-w-40 flex-1">
        <h2 className="text-h3">{dashboardCopy.rewardTitle}</h2>
        <p lang={languageOfLines()} role="status" className={isChoosing ? 'font-bold text-warn' : undefined}>
          {isChoosing ? dashboardCopy.rewardHint : dashboardCopy.rewardText}
        </p>
      </div>
      <Button
        variant={isChoosing ? 'outlined' : 'primary'}
        onClick={isChoosing ? onCancel : onChoose}
        className="max-sm:w-full"
      >
        {isChoosing ? dashboardCopy.cancel : dashboardCopy.rewardButton}
      </Button>
    </Card>
  );
}
