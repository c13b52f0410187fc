import { marksOfSet, type PaperSet } from '@repo/contracts/classroom-paper';
import { classroomCopy } from './classroom-copy.ts';

/** What a teacher chose beside the questions. */
export type PrintChoice = {
  title: string;
  subtitle: string;
  minutes: string;
  instructions: readonly string[];
  seed: number;
  hasSpace: boolean;
  hasAnswerSheet: boolean;
  hasKey: boolean;
};

/** Lines for a student's name, and the title above them. */
export function SheetHead({ set, choice, what }: { set: PaperSet; choice: PrintChoice; what?: string }) {
  const { title, subtitle, minutes, seed } = choice;
  return (
    <header className="printed-cover">
      <p>{subtitle}</p>
      <h1>{what === undefined ? title : `${title}: ${what}`}</h1>
      <p className="printed-facts">
        {set.name === null ? null : (
          <span>
            {classroomCopy.set(set.name)} · {classroomCopy.numberOnPaper(seed)}
          </span>
        )}
        {minutes === '' || what !== undefined ? null : <span>{classroomCopy.time(minutes)}</span>}
        <span>{classroomCopy.maximum(marksOfSet(set))}</span>
      </p>
      <p className="printed-name-lines">
        {classroomCopy.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </header>
  );
}
