import './printed-sets.css';
import type { PaperSet } from '@repo/contracts/classroom-paper';
import { PrintedQuestion } from '@repo/ui/printed-question';
import { classroomCopy } from './classroom-copy.ts';
import { AnswerKey, AnswerSheet, MarkingScheme } from './printed-answers.tsx';
import { type PrintChoice, SheetHead } from './sheet-head.tsx';

/** Lines to write on, for each mark. */
const linesPerMark = 3;

function WritingLines({ count }: { count: number }) {
  return Array.from({ length: count }, (_, line) => <div key={line} className="printed-line" />);
}

function SetPages({ set, choice }: { set: PaperSet; choice: PrintChoice }) {
  const { choice: choices, written } = set;
  const hasSections = choices.length > 0 && written.length > 0;
  const { words } = classroomCopy;
  return (
    <section className="printed-set" data-set={set.name ?? undefined}>
      <SheetHead set={set} choice={choice} />
      {choice.instructions.length === 0 ? null : (
        <section className="printed-instructions">
          <h2>{classroomCopy.generalInstructions}</h2>
          <ol>
            {choice.instructions.map((instruction, at) => (
              <li key={at}>{instruction}</li>
            ))}
          </ol>
        </section>
      )}
      {choices.length === 0 ? null : (
        <section className="printed-section">
          {hasSections ? <h2>{classroomCopy.sectionChoice}</h2> : null}
          {choices.map((asked) => (
            <PrintedQuestion key={asked.number} asked={asked} words={words} />
          ))}
        </section>
      )}
      {written.length === 0 ? null : (
        <section className="printed-section">
          {hasSections ? <h2>{classroomCopy.sectionWritten}</h2> : null}
          {written.map((asked) => (
            <div key={asked.number} className="printed-asked">
              <PrintedQuestion asked={asked} words={words} />
              {choice.hasSpace ? <WritingLines count={asked.marks * linesPerMark} /> : null}
            </div>
          ))}
        </section>
      )}
    </section>
  );
}

/** All pages of a printed test: each set with its answer sheet, then the keys and the marking scheme. */
export function PrintedSets({ sets, choice }: { sets: readonly PaperSet[]; choice: PrintChoice }) {
  const hasChoice = sets.some((set) => set.choice.length > 0);
  return (
    <div className="printed-paper printed-sets" data-theme="light" aria-hidden="true">
      {sets.map((set) => (
        <div key={set.name}>
          <SetPages set={set} choice={choice} />
          {choice.hasAnswerSheet && hasChoice ? <AnswerSheet set={set} choice={choice} /> : null}
        </div>
      ))}
      {choice.hasKey ? (
        <section className="printed-set printed-keys">
          {hasChoice ? <AnswerKey sets={sets} choice={choice} /> : null}
          <MarkingScheme sets={sets} />
        </section>
      ) : null}
    </div>
  );
}
