import { Card } from '@repo/ui/card';
import { dayText } from './day-text.ts';
import { progressCopy } from './progress-copy.ts';

/** The date the student joined. */
export function RecentActivity({ joinedDate }: { joinedDate: string | null | undefined }) {
  const day = dayText(joinedDate);
  return (
    <section aria-labelledby="recent-activity-title">
      <Card>
        <h2 id="recent-activity-title">{progressCopy.recentActivity}</h2>
        <p className="mt-2">{day ? progressCopy.joined(day) : progressCopy.unknownDate}</p>
      </Card>
    </section>
  );
}
