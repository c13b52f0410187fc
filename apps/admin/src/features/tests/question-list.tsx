import { Button } from '@repo/ui/button';
import { ClipboardPaste, Plus } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { SortableArea } from '#src/editing/sortable-area.tsx';
import { controlOf, type TestIssue } from './check-test.ts';
import { QuestionsIssue } from './question-card.tsx';
import { QuestionRow } from './question-row.tsx';
import type { TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

const noIssues: readonly TestIssue[] = [];

function byQuestion(issues: readonly TestIssue[]): Map<string, TestIssue[]> {
  const found = new Map<string, TestIssue[]>();
  for (const issue of issues) {
    if (issue.questionKey === null) continue;
    const known = found.get(issue.questionKey);
    if (known) known.push(issue);
    else found.set(issue.questionKey, [issue]);
  }
  return found;
}

/** Up and Down go from question to question, Home and End to the first and last. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (event.altKey || event.ctrlKey || event.metaKey || !target.dataset.question) return;
  const heads = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-question]')];
  const at = heads.indexOf(target);
  const places: Record<string, number> = {
    ArrowUp: Math.max(0, at - 1),
    ArrowDown: Math.min(heads.length - 1, at + 1),
    Home: 0,
    End: heads.length - 1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  heads[place]?.focus();
}

/** The questions of a test, one of them open, in an order that can be changed; at least one stays. */
export function QuestionList({
  questions,
  issues,
  isPhone,
  openKey,
  acts,
  onReorder,
  onAdd,
  onPasteDialog,
}: {
  questions: TestForm['questions'];
  issues: readonly TestIssue[];
  isPhone: boolean;
  /** Key of the open question; null: none. */
  openKey: string | null;
  /** Always the same object. */
  acts: QuestionActs;
  onReorder: (keys: string[]) => void;
  onAdd: () => void;
  onPasteDialog: () => void;
}) {
  const issuesOf = useMemo(() => byQuestion(issues), [issues]);
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="text-h3">{testsCopy.questions}</h3>
      <SortableArea
        ids={questions.map(({ key }) => key)}
        nameAt={(index) => testsCopy.question(index + 1)}
        onReorder={onReorder}
      >
        {(move) => (
          <ol
            aria-label={testsCopy.questions}
            onKeyDown={onArrow}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
          >
            {questions.map((question, index) => {
              const found = issuesOf.get(question.key) ?? noIssues;
              const isOpen = question.key === openKey;
              return (
                <QuestionRow
                  key={question.key}
                  question={question}
                  index={index}
                  count={questions.length}
                  problems={found.length}
                  issues={isOpen ? found : noIssues}
                  isOpen={isOpen}
                  isPhone={isPhone}
                  acts={acts}
                  onMove={move}
                />
              );
            })}
          </ol>
        )}
      </SortableArea>
      <QuestionsIssue message={issues.find(({ field }) => field === 'questions')?.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          id={controlOf.questions}
          variant="outlined"
          size="sm"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={onAdd}
        >
          {testsCopy.addQuestion}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          icon={<ClipboardPaste size={18} aria-hidden="true" />}
          onClick={onPasteDialog}
        >
          {testsCopy.paste}
        </Button>
      </div>
    </div>
  );
}
