import { paperCopy } from 'virtual:messages/paper';
import { writtenCopy } from 'virtual:messages/written';
import type { AnswerPart } from '@repo/contracts/items/written';
import { marksText, splitShared } from '@repo/contracts/written.rules';
import { Markup } from '@repo/ui/markup';
import { Fragment } from 'react';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { letterOf } from '#src/study/questions/question-options.tsx';
import { alternativeLetter } from '#src/study/written/alternative-letter.ts';
import type { Asked, ChoiceAsked, WrittenAsked } from '#src/study/written/kept-paper.ts';
import { partText } from './paper-text.ts';

function ChoiceAnswers({ questions }: Pick<ChoiceAsked, 'questions'>) {
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

function PartAnswer({ part: { name, model, groups, note } }: { part: AnswerPart }) {
  return (
    <div className="content-text">
      {name ? <b>{name}</b> : null}
      <Markup text={model} />
      {groups.map(({ points, pick }, at) => (
        <div key={at}>
          {pick !== undefined && pick < points.length ? <p>{writtenCopy.anyCount({ pick })}</p> : null}
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

function WrittenAnswers({ question: { alternatives } }: Pick<WrittenAsked, 'question'>) {
  const { shared, own } = splitShared(alternatives);
  const answersOf = (parts: readonly AnswerPart[]) =>
    parts.map((part, index) => <PartAnswer key={index} part={part} />);
  return (
    <>
      {answersOf(shared?.parts ?? [])}
      {own.map(({ parts }, at) => (
        <Fragment key={at}>
          {at > 0 ? <p className="printed-or">{paperCopy.or}</p> : null}
          {own.length > 1 ? <b>({alternativeLetter(at)})</b> : null}
          {answersOf(parts)}
        </Fragment>
      ))}
    </>
  );
}

/** Solution of a question: the right option and reason, or the model answer and its marking points. */
export function PrintedAnswer({ asked }: { asked: Asked }) {
  return (
    <div className="printed-question">
      <span>{asked.number}.</span>
      <div>
        <ChapterFigures chapterId={asked.chapterId} isAlone>
          {asked.kind === 'choice' ? (
            <ChoiceAnswers questions={asked.questions} />
          ) : (
            <WrittenAnswers question={asked.question} />
          )}
        </ChapterFigures>
      </div>
      <span>{asked.marks}</span>
    </div>
  );
}
