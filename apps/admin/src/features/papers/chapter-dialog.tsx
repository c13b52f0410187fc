import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Skeleton } from '@repo/ui/loading';
import { useState } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { CheckLine } from '#src/chapter-items/check-line.tsx';
import { ListState } from '#src/chapter-items/list-state.tsx';
import type { UnitForm } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';
import { unitWith, withChapter } from './unit-chapters.ts';

/** Checkboxes for the chapters of one unit, among those of all subjects. Takes effect immediately. */
export function ChapterDialog({
  units,
  unitKey,
  onChange,
  onClose,
}: {
  units: readonly UnitForm[];
  unitKey: string;
  onChange: (change: (units: UnitForm[]) => UnitForm[]) => void;
  onClose: () => void;
}) {
  const subjects = trpc.content.subjects.list.useQuery();
  // The units at the beginning, so that unticking a chapter returns it to its former unit.
  const [before] = useState(units);
  const nameOf = (unit: UnitForm) =>
    unit.name.trim() || papersCopy.untitledUnit(units.findIndex(({ key }) => key === unit.key));
  const own = units.find(({ key }) => key === unitKey);
  const isOwn = (id: string) => own?.chapterIds.includes(id) ?? false;
  const line = (id: string, name: string, isOff: boolean) => {
    const other = unitWith(units, id);
    const earlier = unitWith(before, id);
    const note = isOwn(id)
      ? earlier && earlier.key !== unitKey && papersCopy.fromOtherUnit(nameOf(earlier))
      : other && papersCopy.inOtherUnit(nameOf(other));
    const notes = [note, isOff && papersCopy.chapterOff].filter(Boolean).join(', ');
    return (
      <CheckLine
        key={id}
        checked={isOwn(id)}
        onChange={(isIn) => onChange((now) => withChapter(now, unitKey, id, isIn, before))}
      >
        {name}
        {notes ? <span className="text-meta text-ink-2"> ({notes})</span> : null}
      </CheckLine>
    );
  };
  const group = (key: string, legend: string, lines: ReturnType<typeof line>[]) =>
    lines.length === 0 ? null : (
      <fieldset key={key} className="min-w-0">
        <legend className="mb-1 px-2 font-bold">{legend}</legend>
        {lines}
      </fieldset>
    );
  const known = new Set(subjects.data?.flatMap(({ chapters }) => chapters.map(({ _id }) => _id)));
  const gone = before.flatMap((unit) =>
    unit.key === unitKey ? unit.chapterIds.filter((id) => !known.has(id)) : [],
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={papersCopy.chapterTitle(own ? nameOf(own) : '')}
      description={papersCopy.chapterHint}
      size="md"
      phone="full"
      footer={
        <Button size="sm" onClick={onClose}>
          {papersCopy.chapterDone}
        </Button>
      }
    >
      <ListState
        query={subjects}
        failureText={papersCopy.chaptersFailed}
        skeleton={<Skeleton className="h-60 w-full" />}
      >
        {(all) => (
          <div className="grid gap-4">
            {group(
              'gone',
              papersCopy.chaptersGone,
              gone.map((id) => line(id, papersCopy.chapterGone, false)),
            )}
            {all.map(({ _id, name, isAllContentAvailable: isOn, chapters }) =>
              group(
                _id,
                name,
                chapters.map((chapter) =>
                  line(chapter._id, chapter.name, !isOn || !chapter.isAllContentAvailable),
                ),
              ),
            )}
          </div>
        )}
      </ListState>
    </Dialog>
  );
}
