import { standingCopy } from 'virtual:messages/standing';
import { marksText } from '@repo/contracts/written.rules';
import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { useLibrary } from '#src/content/library/library.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import type { PaperStanding } from '#src/study/forecast/estimate.ts';
import { toStudy } from '#src/study/next/chapter-path.ts';
import { useStanding } from '#src/study/next/use-standing.ts';
import { useWaitingPapers } from '#src/study-log/outbox/use-outbox.ts';
import { MarksRuler } from './marks-ruler.tsx';
import { SubjectLevels } from './subject-levels.tsx';

/** Number of units shown. */
const gainsShown = 3;

type Gain = PaperStanding['gains'][number];

/** A unit with the link to its weakest open chapter. */
function UnitLink({ unitId, chapterId }: Pick<Gain, 'unitId' | 'chapterId'>) {
  const library = useLibrary();
  const target = toStudy(library, useStanding(), chapterId);
  if (!target) return <b>{unitId}</b>;
  const { chapter, tab } = target;
  return (
    <Link
      to="/tabs/$subjectId/$chapterId"
      params={{ subjectId: chapter.subjectId, chapterId }}
      search={tab === 'explanation' ? {} : { tab }}
      className="inline-flex min-h-11 items-center font-bold text-pen underline"
    >
      {unitId}
    </Link>
  );
}

function Gains({ gains }: Pick<PaperStanding, 'gains'>) {
  if (gains.length === 0) return null;
  return (
    <div>
      <h3 className="text-body">{standingCopy.gains}</h3>
      <ul className="mt-1 grid gap-1">
        {gains.slice(0, gainsShown).map(({ unitId, chapterId, marks, ofMarks }) => (
          <li key={unitId} className="grid justify-items-start break-words">
            <UnitLink {...{ unitId, chapterId }} />{' '}
            <span className="-mt-2 text-ink-2">{standingCopy.gain({ marks, ofMarks })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Marks = Extract<PaperStanding['forecast'], { kind: 'marks' }>;

/** Says why the forecast differs from the student's own last paper by more than its range. */
function LastPaper({ name, marks: { low, high, outOf } }: { name: string | null; marks: Marks }) {
  const { data = [] } = trpc.progress.paperResults.useQuery();
  const waiting = useWaitingPapers();
  const [last] = [...waiting, ...data]
    .filter((paper) => paper.name === name)
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
  const share = last ? (last.halves / last.outOfHalves) * outOf : low;
  if (!last || (share >= low && share <= high)) return null;
  const { lastPaper, paperHigher, paperLower } = standingCopy;
  return (
    <p>
      {lastPaper({ marks: marksText(last.halves), outOf: last.outOfHalves / 2 })}{' '}
      {share > high ? paperHigher : paperLower}
    </p>
  );
}

function ForecastPart({ standing: { name, forecast, noFigure, gains } }: { standing: PaperStanding }) {
  if (!forecast) return <p className="text-ink-2">{standingCopy.noFigure[noFigure ?? 'unknownMarks']}</p>;
  if (forecast.kind === 'notYet')
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          <b>{standingCopy.notYet({ answers: forecast.answersMissing, unit: forecast.unitId })}</b>{' '}
          <span className="text-ink-2">{standingCopy.notYetReason}</span>
        </p>
        <Link to="/practice" className={buttonClass({ variant: 'outlined' })}>
          {standingCopy.practise}
        </Link>
      </div>
    );
  const { middle, low, high, outOf } = forecast;
  return (
    <>
      <div className="grid gap-3">
        <p className="text-pretty font-bold">{standingCopy.marks({ middle, outOf, low, high })}</p>
        <MarksRuler low={low} high={high} outOf={outOf} />
        <LastPaper name={name} marks={forecast} />
      </div>
      <Gains gains={gains} />
      <p className="text-meta text-ink-2">{standingCopy.basis}</p>
    </>
  );
}

/** Forecast marks, the biggest gains, and the level of each subject and chapter. */
export function PaperStandingView({ standing }: { standing: PaperStanding }) {
  return (
    <div className="grid gap-4 pt-4">
      <ForecastPart standing={standing} />
      <SubjectLevels subjects={standing.subjects} />
    </div>
  );
}
