import type { QuestionKind } from '@repo/contracts/items/question-kinds';
import { Button } from '@repo/ui/button';
import { ClipboardPaste } from 'lucide-react';
import { type KeyboardEvent, useMemo } from 'react';
import { SortableArea } from '#src/editing/sortable-area.tsx';
import { type Selection, SelectionBar } from '#src/item-tab/selection.tsx';
import { AddQuestion } from './add-question.tsx';
import { CaseRow } from './case-row.tsx';
import { type FormGroup, groupsOf } from './cases.ts';
import type { TestIssue } from './check-test.ts';
import { kindsCopy } from './kinds-copy.ts';
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

function nameOf(group: FormGroup | undefined): string {
  if (!group) return '';
  const number = group.first + 1;
  return group.isCase ? kindsCopy.caseOf(number, group.questions.length) : testsCopy.question(number);
}

/** The sortable questions of a test, one of them expanded; the last one can't be removed. */
export function QuestionList({
  questions,
  issues,
  isPhone,
  openKey,
  selection,
  acts,
  onAdd,
  onPasteDialog,
}: {
  questions: TestForm['questions'];
  issues: readonly TestIssue[];
  isPhone: boolean;
  /** Key of the expanded question, or of the case whose text is expanded; null for none. */
  openKey: string | null;
  selection: Selection;
  /** Must be the same object on each render, so that rows do not render again. */
  acts: QuestionActs;
  onAdd: (kind: QuestionKind) => void;
  onPasteDialog: () => void;
}) {
  const issuesOf = useMemo(() => byQuestion(issues), [issues]);
  const groups = groupsOf(questions);
  const selected = selection.isOn ? selection.ids : null;
  const problemsOf = (key: string) => issuesOf.get(key)?.length ?? 0;
  const reorder = (groupKeys: string[]) => {
    const byKey = new Map(groups.map((group) => [group.key, group.questions]));
    const keys = groupKeys.flatMap((key) => byKey.get(key) ?? []).map(({ key }) => key);
    acts.dispatch({ type: 'orderQuestions', keys });
  };
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-h3">{testsCopy.questions}</h3>
        {questions.length > 1 || selection.isOn ? (
          <SelectionBar selection={selection} shown={questions.map(({ key }) => ({ _id: key }))} />
        ) : null}
      </div>
      <SortableArea
        ids={groups.map(({ key }) => key)}
        nameAt={(index) => nameOf(groups[index])}
        onReorder={reorder}
      >
        {(move) => (
          <ol
            aria-label={testsCopy.questions}
            onKeyDown={onArrow}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1.5"
          >
            {groups.map((group, index) => {
              const { key, first, isCase, questions: members } = group;
              const inGroup = members.some((member) => member.key === openKey);
              const shared = {
                index,
                count: groups.length,
                isOnly: questions.length === 1,
                isPhone,
                acts,
                onMove: move,
              };
              const [question] = members;
              if (isCase) {
                const isOpen = inGroup || key === openKey;
                return (
                  <CaseRow
                    key={key}
                    {...shared}
                    group={group}
                    problems={[key, ...members.map((member) => member.key)].map(problemsOf)}
                    issues={
                      isOpen
                        ? [key, ...(inGroup && openKey ? [openKey] : [])].flatMap(
                            (each) => issuesOf.get(each) ?? [],
                          )
                        : noIssues
                    }
                    openKey={isOpen ? openKey : null}
                    selected={selected}
                  />
                );
              }
              return question ? (
                <QuestionRow
                  key={key}
                  {...shared}
                  question={question}
                  number={first + 1}
                  inCase={null}
                  problems={problemsOf(key)}
                  issues={inGroup ? (issuesOf.get(key) ?? noIssues) : noIssues}
                  isOpen={inGroup}
                  isSelected={selected?.has(key) ?? null}
                />
              ) : null;
            })}
          </ol>
        )}
      </SortableArea>
      <QuestionsIssue message={issues.find(({ field }) => field === 'questions')?.message} />
      <div className="flex flex-wrap gap-2">
        <AddQuestion onAdd={onAdd} />
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
