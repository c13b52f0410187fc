import { paperInstructionMaxLength, paperInstructionsMax } from '@repo/contracts/limits/content';
import { TextAreaField } from '@repo/ui/text-field';
import type { Change } from '#src/editing/form-changes.ts';
import { formList } from '#src/editing/form-list.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import type { FormEdit } from '#src/editing/use-form-edit.ts';
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
  const list = formList({
    items: instructions,
    change: (change) => onChange((now) => ({ ...now, instructions: change(now.instructions) })),
    edit,
    max: paperInstructionsMax,
    create: newInstruction,
    controlOf: ({ key }) => controlOf.instruction(key),
    removedText: papersCopy.instructionRemoved,
    emptyControl: controlOf.addInstruction,
  });
  return (
    <FormSection
      title={papersCopy.instructions}
      hint={instructions.length === 0 ? papersCopy.noInstructions : undefined}
      addLabel={papersCopy.addInstruction}
      addId={controlOf.addInstruction}
      isFull={list.isFull}
      fullText={papersCopy.instructionsFull(paperInstructionsMax)}
      onAdd={list.add}
    >
      <SortableList
        label={papersCopy.instructions}
        {...list.sortable}
        nameOf={(_, index) => papersCopy.instruction(index)}
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
                list.changeItem(instruction)((one) => ({
                  ...one,
                  // An instruction is one line, even when several are pasted.
                  text: target.value.replaceAll(/\s*\n\s*/g, ' '),
                }))
              }
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                list.goOn(index);
              }}
            />
            <RowActs
              row={row}
              removeLabel={papersCopy.removeInstruction(index)}
              className="max-sm:ml-auto"
              onRemove={() => list.remove(instruction, index)}
            />
          </div>
        )}
      </SortableList>
    </FormSection>
  );
}
