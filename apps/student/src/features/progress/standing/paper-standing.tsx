import { buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import type { PaperStanding } from '#src/forecast/where-i-stand.ts';
import { MarksRuler } from './marks-ruler.tsx';
import { standingCopy } from './standing-copy.ts';
import { SubjectLevels } from './subject-levels.tsx';

/** Number of units shown. */
const gainsShown = 3;

function Gains({ gains }: Pick<PaperStanding, 'gains'>) {
  if (gains.length === 0) return null;
  return (
    <div>
      <h3 className="text-body">{standingCopy.gains}</h3>
      <ul className="mt-1 grid gap-1">
        {gains.slice(0, gainsShown).map(({ unitId, marks, ofMarks }) => (
          <li key={unitId} className="break-words">
            <b>{unitId}</b> <span className="text-ink-2">{standingCopy.gain(marks, ofMarks)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ForecastPart({ standing: { forecast, noFigure, gains } }: { standing: PaperStanding }) {
  if (!forecast) return <p className="text-ink-2">{standingCopy.noFigure[noFigure ?? 'unknownMarks']}</p>;
  if (forecast.kind === 'notYet')
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          <b>{standingCopy.notYet(forecast.answersMissing, forecast.unitId)}</b>{' '}
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
        <p className="text-pretty font-bold">{standingCopy.marks(middle, outOf, low, high)}</p>
        <MarksRuler low={low} high={high} outOf={outOf} />
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
