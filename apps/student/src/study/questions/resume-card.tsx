import { questionsCopy } from 'virtual:messages/questions';
import { unanswered } from '@repo/contracts/limits/progress';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import { isTyped, type TypedTexts } from './machine.ts';
import { RunningClock } from './running-clock.tsx';

/**
 * Offers to resume answers interrupted by a reload or crash. Their clock keeps running; when time is over,
 * `onResume` is called.
 */
export function ResumeCard({
  caption,
  title,
  line,
  resumeLabel,
  afreshLabel,
  answers,
  typed,
  deadlineMs,
  onResume,
  onAfresh,
}: {
  caption: string;
  title: string;
  /** Hindi in Latin script. */
  line: string;
  resumeLabel: string;
  afreshLabel: string;
  answers: readonly number[];
  typed: TypedTexts | undefined;
  /** Timestamp of the test clock in milliseconds; Infinity without a clock. */
  deadlineMs: number;
  onResume: () => void;
  onAfresh: () => void;
}) {
  const resuming = useAfterPaint(onResume);
  const answered = answers.filter((answer, at) => answer !== unanswered || isTyped(typed, at)).length;
  return (
    <MarginPage className="flex-1 py-6">
      <section
        className="mx-auto w-full max-w-120 rounded-card outline-ink bg-surface"
        aria-labelledby="resume-title"
      >
        <div className="grid gap-2 border-b-[1.5px] border-line p-4">
          <p className="text-caption text-ink-2">{caption}</p>
          <h2 id="resume-title">{title}</h2>
          <p lang={languageOfLines()} className="text-ink-2">
            {line}
          </p>
        </div>
        <p className="flex items-center justify-between gap-3 px-4 py-3">
          <span>{questionsCopy.answered({ n: answered, count: answers.length })}</span>
          {Number.isFinite(deadlineMs) ? (
            <RunningClock
              deadlineMs={deadlineMs}
              onTick={(nowMs) => {
                if (nowMs >= deadlineMs) onResume();
              }}
            />
          ) : null}
        </p>
        <div className="grid gap-3 border-t-[1.5px] border-line p-4">
          <Button onClick={resuming.run} busy={resuming.isWaiting} fullWidth>
            {resumeLabel}
          </Button>
          <Button variant="outlined" onClick={onAfresh} fullWidth>
            {afreshLabel}
          </Button>
        </div>
      </section>
    </MarginPage>
  );
}
