import { Button } from '@repo/ui/button';
import { ClipboardPaste, Plus } from 'lucide-react';
import { memo, useCallback, useRef } from 'react';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { controlOf, type TestIssue } from './check-test.ts';
import type { OptionRemoval } from './option-list.tsx';
import { QuestionCard, QuestionsIssue } from './question-card.tsx';
import { extraIssues } from './question-fields.tsx';
import { newQuestion, type QuestionForm, type TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { Dispatch } from './use-test-editor.ts';

type Props = {
  questions: TestForm['questions'];
  issues: TestIssue[];
  dispatch: Dispatch;
  isPhone: boolean;
  /** Key of the open question on a phone; null: none. */
  openKey: string | null;
  onOpen: (key: string | null) => void;
  onFocus: (control: string) => void;
  onRemoved: (question: QuestionForm, index: number) => void;
  onOptionRemoved: (removal: OptionRemoval, questionNumber: number) => void;
  onPasted: (questions: QuestionForm[], afterKey: string) => void;
  onPasteDialog: () => void;
};

/** What is done with a question depends on the questions alone: other typing renders none of them again. */
const isSame = (one: Props, other: Props) =>
  one.questions === other.questions &&
  one.issues === other.issues &&
  one.isPhone === other.isPhone &&
  one.openKey === other.openKey;

/** The questions of a test in an order that can be changed; at least one stays. */
export const QuestionList = memo(function QuestionList({
  questions,
  issues,
  dispatch,
  isPhone,
  openKey,
  onOpen,
  onFocus,
  onRemoved,
  onOptionRemoved,
  onPasted,
  onPasteDialog,
}: Props) {
  const latest = useRef({ questions, onFocus, onOptionRemoved, onPasted });
  latest.current = { questions, onFocus, onOptionRemoved, onPasted };
  // Stable, so that typing in one question does not render the others again.
  const focus = useCallback((control: string) => latest.current.onFocus(control), []);
  const optionRemoved = useCallback((removal: OptionRemoval) => {
    const index = latest.current.questions.findIndex(({ key }) => key === removal.questionKey);
    latest.current.onOptionRemoved(removal, index + 1);
  }, []);
  const pasted = useCallback(
    (found: QuestionForm[], afterKey: string) => latest.current.onPasted(found, afterKey),
    [],
  );
  const issueOf = (key: string, field: string) =>
    issues.find((issue) => issue.questionKey === key && issue.field === field)?.message;
  const add = () => {
    const question = newQuestion();
    dispatch({ type: 'addQuestion', question });
    onOpen(question.key);
    onFocus(controlOf.question(question.key));
  };
  return (
    <div className="grid gap-3">
      <h3 className="text-h3">{testsCopy.questions}</h3>
      <SortableList
        label={testsCopy.questions}
        items={questions}
        idOf={({ key }) => key}
        nameOf={(_, index) => testsCopy.question(index + 1)}
        onReorder={(keys) => dispatch({ type: 'orderQuestions', keys })}
        className="grid gap-3"
        rowClassName="rounded-card"
      >
        {(question, { handle, moveButtons }, index) => (
          <QuestionCard
            number={index + 1}
            isLast={questions.length === 1}
            handle={handle}
            moveButtons={moveButtons}
            isOpen={openKey === question.key}
            onToggle={() => onOpen(openKey === question.key ? null : question.key)}
            onRemove={() => onRemoved(question, index)}
            hasIssue={issues.some(({ questionKey }) => questionKey === question.key)}
            question={question}
            questionIssue={issueOf(question.key, 'question')}
            optionsIssue={issueOf(question.key, 'options')}
            correctIssue={issueOf(question.key, 'correctAnswer')}
            {...extraIssues((name) => issueOf(question.key, name))}
            isPhone={isPhone}
            dispatch={dispatch}
            onFocus={focus}
            onOptionRemoved={optionRemoved}
            onPasted={pasted}
          />
        )}
      </SortableList>
      <QuestionsIssue message={issues.find(({ field }) => field === 'questions')?.message} />
      <div className="flex flex-wrap gap-2">
        <Button
          id={controlOf.questions}
          variant="outlined"
          size="sm"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={add}
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
}, isSame);
