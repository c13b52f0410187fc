import { pointGroupsMax } from '@repo/contracts/limits/content';
import { TextField } from '@repo/ui/text-field';
import { AddRow } from '#src/editing/add-row.tsx';
import type { Change } from '#src/editing/form-changes.ts';
import { formList } from '#src/editing/form-list.ts';
import type { FormEdit } from '#src/editing/use-form-edit.ts';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf } from './check-written.ts';
import { PointGroup } from './point-group.tsx';
import { writtenCopy } from './written-copy.ts';
import { isBlank, newGroup, type PartForm } from './written-form.ts';

/** A part of an answer: its question, the model answer, and the points. */
export function PartFields({
  part,
  isOnly,
  edit,
  onChange,
}: {
  part: PartForm;
  /** An answer without parts has one unnamed part. */
  isOnly: boolean;
  edit: FormEdit;
  onChange: Change<PartForm>;
}) {
  const { key, groups } = part;
  const textField = (name: 'name' | 'text' | 'model' | 'note') => {
    const id = controlOf.part(name, key);
    const change = (text: string) => onChange((now) => ({ ...now, [name]: text }));
    return { id, value: part[name], error: edit.issueOf(id), change };
  };
  const [name, text, model, note] = (['name', 'text', 'model', 'note'] as const).map(textField);
  if (!name || !text || !model || !note) return null;
  const list = formList({
    items: groups,
    change: (change) => onChange((now) => ({ ...now, groups: change(now.groups) })),
    edit,
    max: pointGroupsMax,
    create: newGroup,
    controlOf: ({ points: [first] }) => controlOf.point(first?.key ?? ''),
    removedText: (index) => writtenCopy.groupRemoved(index + 1),
  });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {isOnly && isBlank(part.name) && isBlank(part.text) ? null : (
        <div className="grid items-start gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <TextField
            id={name.id}
            label={writtenCopy.partName}
            autoComplete="off"
            value={name.value}
            error={name.error}
            onChange={(event) => name.change(event.target.value)}
          />
          <MarkupField
            id={text.id}
            label={writtenCopy.partText}
            rows={1}
            value={text.value}
            error={text.error}
            onChange={text.change}
          />
        </div>
      )}
      <MarkupField
        id={model.id}
        label={writtenCopy.model}
        rows={3}
        value={model.value}
        error={model.error}
        onChange={model.change}
      />
      {groups.map((group, index) => (
        <PointGroup
          key={group.key}
          group={group}
          name={writtenCopy.group(index, groups.length)}
          edit={edit}
          onChange={list.changeItem(group)}
          onRemove={
            list.isOnly
              ? null
              : { label: writtenCopy.removeGroup(index), run: () => list.remove(group, index) }
          }
        />
      ))}
      <AddRow
        label={writtenCopy.addGroup}
        isFull={list.isFull}
        fullText={writtenCopy.groupsFull(pointGroupsMax)}
        onClick={list.add}
      />
      <TextField
        id={note.id}
        label={writtenCopy.note}
        hint={writtenCopy.noteHint}
        autoComplete="off"
        value={note.value}
        error={note.error}
        onChange={(event) => note.change(event.target.value)}
      />
    </div>
  );
}
