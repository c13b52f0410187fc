import { dashboardCopy } from 'virtual:messages/dashboard';
import { Card } from '@repo/ui/card';
import { Character } from '@repo/ui/character';
import { Link } from '@tanstack/react-router';

/** The last card: features not available yet. */
export function MoreCard() {
  return (
    <Card dashed className="flex min-h-50 w-full flex-col items-center justify-center gap-1 text-center">
      <Character name="prakar" size={64} />
      <h2 className="mt-2 text-h3">{dashboardCopy.moreTitle}</h2>
      <Link to="/coming-soon" className="inline-flex min-h-11 items-center px-3 font-bold text-pen underline">
        {dashboardCopy.moreLink}
      </Link>
    </Card>
  );
}
