import { letterOf } from '@repo/contracts/question-names';
import { IconButton } from '@repo/ui/button';
import { hasBlocks } from '@repo/ui/markup-needs';
import { Menu } from '@repo/ui/menu';
import { ArrowDown, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { SortableRowState } from '#src/editing/sortable-list.tsx';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf } from './check-test.ts';
import { RightAnswer } from './right-answer.tsx';
import type { OptionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

export type OptionActs = {
  onChoose: () => void;
  onText: (text: string) => void;
  onRemove: () => void;
  /** Enter in the text: on to the next option. */
  onNext: () => void;
};

/**
 * One option with the radio that marks it as the right answer. On a phone, moving and removing are in a menu.
 */
export function OptionRow({
  option,
  index,
  radioName,
  isCorrect,
  removeReason,
  hintId,
  describedBy,
  issue,
  hasCorrectIssue,
  isPhone,
  row,
  acts,
}: {
  option: OptionForm;
  index: number;
  radioName: string;
  isCorrect: boolean;
  /** Why the option can't be removed; null if it can. */
  removeReason: string | null;
  /** Id of the hint below the options, which gives the reason too. */
  hintId: string;
  /** Id of the error below the options. */
  describedBy: string | undefined;
  /** The error of the option's text. */
  issue: string | undefined;
  hasCorrectIssue: boolean;
  isPhone: boolean;
  row: SortableRowState;
  acts: OptionActs;
}) {
  const letter = letterOf(index);
  // A table has several lines: Shift+Enter adds one.
  const hasLines = option.text.includes('\n');
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasLines && event.shiftKey) return;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    acts.onNext();
  };
  return (
    <div className="flex items-start gap-1">
      {isPhone ? null : row.handle}
      <label htmlFor={controlOf.correct(option.key)} className="shrink-0 cursor-pointer">
        <RightAnswer
          id={controlOf.correct(option.key)}
          name={radioName}
          letter={letter}
          label={testsCopy.rightAnswer(letter)}
          isChosen={isCorrect}
          isFaulty={hasCorrectIssue}
          describedBy={describedBy}
          onChoose={acts.onChoose}
        />
      </label>
      <MarkupField
        id={controlOf.option(option.key)}
        label={testsCopy.option(letter)}
        hideLabel
        form="choice"
        rows={1}
        error={issue}
        value={option.text}
        // Other option texts are a single line, even when several are pasted.
        onChange={(text) =>
          acts.onText(hasLines || hasBlocks(text) ? text : text.replaceAll(/\s*\n\s*/g, ' '))
        }
        onKeyDown={onKeyDown}
        className="min-w-0 flex-1"
      />
      {isPhone ? (
        <Menu
          label={testsCopy.optionActs(letter)}
          trigger={<EllipsisVertical size={18} aria-hidden="true" />}
          items={[
            {
              label: testsCopy.moveUp,
              icon: <ArrowUp size={18} aria-hidden="true" />,
              disabled: row.isFirst,
              onSelect: row.moveUp,
            },
            {
              label: testsCopy.moveDown,
              icon: <ArrowDown size={18} aria-hidden="true" />,
              disabled: row.isLast,
              onSelect: row.moveDown,
            },
            {
              label: testsCopy.removeOption(letter),
              icon: <Trash2 size={18} aria-hidden="true" />,
              tone: 'danger',
              disabled: removeReason !== null,
              reason: removeReason,
              onSelect: acts.onRemove,
            },
          ]}
        />
      ) : (
        <>
          {row.moveButtons}
          <IconButton
            label={testsCopy.removeOption(letter)}
            aria-describedby={removeReason === null ? undefined : hintId}
            disabled={removeReason !== null}
            className="!size-11 !text-redpen disabled:!border-transparent disabled:!bg-transparent disabled:!text-ink-3"
            onClick={acts.onRemove}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </div>
  );
}
