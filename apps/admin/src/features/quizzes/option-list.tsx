import { optionsMax, optionsMin } from '@repo/contracts/limits/content';
import { letterOf } from '@repo/contracts/question-names';
import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { controlOf } from './check-test.ts';
import { OptionRow } from './option-row.tsx';
import type { OptionForm, QuestionForm } from './test-form.ts';
import { newOption } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { Dispatch } from './use-test-editor.ts';

export type OptionRemoval = { questionKey: string; option: OptionForm; index: number; wasCorrect: boolean };

/** The 2 to 6 options of a question, sortable; a radio of each marks the right answer. */
export function OptionList({
  question,
  optionsIssue,
  correctIssue,
  isPhone,
  dispatch,
  onFocus,
  onRemoved,
}: {
  question: QuestionForm;
  optionsIssue: string | undefined;
  correctIssue: string | undefined;
  isPhone: boolean;
  dispatch: Dispatch;
  /** Focuses the control with this id once it is rendered. */
  onFocus: (control: string) => void;
  onRemoved: (removal: OptionRemoval) => void;
}) {
  const id = useId();
  const { key, options, correctKey } = question;
  const isFull = options.length >= optionsMax;
  const removeReason = options.length <= optionsMin ? testsCopy.optionsFewest(optionsMin) : null;
  const add = () => {
    const option = newOption();
    dispatch({ type: 'addOption', key, option });
    onFocus(controlOf.option(option.key));
  };
  const goOn = (index: number) => {
    const next = options[index + 1];
    if (next) onFocus(controlOf.option(next.key));
    else if (!isFull) add();
  };
  const remove = (option: OptionForm, index: number) => {
    dispatch({ type: 'removeOption', key, optionKey: option.key });
    onRemoved({ questionKey: key, option, index, wasCorrect: option.key === correctKey });
    const neighbour = options[index + 1] ?? options[index - 1];
    if (neighbour) onFocus(controlOf.option(neighbour.key));
  };
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-0.5 text-meta font-bold">{testsCopy.options}</legend>
      <SortableList
        label={testsCopy.options}
        items={options}
        idOf={(option) => option.key}
        nameOf={(_, index) => testsCopy.option(letterOf(index))}
        onReorder={(keys) => dispatch({ type: 'orderOptions', key, keys })}
        className="grid gap-2"
        rowClassName="rounded-control bg-surface"
      >
        {(option, row, index) => (
          <OptionRow
            option={option}
            index={index}
            radioName={`${id}-right`}
            isCorrect={option.key === correctKey}
            removeReason={removeReason}
            hintId={`${id}-hint`}
            describedBy={`${id}-error`}
            issue={option.text.trim() === '' ? optionsIssue : undefined}
            hasCorrectIssue={correctIssue !== undefined}
            isPhone={isPhone}
            row={row}
            acts={{
              onChoose: () => dispatch({ type: 'question', key, change: { correctKey: option.key } }),
              onText: (text) => dispatch({ type: 'optionText', key, optionKey: option.key, text }),
              onRemove: () => remove(option, index),
              onNext: () => goOn(index),
            }}
          />
        )}
      </SortableList>
      <FieldNotes
        id={id}
        hint={[testsCopy.optionsHint, isFull ? testsCopy.optionsFull(optionsMax) : removeReason]
          .filter(Boolean)
          .join(' ')}
        error={options.some(({ text }) => text.trim() === '') ? correctIssue : (optionsIssue ?? correctIssue)}
      />
      <Button
        variant="quiet"
        size="sm"
        className="justify-self-start"
        disabled={isFull}
        data-add-option={key}
        aria-keyshortcuts="Control+Enter"
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={add}
      >
        {testsCopy.addOption}
      </Button>
    </fieldset>
  );
}
