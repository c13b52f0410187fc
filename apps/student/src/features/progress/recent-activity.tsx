import { progressCopy } from 'virtual:messages/progress';
import { Card } from '@repo/ui/card';
import { dayText } from './day-text.ts';

/** The date the student joined. */
export function RecentActivity({ joinedDate }: { joinedDate: string | null | undefined }) {
  const day = dayText(joinedDate);
  return (
    <section aria-labelledby="recent-activity-title">
      <Card>
        <h2 id="recent-activity-title">{progressCopy.recentActivity}</h2>
        <p className="mt-2">{day ? progressCopy.joined({ date: day }) : progressCopy.unknownDate}</p>
      </Card>
    </section>
  );
}
