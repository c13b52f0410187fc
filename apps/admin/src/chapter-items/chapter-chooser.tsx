import { useMemo } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { itemsCopy } from './chapter-items-copy.ts';
import { PlaceChooser } from './place-chooser.tsx';

/** Props of every dialog that asks for a place. */
export type ChooserProps = {
  title: string;
  onChoose: (place: { _id: string; name: string }) => void;
  onClose: () => void;
};

/** All chapters as places, those of subject `firstId` first. */
export function useChapterPlaces(firstId?: string) {
  const { data: subjects } = trpc.content.subjects.list.useQuery();
  return useMemo(() => {
    const all = (subjects ?? []).flatMap((subject) =>
      subject.chapters.map(({ _id, name }) => ({ _id, name, label: `${subject.name} › ${name}` })),
    );
    return all.toSorted((one, other) => Number(other._id === firstId) - Number(one._id === firstId));
  }, [subjects, firstId]);
}

/** A dialog that asks for a chapter: type a few letters of it or of its subject, arrows, Enter. */
export function ChapterChooser({ exceptId, ...props }: ChooserProps & { exceptId: string }) {
  const places = useChapterPlaces().filter(({ _id }) => _id !== exceptId);
  return <PlaceChooser {...props} field={itemsCopy.chapter} places={places} none={itemsCopy.noChapter} />;
}
