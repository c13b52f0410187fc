import { paperInstructionMaxLength, paperInstructionsMax } from '@repo/contracts/limits/content';
import { TextAreaField } from '@repo/ui/text-field';
import { type Change, inKeyOrder, withBack, withItem } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/form-edit.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { controlOf } from './check-paper.ts';
import { FormSection } from './form-section.tsx';
import { type InstructionForm, newInstruction, type PaperForm } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';
import { RowActs } from './row-acts.tsx';

/** The general instructions on the cover, one per line: Enter goes to the next one. */
export function InstructionList({
  instructions,
  edit,
  onChange,
}: {
  instructions: readonly InstructionForm[];
  edit: FormEdit;
  onChange: Change<PaperForm>;
}) {
  const isFull = instructions.length >= paperInstructionsMax;
  const changeAll = (change: (all: InstructionForm[]) => InstructionForm[]) =>
    onChange((now) => ({ ...now, instructions: change(now.instructions) }));
  const add = () => {
    const added = newInstruction();
    changeAll((all) => (all.length >= paperInstructionsMax ? all : [...all, added]));
    edit.focus(controlOf.instruction(added.key));
  };
  const goOn = (index: number) => {
    const next = instructions[index + 1];
    if (next) edit.focus(controlOf.instruction(next.key));
    else if (!isFull) add();
  };
  const remove = (instruction: InstructionForm, index: number) => {
    changeAll((all) => all.filter(({ key }) => key !== instruction.key));
    edit.onRemoved({
      text: papersCopy.instructionRemoved(index),
      restore: () => changeAll((all) => withBack(all, instruction, index, paperInstructionsMax)),
      control: controlOf.instruction(instruction.key),
    });
    const neighbour = instructions[index + 1] ?? instructions[index - 1];
    edit.focus(neighbour ? controlOf.instruction(neighbour.key) : controlOf.addInstruction);
  };
  return (
    <FormSection
      title={papersCopy.instructions}
      hint={instructions.length === 0 ? papersCopy.noInstructions : undefined}
      addLabel={papersCopy.addInstruction}
      addId={controlOf.addInstruction}
      isFull={isFull}
      fullText={papersCopy.instructionsFull(paperInstructionsMax)}
      onAdd={add}
    >
      <SortableList
        label={papersCopy.instructions}
        items={instructions}
        idOf={({ key }) => key}
        nameOf={(_, index) => papersCopy.instruction(index)}
        onReorder={(keys) => changeAll((all) => inKeyOrder(all, keys))}
        className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden"
        rowClassName="rounded-control bg-surface"
      >
        {(instruction, row, index) => (
          <div className="flex flex-wrap items-start gap-1 sm:flex-nowrap">
            {edit.isPhone ? null : row.handle}
            <TextAreaField
              id={controlOf.instruction(instruction.key)}
              label={papersCopy.instruction(index)}
              hideLabel
              rows={1}
              maxLength={paperInstructionMaxLength}
              value={instruction.text}
              error={edit.issueOf(controlOf.instruction(instruction.key))}
              className="min-w-0 flex-1 max-sm:basis-full"
              onChange={({ target }) =>
                changeAll((all) =>
                  withItem(all, instruction.key, (one) => ({
                    ...one,
                    // An instruction is one line, even when several are pasted.
                    text: target.value.replaceAll(/\s*\n\s*/g, ' '),
                  })),
                )
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                goOn(index);
              }}
            />
            <RowActs
              row={row}
              removeLabel={papersCopy.removeInstruction(index)}
              className="max-sm:ml-auto"
              onRemove={() => remove(instruction, index)}
            />
          </div>
        )}
      </SortableList>
    </FormSection>
  );
}
