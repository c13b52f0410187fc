import './question-text.css';
import { questionsCopy } from 'virtual:messages/questions';
import type { Question } from '@repo/contracts/tests';
import { Markup } from '@repo/ui/markup';
import { RuledSheet } from '@repo/ui/ruled-sheet';
import { askedIn } from '#src/content/plain-text/question-texts.ts';

const lines = ['assertion', 'reason'] as const;

/** Assertion and reason, labelled A and R in the margin. */
function StatementLines({
  statements,
  size,
}: {
  statements: NonNullable<Question['statements']>;
  size: 'small' | 'medium';
}) {
  return (
    <RuledSheet size={size} className="statements">
      {lines.map((name) => (
        <div key={name} className="statement">
          <span aria-hidden="true" className="statement-letter">
            {questionsCopy.statements[name].letter}
          </span>
          <span className="sr-only">{questionsCopy.statements[name].name}: </span>
          <div className="statement-text">
            <Markup text={statements[name]} />
          </div>
        </div>
      ))}
    </RuledSheet>
  );
}

/** Text of a question: two statements, a case's sub-question, or its whole text. */
export function QuestionText({ question, size }: { question: Question; size: 'small' | 'medium' }) {
  const { statements } = question;
  const asked = askedIn(question);
  if (asked === null && statements) return <StatementLines {...{ statements, size }} />;
  return <Markup text={asked ?? question.question} />;
}
