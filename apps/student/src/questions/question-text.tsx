import './question-text.css';
import type { Question } from '@repo/contracts/tests';
import { Markup } from '@repo/ui/markup';
import { RuledSheet } from '@repo/ui/ruled-sheet';
import { askedIn } from '#src/plain-text/question-texts.ts';
import { questionsCopy } from './questions-copy.ts';

const lines = ['assertion', 'reason'] as const;

/** Assertion and reason as an answer book has them: labelled A and R in its margin, on its lines. */
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

/** What a question asks: two statements, what this question of a case asks, or its whole text. */
export function QuestionText({ question, size }: { question: Question; size: 'small' | 'medium' }) {
  const { statements } = question;
  const asked = askedIn(question);
  if (asked === null && statements) return <StatementLines {...{ statements, size }} />;
  return <Markup text={asked ?? question.question} />;
}
