import { paperLineMaxLength, titleMaxLength } from '@repo/contracts/limits/content';
import { sessionText } from '@repo/contracts/papers.rules';
import { TextField } from '@repo/ui/text-field';
import type { Change } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/use-form-edit.ts';
import { controlOf, type PaperField } from './check-paper.ts';
import { NumberField } from './number-field.tsx';
import type { PaperForm } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';

const fourDigits = /^\s*\d{4}\s*$/;

/** The fields of the cover, and the day of the last check. */
export function PaperFacts({
  form,
  edit,
  onChange,
}: {
  form: PaperForm;
  edit: FormEdit;
  onChange: Change<PaperForm>;
}) {
  const field = (name: PaperField) => {
    const id = controlOf.field(name);
    return {
      id,
      label: papersCopy[name],
      value: form[name],
      error: edit.issueOf(id),
      set: (text: string) => onChange((now) => ({ ...now, [name]: text })),
    };
  };
  const text = (name: PaperField) => {
    const { set, ...props } = field(name);
    return { ...props, onChange: ({ target }: { target: { value: string } }) => set(target.value) };
  };
  const number = (name: PaperField) => {
    const { set, ...props } = field(name);
    return { ...props, onChange: set };
  };
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <TextField
          {...text('name')}
          hint={papersCopy.nameHint}
          autoComplete="off"
          maxLength={titleMaxLength}
        />
        <TextField {...text('board')} autoComplete="off" maxLength={paperLineMaxLength} />
      </div>
      <div className="grid cols-min-[8rem] items-start gap-4 lg:grid-cols-4">
        <NumberField
          {...number('year')}
          hint={fourDigits.test(form.year) ? papersCopy.yearHint(sessionText(Number(form.year))) : undefined}
        />
        <NumberField {...number('minutes')} />
        <NumberField {...number('readingMinutes')} />
        <TextField
          {...text('checkedOn')}
          type="date"
          className="min-w-0 max-sm:col-span-full"
          hint={papersCopy.checkedHint}
        />
      </div>
    </>
  );
}
