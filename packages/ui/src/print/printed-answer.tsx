import '#src/text/content-text.css';
import './printed-paper.css';
import type { AskedQuestion } from '@repo/contracts/classroom-paper';
import type { Question } from '@repo/contracts/items/question';
import type { AnswerPart } from '@repo/contracts/items/written';
import { letterOf, partText } from '@repo/contracts/question-names';
import { marksText, splitShared } from '@repo/contracts/written.rules';
import { Fragment, type ReactNode } from 'react';
import { Markup } from '#src/markup/markup.tsx';

/** The words of a printed answer, in the language of the paper. */
export type AnswerWords = { or: string; anyCount: (count: { pick: number }) => string };

function ChoiceAnswers({ questions }: { questions: readonly Question[] }) {
  return questions.map(({ correctAnswer, options, explanation }, part) => (
    <div key={part}>
      <div className="printed-named">
        <b>
          {questions.length > 1 ? `${partText(part)} ` : null}({letterOf(correctAnswer)})
        </b>
        <div>
          <Markup text={options[correctAnswer] ?? ''} inline />
        </div>
      </div>
      {explanation ? (
        <div className="content-text">
          <Markup text={explanation} />
        </div>
      ) : null}
    </div>
  ));
}

function PartAnswer({
  part: { name, model, groups, note },
  words,
}: {
  part: AnswerPart;
  words: AnswerWords;
}) {
  return (
    <div className="content-text">
      {name ? <b>{name}</b> : null}
      <Markup text={model} />
      {groups.map(({ points, pick }, at) => (
        <div key={at}>
          {pick !== undefined && pick < points.length ? <p>{words.anyCount({ pick })}</p> : null}
          <ul className="printed-points">
            {points.map(({ text, halves }, index) => (
              <li key={index}>
                <span>
                  <span>
                    <Markup text={text} inline />
                  </span>
                  <b>{marksText(halves)}</b>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {note ? <p>{note}</p> : null}
    </div>
  );
}

function WrittenAnswers({
  question: { alternatives },
  words,
}: {
  question: Extract<AskedQuestion, { kind: 'written' }>['question'];
  words: AnswerWords;
}) {
  const { shared, own } = splitShared(alternatives);
  const answersOf = (parts: readonly AnswerPart[]) =>
    parts.map((part, index) => <PartAnswer key={index} part={part} words={words} />);
  return (
    <>
      {answersOf(shared?.parts ?? [])}
      {own.map(({ parts }, at) => (
        <Fragment key={at}>
          {at > 0 ? <p className="printed-or">{words.or}</p> : null}
          {own.length > 1 ? <b>({letterOf(at)})</b> : null}
          {answersOf(parts)}
        </Fragment>
      ))}
    </>
  );
}

/** Solution of a question: the right option and reason, or the model answer and its marking points. */
export function PrintedAnswer({
  asked,
  number = `${asked.number}.`,
  words,
}: {
  asked: AskedQuestion;
  /** The question's number, if it differs between papers. */
  number?: ReactNode;
  words: AnswerWords;
}) {
  return (
    <div className="printed-question">
      <span>{number}</span>
      <div>
        {asked.kind === 'choice' ? (
          <ChoiceAnswers questions={asked.questions} />
        ) : (
          <WrittenAnswers question={asked.question} words={words} />
        )}
      </div>
      <span>{asked.marks}</span>
    </div>
  );
}
