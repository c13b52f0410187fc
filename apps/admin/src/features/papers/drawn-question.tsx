import type { Question } from '@repo/contracts/items/question';
import { kindOf } from '@repo/contracts/items/question-kinds';
import type { Alternative } from '@repo/contracts/items/written';
import type { PaperQuestion } from '@repo/contracts/papers.compose';
import { splitShared } from '@repo/contracts/written.rules';
import { Markup } from '@repo/ui/markup';
import { MarginMarks } from '#src/chapter-items/margin-marks.tsx';
import { studentText } from '#src/chapter-items/student-text.ts';
import { papersCopy } from './papers-copy.ts';
import type { PaperSource } from './use-drawn-paper.ts';

function Text({ text }: { text: string }) {
  return (
    <div className={studentText}>
      <Markup text={text.trim() || papersCopy.untitled} />
    </div>
  );
}

function FromTest({ questions }: { questions: readonly Question[] }) {
  const [first] = questions;
  if (!first) return null;
  const kind = kindOf(first);
  if (kind === 'assertionReason' && first.statements)
    return (
      <>
        <p className="text-meta font-bold">{papersCopy.assertion}</p>
        <Text text={first.statements.assertion} />
        <p className="text-meta font-bold">{papersCopy.reason}</p>
        <Text text={first.statements.reason} />
      </>
    );
  if (kind === 'case' && first.case)
    return (
      <>
        <Text text={first.case.passage} />
        <ol className="list-[lower-roman] pl-6">
          {questions.map((question, index) => (
            <li key={index}>
              <Text text={question.case?.ask ?? question.question} />
            </li>
          ))}
        </ol>
      </>
    );
  return <Text text={first.question} />;
}

function AskedText({ question, parts }: Alternative) {
  return (
    <>
      {question === '' ? null : <Text text={question} />}
      {parts.map((part, at) =>
        part.text ? <Text key={at} text={[part.name, part.text].filter(Boolean).join(' ')} /> : null,
      )}
    </>
  );
}

function Written({ source, question }: { source: PaperSource; question: PaperQuestion }) {
  if (question.kind !== 'written') return null;
  const found = source.written?.find(({ _id }) => _id === question.writtenId);
  const { shared, own } = splitShared(found?.alternatives.slice(0, question.hasChoice ? 2 : 1) ?? []);
  return (
    <>
      {found?.passage ? <Text text={found.passage} /> : null}
      {shared === null ? null : <AskedText {...shared} />}
      {own.map((alternative, index) => (
        <div key={index} className="grid min-w-0 gap-1">
          {index > 0 ? <p className="text-center text-meta font-bold">{papersCopy.or}</p> : null}
          <AskedText {...alternative} />
        </div>
      ))}
    </>
  );
}

/** A question of a drawn paper with its number and marks, without the answer. */
export function DrawnQuestion({
  number,
  question,
  sources,
}: {
  number: number;
  question: PaperQuestion;
  sources: readonly PaperSource[];
}) {
  const source = sources.find(({ _id }) => _id === question.chapterId);
  if (!source) return null;
  const test =
    question.kind === 'written' ? undefined : source.tests.find(({ _id }) => _id === question.testId);
  return (
    <li className="flex items-start gap-3 border-line border-t-[1.5px] py-2.5 first:border-t-0">
      <span className="w-7 shrink-0 text-right font-bold tabular-nums">{number}.</span>
      <div className="grid min-w-0 flex-1 gap-1">
        {question.kind === 'written' ? (
          <Written source={source} question={question} />
        ) : (
          <FromTest
            questions={test?.questions.slice(question.index, question.index + question.count) ?? []}
          />
        )}
      </div>
      <MarginMarks halves={question.marks * 2} />
    </li>
  );
}
