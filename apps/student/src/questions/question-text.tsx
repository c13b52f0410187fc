import './question-text.css';
import { kindOf } from '@repo/contracts/items/question-kinds';
import type { Question } from '@repo/contracts/tests';
import { Markup } from '@repo/ui/markup';
import { RuledSheet } from '@repo/ui/ruled-sheet';
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

/** What is asked where it is one text; null for an assertion and its reason. */
function askedIn(question: Question): string | null {
  const kind = kindOf(question);
  if (kind === 'assertionReason' && question.statements) return null;
  return kind === 'case' && question.case ? question.case.ask : question.question;
}

/** What a question asks: two statements, what this question of a case asks, or its whole text. */
export function QuestionText({ question, size }: { question: Question; size: 'small' | 'medium' }) {
  const { statements } = question;
  const asked = askedIn(question);
  if (asked === null && statements) return <StatementLines {...{ statements, size }} />;
  return <Markup text={asked ?? question.question} />;
}

/** The texts that `QuestionText` shows of a question. */
export function questionTexts(question: Question): readonly string[] {
  const asked = askedIn(question);
  return asked === null ? Object.values(question.statements ?? {}) : [asked];
}
