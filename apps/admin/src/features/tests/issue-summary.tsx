import { CircleAlert } from 'lucide-react';
import type { TestIssue } from './check-test.ts';
import { testsCopy } from './tests-copy.ts';

/** More than these nobody reads at once; the questions they are about are marked in the list. */
const shownMax = 20;

const namesItsQuestion = (message: string) => /question \d/i.test(message);

/** Everything that keeps a test from being saved, each a link to the field that mends it; spoken when it comes. */
export function IssueSummary({
  issues,
  onGoTo,
}: {
  issues: TestIssue[];
  onGoTo: (issue: TestIssue) => void;
}) {
  if (issues.length === 0) return null;
  return (
    <section
      aria-labelledby="test-issues"
      className="rounded-card border-[1.5px] border-redpen bg-red-tint p-4"
    >
      <div role="alert">
        <h3 id="test-issues" className="flex items-start gap-2 text-body font-bold text-redpen">
          <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          {testsCopy.issues(issues.length)}
        </h3>
      </div>
      <ul className="mt-1">
        {issues.slice(0, shownMax).map((issue) => (
          <li key={`${issue.control} ${issue.message}`} className="text-ink-2">
            <a
              href={`#${issue.control}`}
              className="inline-flex min-h-11 items-center text-ink underline decoration-2 underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                onGoTo(issue);
              }}
            >
              {issue.message}
            </a>{' '}
            {issue.questionNumber !== null && !namesItsQuestion(issue.message) ? (
              <span className="text-meta">{testsCopy.inQuestion(issue.questionNumber)}</span>
            ) : null}
          </li>
        ))}
      </ul>
      {issues.length > shownMax ? (
        <p className="text-ink-2">{testsCopy.issuesMore(issues.length - shownMax)}</p>
      ) : null}
    </section>
  );
}
