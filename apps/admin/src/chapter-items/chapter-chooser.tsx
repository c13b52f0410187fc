import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@repo/ui/dialog';
import { controlClass } from '@repo/ui/field';
import { clsx } from 'clsx';
import { useMemo } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { itemsCopy } from './chapter-items-copy.ts';

type Place = { value: string; label: string; chapterId: string };

/** Asks for one of all chapters but one: type a few letters of it or of its subject, arrows, Enter. */
export function ChapterChooser({
  title,
  exceptId,
  onChoose,
  onClose,
}: {
  title: string;
  /** The chapter that is not offered. */
  exceptId: string;
  onChoose: (chapter: { _id: string; name: string }) => void;
  onClose: () => void;
}) {
  const { data: subjects } = trpc.content.subjects.list.useQuery();
  const places = useMemo(
    () =>
      (subjects ?? []).flatMap((subject) =>
        subject.chapters
          .filter(({ _id }) => _id !== exceptId)
          .map(
            ({ _id, name }): Place => ({ value: _id, label: `${subject.name} › ${name}`, chapterId: _id }),
          ),
      ),
    [subjects, exceptId],
  );
  const choose = ({ chapterId }: Place) => {
    const name = subjects?.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === chapterId)?.name;
    onChoose({ _id: chapterId, name: name ?? '' });
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} phone="full">
      <Autocomplete.Root
        open
        inline
        items={places}
        itemToStringValue={(place: Place) => place.label}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input aria-label={itemsCopy.chapter} className={clsx(controlClass, 'mt-1.5')} />
        <Autocomplete.Empty>
          <p className="py-4 text-ink-2">{itemsCopy.noChapter}</p>
        </Autocomplete.Empty>
        <Autocomplete.List className="mt-3 grid max-h-[45dvh] overflow-y-auto">
          {(place: Place) => (
            <Autocomplete.Item
              key={place.value}
              value={place}
              onClick={() => choose(place)}
              className="flex min-h-11 cursor-pointer items-center rounded-chip px-3 py-1.5 wrap-anywhere data-highlighted:bg-pen-tint"
            >
              {place.label}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  );
}
