import { progressCopy } from 'virtual:messages/progress';
import { Badge } from '@repo/ui/badge';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { ResultDetails } from './result-details.tsx';
import { type StoredResult, viewOfResult } from './result-view.ts';

const copy = progressCopy.results;

/** A result in short. Clicking anywhere toggles it; the button is its title. */
export function ResultRow({
  result,
  isOpen,
  onToggle,
}: {
  result: StoredResult;
  isOpen: boolean;
  onToggle: (button: HTMLElement) => void;
}) {
  const id = useId();
  const view = viewOfResult(result);
  return (
    <li>
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto_1.5rem] items-center max-[13rem]:gap-x-1 max-[13rem]:px-2 gap-x-3 gap-y-1 px-4 py-3 hover:bg-sunken md:px-5 lg:grid-cols-[minmax(0,1fr)_3.25rem_5.75rem_5.25rem_1.5rem]">
        <div className="min-w-0 narrow:col-span-full">
          <div className="flex flex-wrap items-center gap-x-2">
            <h3 className="min-w-0 text-body">
              <button
                type="button"
                id={`${id}-title`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `${id}-details` : undefined}
                onClick={(event) => onToggle(event.currentTarget)}
                className="min-h-11 wrap-anywhere text-left after:absolute after:inset-0"
              >
                {view.title}
              </button>
            </h3>
            <Badge tone={view.isPassed ? 'tick' : 'red'}>{view.isPassed ? copy.passed : copy.failed}</Badge>
          </div>
        </div>
        <p className="text-right font-heading text-h3 tabular-nums">
          <span className="sr-only">{copy.score}: </span>
          {view.scorePercent}%
        </p>
        <ChevronDown
          size={22}
          aria-hidden="true"
          className={clsx(
            'justify-self-end text-ink-3 transition-transform duration-120 lg:order-last',
            isOpen && 'rotate-180',
          )}
        />
        <p className="col-span-3 flex flex-wrap gap-x-1.5 text-meta text-ink-2 lg:order-last lg:col-span-full">
          <span className="min-w-0 break-words">{view.chapterName} ·</span>
          <span className="min-w-0 break-words">{view.subjectName} ·</span>
          <span>{copy.questions({ count: view.total })}</span>
        </p>
        <p className="col-span-3 flex flex-wrap gap-x-4 text-meta tabular-nums text-ink-2 lg:contents">
          <span>
            <span className="sr-only">{copy.time}: </span>
            {view.timeText}
          </span>
          <span>
            <span className="sr-only">{copy.date}: </span>
            {view.dateText}
          </span>
        </p>
      </div>
      {isOpen ? (
        <section id={`${id}-details`} aria-labelledby={`${id}-title`} className="px-4 pb-5 pt-1 md:px-5">
          <ResultDetails view={view} />
        </section>
      ) : null}
    </li>
  );
}
