import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { editingCopy } from './editing-copy.ts';

/** Nobody reads a longer list; the form marks all invalid fields anyway. */
const shownMax = 20;

/** An error, the id of the control to fix, and its place if the message does not name it. */
export type ListedIssue = { message: string; control: string; where: string | null };

/** Everything that prevents saving an item, each a link to its field; announced when it appears. */
export function IssueSummary<Issue extends ListedIssue>({
  title,
  issues,
  onGoTo,
}: {
  title: string;
  issues: readonly Issue[];
  onGoTo: (issue: Issue) => void;
}) {
  const id = useId();
  if (issues.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border-[1.5px] border-redpen bg-red-tint p-4">
      <div role="alert">
        <h3 id={id} className="flex items-start gap-2 text-body font-bold text-redpen">
          <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          {title}
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
            {issue.where === null ? null : <span className="text-meta">{issue.where}</span>}
          </li>
        ))}
      </ul>
      {issues.length > shownMax ? (
        <p className="text-ink-2">{editingCopy.issuesMore(issues.length - shownMax)}</p>
      ) : null}
    </section>
  );
}
