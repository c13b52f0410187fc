import { pointGroupsMax } from '@repo/contracts/limits/content';
import { Button } from '@repo/ui/button';
import { TextField } from '@repo/ui/text-field';
import { Plus } from 'lucide-react';
import { type Change, withBack, withItem, without } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/form-edit.ts';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf } from './check-written.ts';
import { PointGroup } from './point-group.tsx';
import { writtenCopy } from './written-copy.ts';
import { type GroupForm, isBlank, newGroup, type PartForm } from './written-form.ts';

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
  const isFull = groups.length >= pointGroupsMax;
  const changeGroups = (change: (groups: GroupForm[]) => GroupForm[]) =>
    onChange((now) => ({ ...now, groups: change(now.groups) }));
  const textField = (name: 'name' | 'text' | 'model' | 'note') => {
    const id = controlOf.part(name, key);
    const change = (text: string) => onChange((now) => ({ ...now, [name]: text }));
    return { id, value: part[name], error: edit.issueOf(id), change };
  };
  const [name, text, model, note] = (['name', 'text', 'model', 'note'] as const).map(textField);
  if (!name || !text || !model || !note) return null;
  const focusGroup = (group: GroupForm | undefined) => {
    const point = group?.points[0];
    if (point) edit.focus(controlOf.point(point.key));
  };
  const removeGroup = (group: GroupForm, index: number) => {
    changeGroups((now) => without(now, group.key));
    edit.onRemoved({
      text: writtenCopy.groupRemoved(index + 1),
      restore: () => changeGroups((now) => withBack(now, group, index, pointGroupsMax)),
      control: controlOf.point(group.points[0]?.key ?? ''),
    });
    focusGroup(groups[index + 1] ?? groups[index - 1]);
  };
  const addGroup = () => {
    const group = newGroup();
    changeGroups((now) => (now.length >= pointGroupsMax ? now : [...now, group]));
    focusGroup(group);
  };
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
          onChange={(change) => changeGroups((now) => withItem(now, group.key, change))}
          onRemove={
            groups.length > 1
              ? { label: writtenCopy.removeGroup(index), run: () => removeGroup(group, index) }
              : null
          }
        />
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="quiet"
          size="sm"
          disabled={isFull}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={addGroup}
        >
          {writtenCopy.addGroup}
        </Button>
        {isFull ? <p className="text-caption text-ink-2">{writtenCopy.groupsFull(pointGroupsMax)}</p> : null}
      </div>
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
