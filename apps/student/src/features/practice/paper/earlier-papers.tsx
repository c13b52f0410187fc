import { paperCopy } from 'virtual:messages/paper';
import type { PaperResult } from '@repo/contracts/progress';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading } from '@repo/ui/loading';
import { ChevronDown } from 'lucide-react';
import { isOutOfReach } from '#src/platform/api/out-of-reach.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { longDate } from '#src/platform/long-date.ts';
import { MarksText } from '#src/study/written/marks-text.tsx';
import { useWaitingPapers } from '#src/study-log/outbox/use-outbox.ts';
import { UnitBars } from './unit-bars.tsx';

function EarlierPaper({ result, isWaiting }: { result: Omit<PaperResult, '_id'>; isWaiting: boolean }) {
  const { name, createdAt, halves, outOfHalves, units } = result;
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block break-words font-bold">{name}</span>
            <span className="block text-caption text-ink-2">{longDate(createdAt)}</span>
            {isWaiting ? <span className="block text-caption text-warn">{paperCopy.waits}</span> : null}
          </span>
          <MarksText {...{ halves, outOfHalves }} className="shrink-0 font-bold text-redpen" />
          <ChevronDown size={20} aria-hidden="true" className="shrink-0 text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="pt-1 pb-4">
          <UnitBars units={units} />
        </div>
      </details>
    </li>
  );
}

/** Finished papers, newest first, each with its marks by unit. */
export function EarlierPapers() {
  const { data, isPending, isError, fetchStatus, failureReason, refetch } =
    trpc.progress.paperResults.useQuery();
  const cannotAsk = !data && isOutOfReach({ fetchStatus, failureReason });
  const waiting = useWaitingPapers().toReversed();
  const known = data ?? [];
  const isNone = waiting.length + known.length === 0;
  return (
    <section aria-labelledby="earlier-title">
      <h2 id="earlier-title" className="text-h3">
        {paperCopy.earlier}
      </h2>
      {cannotAsk ? (
        <p lang={languageOfLines()} className="mt-2 text-ink-2">
          {paperCopy.hinglish.earlierOffline}
        </p>
      ) : null}
      {isNone && isPending && !cannotAsk ? <Loading className="py-4" /> : null}
      {isNone && isError && !cannotAsk ? (
        <ErrorPanel message={paperCopy.earlierFailed} onRetry={() => void refetch()} />
      ) : null}
      {isNone && data ? <p className="mt-2 text-ink-2">{paperCopy.noEarlier}</p> : null}
      <ul className="mt-2 divide-y-[1.5px] divide-line">
        {waiting.map((result) => (
          <EarlierPaper key={`waiting ${result.createdAt}`} result={result} isWaiting />
        ))}
        {known.map((result) => (
          <EarlierPaper key={result._id} result={result} isWaiting={false} />
        ))}
      </ul>
    </section>
  );
}
