import { referralCopy } from 'virtual:messages/referral';
import { invitesPerUnlock } from '@repo/contracts/limits/content';
import { Card } from '@repo/ui/card';
import { ProgressRing } from '@repo/ui/progress-ring';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';
import type { InviteRound } from '#src/account/super/invite-rules.ts';
import { languageOfLines } from '#src/platform/language/language.ts';

function TickBox({ n, isTicked }: { n: number; isTicked: boolean }) {
  return (
    <li
      className={clsx(
        'grid size-10 place-items-center rounded-chip border-2 bg-surface',
        isTicked ? 'border-tick' : 'border-line-strong',
      )}
    >
      <span className="sr-only">{referralCopy.friend({ n, isHere: isTicked })}</span>
      {isTicked ? <Tick size={28} animated className="text-redpen" /> : null}
    </li>
  );
}

/** Friends who joined in this round: a ring, and a box for each. */
export function InviteProgress({ round, note }: { round: InviteRound; note: string | null }) {
  const { accepted, used } = round;
  const boxes = Array.from({ length: invitesPerUnlock }, (_, index) => index + 1);
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <ProgressRing
        percent={(accepted / invitesPerUnlock) * 100}
        label={referralCopy.progress({ accepted })}
        size={112}
        color="var(--tick-fill)"
      >
        {referralCopy.round({ accepted })}
      </ProgressRing>
      <div className="grid min-w-52 flex-1 gap-3">
        <p className="font-bold">{referralCopy.progress({ accepted })}</p>
        <ol className="flex gap-2">
          {boxes.map((n) => (
            <TickBox key={n} n={n} isTicked={n <= accepted} />
          ))}
        </ol>
        {note ? <p lang={languageOfLines()}>{note}</p> : null}
        {used > 0 ? (
          <p className="text-meta text-ink-2">{referralCopy.usedUnlocks({ count: used })}</p>
        ) : null}
      </div>
    </Card>
  );
}
