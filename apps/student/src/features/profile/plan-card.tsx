import { planAt } from '@repo/contracts/auth.rules';
import { brand } from '@repo/contracts/brand';
import { Badge } from '@repo/ui/badge';
import { Card } from '@repo/ui/card';
import { useUser } from '#src/session/session.ts';
import { profileCopy } from './copy.ts';
import { longDate } from './long-date.ts';

/** The plan that holds now, in the words students know it by. */
export function PlanCard({ className }: { className?: string }) {
  const { plan, expiryDate, unlockedChapters } = useUser();
  const isSuper = plan === 'Pro' && planAt(expiryDate, new Date()) === 'Pro';
  return (
    <Card tone={isSuper ? 'marker' : 'surface'} className={className}>
      <h2 className="text-meta text-ink-2">{profileCopy.plan}</h2>
      <p className="mt-1 flex flex-wrap items-center gap-2">
        <span className="font-heading text-h2">{isSuper ? brand.planName : profileCopy.basic}</span>
        {isSuper && expiryDate ? (
          <Badge tone="super">{profileCopy.validTill(longDate(expiryDate))}</Badge>
        ) : null}
      </p>
      <p className="mt-1">
        {isSuper ? profileCopy.everyChapter : profileCopy.unlockedCount(unlockedChapters.length)}
      </p>
    </Card>
  );
}
