import { profileCopy } from 'virtual:messages/profile';
import { Button, buttonClass } from '@repo/ui/button';
import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { EditableField as Field } from './edit-rules.ts';
import { FieldControl } from './field-control.tsx';
import { FieldView } from './field-view.tsx';
import type { InlineEdit } from './use-inline-edit.ts';

/** Moves focus into the control when it opens, and back to Edit when it closes. */
function useEditFocus(isEditing: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const control =
      form.current?.querySelector<HTMLElement>('input:checked') ??
      form.current?.querySelector<HTMLElement>('input, select');
    if (isEditing) control?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
    if (control instanceof HTMLInputElement && control.type === 'text') control.select();
  }, [isEditing]);
  return { form, button };
}

/** A read-only field until Edit opens it. Enter saves, Escape cancels. */
export function EditableField({
  field,
  value,
  edit,
  isLarge = false,
}: {
  field: Field;
  value: string;
  edit: InlineEdit;
  isLarge?: boolean;
}) {
  const isEditing = edit.field === field;
  const { form, button } = useEditFocus(isEditing);
  const label = profileCopy.fields[field];

  if (!isEditing)
    return (
      <FieldView label={label} value={value} isLarge={isLarge}>
        <button
          ref={button}
          type="button"
          onClick={() => edit.open(field)}
          className={buttonClass({ variant: 'quiet', className: '!px-3' })}
        >
          <Pencil size={18} aria-hidden="true" />
          {profileCopy.edit}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </button>
      </FieldView>
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    edit.save();
  };
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    edit.cancel();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={cancelOnEscape} className="grid gap-3">
      <FieldControl field={field} edit={edit} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={edit.isSaving}>
          {profileCopy.save}
        </Button>
        <Button variant="outlined" onClick={edit.cancel} disabled={edit.isSaving}>
          {profileCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
