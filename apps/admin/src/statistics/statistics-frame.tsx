import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { ProgressBar } from '@repo/ui/progress-bar';
import type { ReactNode } from 'react';
import { isSessionRefused } from '#src/api/failures.ts';
import { statisticsCopy } from './statistics-copy.ts';

/** Shown while figures are loading or after a failure. */
export function StatisticsMissing({ query }: { query: StatisticsQuery }) {
  const { error, refetch, isFetching } = query;
  return error && !isSessionRefused(error) ? (
    <ErrorPanel message={statisticsCopy.failed} onRetry={() => refetch()} isRetrying={isFetching} />
  ) : (
    <Loading>
      <Skeleton className="h-60 w-full" />
    </Loading>
  );
}
type StatisticsQuery = { error: unknown; refetch: () => unknown; isFetching: boolean };

/** The overall figures on one line, their meaning, and those of each question as list items. */
export function StatisticsList({
  totals,
  note,
  children,
}: {
  totals: readonly (string | null)[];
  note: string;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-x-4 gap-y-1 font-bold tabular-nums">
        {totals.map((total) => (total === null ? null : <span key={total}>{total}</span>))}
      </p>
      <p className="text-meta text-ink-2">{note}</p>
      <ol className="grid gap-5">{children}</ol>
    </div>
  );
}

/** One question: its text, its result, and how often each answer or point was given. */
export function StatisticsItem({
  kicker,
  heading,
  text,
  summary,
  reading,
  children,
}: {
  kicker: string | null;
  heading: ReactNode;
  /** The question's text, if a heading can't contain it. */
  text?: ReactNode;
  /** The question's result; null before the first try. */
  summary: string | null;
  /** The meaning of the figures, below the summary. */
  reading?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-2 border-t-[1.5px] border-line pt-4">
      {kicker === null ? null : <p className="text-caption text-ink-2">{kicker}</p>}
      <h3 className="text-body font-bold wrap-anywhere">{heading}</h3>
      {text}
      <p className="text-meta text-ink-2">{summary ?? statisticsCopy.notTried}</p>
      {reading}
      {summary === null ? null : <ul className="grid gap-2">{children}</ul>}
    </li>
  );
}

/** How often one answer or point was given, in words and as a bar. */
export function StatisticsShare({
  label,
  name,
  count,
  percent,
  tone = 'pen',
}: {
  label: ReactNode;
  /** The answer or point as plain text. */
  name: string;
  count: number;
  percent: number;
  tone?: 'pen' | 'tick';
}) {
  return (
    <li className="grid gap-1">
      <span className="flex items-start justify-between gap-3 text-meta">
        <span className="flex min-w-0 items-start gap-1.5 wrap-anywhere">{label}</span>
        <span className="shrink-0 tabular-nums">{statisticsCopy.chosen(count, percent)}</span>
      </span>
      <ProgressBar percent={percent} label={name} tone={tone} />
    </li>
  );
}
