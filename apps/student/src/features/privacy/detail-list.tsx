import { Card } from '@repo/ui/card';
import { ChevronDown } from 'lucide-react';
import { type Detail, detailLabels, details } from './details-copy.ts';

const labels = ['what', 'why', 'howLong', 'who'] as const;

function DetailRow({ detail }: { detail: Detail }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2 font-bold hover:bg-sunken md:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{detail.title}</span>
        <ChevronDown size={20} aria-hidden="true" className="shrink-0 text-ink-3 group-open:rotate-180" />
      </summary>
      <dl className="grid gap-3 px-4 pt-1 pb-4 md:px-5">
        {labels.map((label) =>
          detail[label] ? (
            <div key={label}>
              <dt className="text-meta text-ink-2">{detailLabels[label]}</dt>
              <dd className="max-w-prose">{detail[label]}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </details>
  );
}

/** What is stored, kind by kind: why, how long and who sees it. Collapsed, because few read all of it. */
export function DetailList() {
  return (
    <Card flush className="divide-y divide-line">
      {details.map((detail) => (
        <DetailRow key={detail.title} detail={detail} />
      ))}
    </Card>
  );
}
