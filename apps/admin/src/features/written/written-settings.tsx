import { sourceMaxLength, writtenMarksMax } from '@repo/contracts/limits/content';
import { writtenLength } from '@repo/contracts/written.rules';
import { Button } from '@repo/ui/button';
import { SelectField } from '@repo/ui/select-field';
import { TextField } from '@repo/ui/text-field';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ExtraField } from '#src/chapter-items/extra-field.tsx';
import type { Change } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/use-form-edit.ts';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf } from './check-written.ts';
import { writtenCopy } from './written-copy.ts';
import { isBlank, type WrittenForm } from './written-form.ts';

const marksChoices = Array.from({ length: writtenMarksMax }, (_, index) => ({
  value: String(index + 1),
  label: writtenCopy.marksChoice(index + 1, writtenLength(index + 1)),
}));

const sourceFields = [
  { name: 'board', label: writtenCopy.board },
  { name: 'year', label: writtenCopy.year },
  { name: 'paper', label: writtenCopy.paper },
  { name: 'question', label: writtenCopy.sourceQuestion },
] as const;

/** Marks, whether it is extra, its source paper, and the passage shared by the alternatives. */
export function WrittenSettings({
  form,
  edit,
  onChange,
}: {
  form: WrittenForm;
  edit: FormEdit;
  onChange: Change<WrittenForm>;
}) {
  const [isAsked, setIsAsked] = useState(false);
  const hasPassage = isAsked || writtenLength(form.marks) === 'case' || !isBlank(form.passage);
  return (
    <>
      <SelectField
        id={controlOf.marks}
        label={writtenCopy.marks}
        className="sm:max-w-72"
        options={marksChoices}
        value={String(form.marks)}
        error={edit.issueOf(controlOf.marks)}
        onChange={({ target }) => onChange((now) => ({ ...now, marks: Number(target.value) }))}
      />
      <ExtraField isExtra={form.isExtra} onChange={(isExtra) => onChange((now) => ({ ...now, isExtra }))} />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-meta font-bold">{writtenCopy.sourceLegend}</legend>
        <div className="grid items-start gap-3 sm:grid-cols-[1fr_6rem_1fr_1fr]">
          {sourceFields.map(({ name, label }) => (
            <TextField
              key={name}
              id={controlOf.source(name)}
              label={label}
              autoComplete="off"
              inputMode={name === 'year' ? 'numeric' : undefined}
              maxLength={name === 'year' ? undefined : sourceMaxLength}
              value={form.source[name]}
              error={edit.issueOf(controlOf.source(name))}
              onChange={({ target }) =>
                onChange((now) => ({ ...now, source: { ...now.source, [name]: target.value } }))
              }
            />
          ))}
        </div>
      </fieldset>
      {hasPassage ? (
        <MarkupField
          id={controlOf.passage}
          label={writtenCopy.passage}
          hint={writtenCopy.passageHint}
          rows={3}
          value={form.passage}
          error={edit.issueOf(controlOf.passage)}
          onChange={(passage) => onChange((now) => ({ ...now, passage }))}
        />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => {
            setIsAsked(true);
            edit.focus(controlOf.passage);
          }}
        >
          {writtenCopy.addPassage}
        </Button>
      )}
    </>
  );
}
