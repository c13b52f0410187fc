import type { PaperSet } from '@repo/contracts/classroom-paper';
import { letterOf, partText } from '@repo/contracts/question-names';
import { PrintedAnswer } from '@repo/ui/printed-answer';
import { classroomCopy } from './classroom-copy.ts';
import { type PrintChoice, SheetHead } from './sheet-head.tsx';

/** The questions with options of a set, each with its number; those of a case have one each. */
const numbered = ({ choice }: PaperSet) =>
  choice.flatMap(({ number, questions }) =>
    questions.map((question, part) => ({
      name: questions.length > 1 ? `${number} ${partText(part)}` : `${number}`,
      ...question,
    })),
  );

/** A page with a row of circles for each question with options. */
export function AnswerSheet({ set, choice }: { set: PaperSet; choice: PrintChoice }) {
  return (
    <section className="printed-set" data-set={set.name ?? undefined}>
      <SheetHead set={set} choice={choice} what={classroomCopy.answerSheet} />
      <p>{classroomCopy.fillOne}</p>
      <ol className="printed-circles">
        {numbered(set).map(({ name, options }) => (
          <li key={name}>
            <b>{name}</b>
            {options.map((_, at) => (
              <span key={at} className="printed-circle">
                {letterOf(at)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The right letters of each set. */
export function AnswerKey({ sets, choice }: { sets: readonly PaperSet[]; choice: PrintChoice }) {
  return (
    <>
      <h2>
        {choice.title}: {classroomCopy.key}
      </h2>
      {sets.map((set) => (
        <section key={set.name} className="printed-key">
          {set.name === null ? null : (
            <h3>
              {classroomCopy.set(set.name)} · {classroomCopy.numberOnPaper(choice.seed)}
            </h3>
          )}
          <ol className="printed-letters">
            {numbered(set).map(({ name, correctAnswer }) => (
              <li key={name}>
                {name} <b>({letterOf(correctAnswer)})</b>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** The model answers and points of the written questions, each with its number in every set. */
export function MarkingScheme({ sets }: { sets: readonly PaperSet[] }) {
  const [first] = sets;
  if (!first || first.written.length === 0) return null;
  const numberIn = (set: PaperSet, id: string) => set.written[set.writtenIds.indexOf(id)]?.number;
  return (
    <section className="printed-scheme">
      <h2>{classroomCopy.scheme}</h2>
      {first.written.map((asked, at) => (
        <PrintedAnswer
          key={asked.number}
          asked={asked}
          number={sets.map((set) => (
            <span key={set.name} className="printed-number">
              {[set.name, numberIn(set, first.writtenIds[at] ?? '')].filter(Boolean).join(' ')}
            </span>
          ))}
          words={classroomCopy.words}
        />
      ))}
    </section>
  );
}
