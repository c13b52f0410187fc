import type { QuestionStatistics as Figures } from '@repo/contracts/admin';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { ProgressBar } from '@repo/ui/progress-bar';
import { Tick } from '@repo/ui/tick';
import type { ReactNode } from 'react';
import { isSessionRefused } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { statisticsCopy } from './statistics-copy.ts';

const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** Tries, share of right answers and how often each option was chosen, question by question. */
export function QuestionStatistics({ testId }: { testId: string }) {
  const { data, error, refetch, isFetching } = trpc.admin.questionStatistics.useQuery(
    { testId },
    { gcTime: 0 },
  );
  if (!data)
    return error && !isSessionRefused(error) ? (
      <ErrorPanel message={statisticsCopy.failed} onRetry={() => refetch()} isRetrying={isFetching} />
    ) : (
      <Loading>
        <Skeleton className="h-60 w-full" />
      </Loading>
    );
  if (data.tries === 0) return <p>{statisticsCopy.none}</p>;
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap gap-x-4 gap-y-1 font-bold tabular-nums">
        <span>{statisticsCopy.tries(data.tries)}</span>
        <span>{statisticsCopy.passed(data.passed)}</span>
        {data.averageScorePercent === null ? null : (
          <span>{statisticsCopy.average(data.averageScorePercent)}</span>
        )}
      </p>
      <p className="text-meta text-ink-2">{statisticsCopy.note}</p>
      <ol className="grid gap-5">
        {data.questions.map((figures, index) => (
          <Question key={index} figures={figures} />
        ))}
      </ol>
    </div>
  );
}

function Question({ figures }: { figures: Figures }) {
  const { number, question, options, correctAnswer, tries, notSelected, shareCorrectPercent } = figures;
  return (
    <li className="grid gap-2 border-t-[1.5px] border-line pt-4">
      <p className="text-caption text-ink-2">
        {number === null ? statisticsCopy.earlier : statisticsCopy.question(number)}
      </p>
      <h3 className="text-body font-bold wrap-anywhere">{question}</h3>
      {shareCorrectPercent === null ? (
        <p className="text-meta text-ink-2">{statisticsCopy.notTried}</p>
      ) : (
        <>
          <p className="text-meta text-ink-2">{statisticsCopy.correct(shareCorrectPercent, tries)}</p>
          <ul className="grid gap-2">
            {options.map(({ text, chosen }, index) => (
              <Choice
                key={index}
                text={text}
                chosen={chosen}
                tries={tries}
                isRight={index === correctAnswer}
              />
            ))}
            {notSelected > 0 ? (
              <Choice
                text={<em>{statisticsCopy.notSelected}</em>}
                name={statisticsCopy.notSelected}
                chosen={notSelected}
                tries={tries}
              />
            ) : null}
          </ul>
        </>
      )}
    </li>
  );
}

function Choice({
  text,
  name,
  chosen,
  tries,
  isRight = false,
}: {
  text: ReactNode;
  name?: string;
  chosen: number;
  tries: number;
  isRight?: boolean;
}) {
  const percent = percentOf(chosen, tries);
  const label = name ?? String(text);
  return (
    <li className="grid gap-1">
      <span className="flex items-start justify-between gap-3 text-meta">
        <span className="flex min-w-0 items-start gap-1.5 wrap-anywhere">
          {isRight ? <Tick size={16} label={statisticsCopy.right} /> : null}
          <span className="min-w-0">{text}</span>
        </span>
        <span className="shrink-0 tabular-nums">{statisticsCopy.chosen(chosen, percent)}</span>
      </span>
      <ProgressBar percent={percent} label={label} tone={isRight ? 'tick' : 'pen'} />
    </li>
  );
}
