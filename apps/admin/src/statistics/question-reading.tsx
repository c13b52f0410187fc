import type { QuestionStatistics } from '@repo/contracts/admin';
import { CircleAlert } from 'lucide-react';
import { type Discrimination, readingOf } from './question-readings.ts';
import { statisticsCopy } from './statistics-copy.ts';

/** What the figures of a question mean for a teacher. Empty while too few students have answered. */
export function QuestionReading({ figures }: { figures: QuestionStatistics }) {
  const reading = readingOf(figures);
  if (!reading) return null;
  const { discrimination, distractors, unchosen } = reading;
  return (
    <ul className="grid gap-1 text-meta">
      <li>{statisticsCopy.difficulty[reading.difficulty]}</li>
      {discrimination ? <ApartLine discrimination={discrimination} /> : null}
      {distractors ? (
        <li>
          {statisticsCopy.mostWrong(distractors.options.map(statisticsCopy.letter), distractors.percent)}
        </li>
      ) : null}
      {unchosen.length > 0 ? <li>{statisticsCopy.unchosen(unchosen.map(statisticsCopy.letter))}</li> : null}
    </ul>
  );
}

function ApartLine({ discrimination }: { discrimination: Discrimination }) {
  const words = statisticsCopy.discrimination[discrimination];
  if (discrimination !== 'reversed') return <li>{words}</li>;
  return (
    <li className="flex items-start gap-1.5 text-warn">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0">{words}</span>
    </li>
  );
}
