import '#src/text/content-text.css';
import './printed-paper.css';
import type { AskedQuestion } from '@repo/contracts/classroom-paper';
import type { Question } from '@repo/contracts/items/question';
import { kindOf } from '@repo/contracts/items/question-kinds';
import type { Alternative } from '@repo/contracts/items/written';
import { letterOf, partText } from '@repo/contracts/question-names';
import { fullHalves, marksText, splitShared } from '@repo/contracts/written.rules';
import { Fragment } from 'react';
import { Markup } from '#src/markup/markup.tsx';

/** The words of a printed question, in the language of the paper. */
export type QuestionWords = { or: string; assertion: string; reason: string };

/** Options longer than this many characters are printed one per line. */
const longOption = 42;

function Options({ options }: { options: readonly string[] }) {
  const isLong = options.some((option) => option.length > longOption);
  return (
    <ul className="printed-options" data-long={isLong || undefined}>
      {options.map((option, index) => (
        <li key={index}>
          <span>({letterOf(index)})</span>
          <span>
            <Markup text={option} inline />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Statements({
  assertion,
  reason,
  words,
}: NonNullable<Question['statements']> & { words: QuestionWords }) {
  return (
    <>
      <div className="printed-named">
        <b>{words.assertion}:</b>
        <div>
          <Markup text={assertion} />
        </div>
      </div>
      <div className="printed-named">
        <b>{words.reason}:</b>
        <div>
          <Markup text={reason} />
        </div>
      </div>
    </>
  );
}

function ChoiceText({ question, words }: { question: Question; words: QuestionWords }) {
  const isStatements = kindOf(question) === 'assertionReason' && question.statements;
  return (
    <>
      <div className="content-text">
        {isStatements ? <Statements {...isStatements} words={words} /> : <Markup text={question.question} />}
      </div>
      <Options options={question.options} />
    </>
  );
}

function CaseText({ questions }: { questions: readonly Question[] }) {
  return (
    <>
      <div className="content-text printed-passage">
        <Markup text={questions[0]?.case?.passage ?? ''} />
      </div>
      {questions.map((question, part) => (
        <div key={part} className="printed-part">
          <span>{partText(part)}</span>
          <div>
            <div className="content-text">
              <Markup text={question.case?.ask ?? question.question} />
            </div>
            <Options options={question.options} />
          </div>
          <span>1</span>
        </div>
      ))}
    </>
  );
}

function AlternativeText({
  question,
  parts,
  name,
  hasMarks,
}: Alternative & { name: string | null; hasMarks: boolean }) {
  return (
    <>
      <div className="printed-named">
        <b>{name}</b>
        <div className="content-text">
          <Markup text={question} />
        </div>
      </div>
      {parts.map((part, index) =>
        part.name === undefined && part.text === undefined ? null : (
          <div key={index} className="printed-part">
            <span>{part.name}</span>
            <div className="content-text">
              <Markup text={part.text ?? ''} />
            </div>
            <span>{hasMarks ? marksText(fullHalves({ question, parts: [part] })) : null}</span>
          </div>
        ),
      )}
    </>
  );
}

function WrittenText({
  question: { passage, alternatives },
  words,
}: {
  question: Extract<AskedQuestion, { kind: 'written' }>['question'];
  words: QuestionWords;
}) {
  const { shared, own } = splitShared(alternatives);
  return (
    <>
      {passage ? (
        <div className="content-text printed-passage">
          <Markup text={passage} />
        </div>
      ) : null}
      {shared === null ? null : <AlternativeText {...shared} name={null} hasMarks />}
      {own.map((alternative, at) => (
        <Fragment key={at}>
          {at > 0 ? <p className="printed-or">{words.or}</p> : null}
          <AlternativeText
            {...alternative}
            name={own.length > 1 ? `(${letterOf(at)})` : null}
            hasMarks={shared !== null || alternative.parts.length > 1}
          />
        </Fragment>
      ))}
    </>
  );
}

/** A printed question: number, text, and marks at the edge. */
export function PrintedQuestion({ asked, words }: { asked: AskedQuestion; words: QuestionWords }) {
  const [only] = asked.kind === 'choice' ? asked.questions : [];
  return (
    <div className="printed-question">
      <span>{asked.number}.</span>
      <div>
        {asked.kind === 'written' ? <WrittenText question={asked.question} words={words} /> : null}
        {asked.kind === 'choice' && only?.case ? <CaseText questions={asked.questions} /> : null}
        {only && !only.case ? <ChoiceText question={only} words={words} /> : null}
      </div>
      <span>{asked.marks}</span>
    </div>
  );
}
