import { planCopy } from 'virtual:messages/plan';
import { profileCopy } from 'virtual:messages/profile';
import { Badge } from '@repo/ui/badge';
import { Card } from '@repo/ui/card';
import { UpgradeButton } from '#src/account/super/upgrade-button.tsx';
import { longDate } from '#src/platform/long-date.ts';
import { useUser } from '#src/platform/session/session.ts';

const copy = profileCopy.planCard;

/** The current plan by its public name, its end, and what remains afterwards. */
export function PlanCard({ className }: { className?: string }) {
  const { plan, expiryDate, unlockedChapters } = useUser();
  // As the server computed it: the device's clock may be wrong.
  const isSuper = plan === 'Pro';
  const unlocked = copy.unlockedCount({ count: unlockedChapters.length });
  return (
    <Card tone={isSuper ? 'marker' : 'surface'} className={className}>
      <h2 className="text-meta text-ink-2">{copy.title}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <span className="font-heading text-h2">{isSuper ? planCopy.name : copy.basic}</span>
        {isSuper && expiryDate ? (
          <Badge tone="super">{copy.validTill({ date: longDate(expiryDate) })}</Badge>
        ) : null}
      </p>
      <p className="mt-1">{isSuper ? copy.everyChapter : unlocked}</p>
      {isSuper ? <p className="mt-2 text-meta text-ink-2">{copy.afterwards}</p> : null}
      {!isSuper && expiryDate ? (
        <p className="mt-2 text-meta text-ink-2">{copy.ended({ date: longDate(expiryDate) })}</p>
      ) : null}
      <UpgradeButton
        className="mt-3"
        fullWidth
        variant={isSuper ? 'outlined' : 'primary'}
        label={isSuper ? copy.addMonth : planCopy.upgrade}
      />
    </Card>
  );
}
