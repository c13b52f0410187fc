import { Button } from '@repo/ui/button';
import { ClipboardPaste, Plus } from 'lucide-react';
import { memo, useCallback, useRef } from 'react';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { controlOf, type TestFault } from './check-test.ts';
import { testsCopy } from './copy.ts';
import type { OptionRemoval } from './option-list.tsx';
import { QuestionCard, QuestionsFault } from './question-card.tsx';
import { newQuestion, type QuestionForm, type TestForm } from './test-form.ts';
import type { Dispatch } from './use-test-editor.ts';

type Props = {
  questions: TestForm['questions'];
  faults: TestFault[];
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

/** What is done with a question depends on the questions alone: other typing draws none of them anew. */
const isSame = (one: Props, other: Props) =>
  one.questions === other.questions &&
  one.faults === other.faults &&
  one.isPhone === other.isPhone &&
  one.openKey === other.openKey;

/** The questions of a test in an order that can be changed; at least one stays. */
export const QuestionList = memo(function QuestionList({
  questions,
  faults,
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
  // Stable, so that typing in one question does not draw the others anew.
  const focus = useCallback((control: string) => latest.current.onFocus(control), []);
  const optionRemoved = useCallback((removal: OptionRemoval) => {
    const index = latest.current.questions.findIndex(({ key }) => key === removal.questionKey);
    latest.current.onOptionRemoved(removal, index + 1);
  }, []);
  const pasted = useCallback(
    (found: QuestionForm[], afterKey: string) => latest.current.onPasted(found, afterKey),
    [],
  );
  const faultOf = (key: string, field: string) =>
    faults.find((fault) => fault.questionKey === key && fault.field === field)?.message;
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
            hasFault={faults.some(({ questionKey }) => questionKey === question.key)}
            question={question}
            questionFault={faultOf(question.key, 'question')}
            optionsFault={faultOf(question.key, 'options')}
            correctFault={faultOf(question.key, 'correctAnswer')}
            explanationFault={faultOf(question.key, 'explanation')}
            isPhone={isPhone}
            dispatch={dispatch}
            onFocus={focus}
            onOptionRemoved={optionRemoved}
            onPasted={pasted}
          />
        )}
      </SortableList>
      <QuestionsFault message={faults.find(({ field }) => field === 'questions')?.message} />
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
