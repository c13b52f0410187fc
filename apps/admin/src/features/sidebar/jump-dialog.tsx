import { Autocomplete } from '@base-ui/react/autocomplete';
import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { Dialog } from '@repo/ui/dialog';
import { controlClass } from '@repo/ui/field';
import { useAtom, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useChapterChoice, useChooseChapter } from '#src/selection/selection.ts';
import { sidebarCopy } from './sidebar-copy.ts';
import { isDrawerOpenAtom, isJumpingAtom, openSubjectAtom } from './sidebar-state.ts';
import { useSubjects } from './use-subjects.ts';

/** A place to jump to: a subject, which then opens in the sidebar, or a chapter. */
type JumpPlace = { value: string; label: string; subjectId: string; chapterId: string | null };

function placesOf(subjects: readonly SubjectDraft[]): JumpPlace[] {
  return subjects.flatMap((subject) => [
    { value: `subject:${subject._id}`, label: subject.name, subjectId: subject._id, chapterId: null },
    ...subject.chapters.map((chapter) => ({
      value: `chapter:${chapter._id}`,
      label: `${subject.name} › ${chapter.name}`,
      subjectId: subject._id,
      chapterId: chapter._id,
    })),
  ]);
}

/** Ctrl+K: type a few letters of a subject or chapter and go there. Mount it once. */
export function JumpDialog() {
  const { subjects } = useSubjects();
  const [isOpen, setIsOpen] = useAtom(isJumpingAtom);
  const setOpenSubject = useSetAtom(openSubjectAtom);
  const setIsDrawerOpen = useSetAtom(isDrawerOpenAtom);
  const choice = useChapterChoice();
  const choose = useChooseChapter();
  const places = useMemo(() => placesOf(subjects ?? []), [subjects]);
  useHotkeys('mod+k', () => setIsOpen(true), {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
  });
  const jump = (place: JumpPlace) => {
    setIsOpen(false);
    setOpenSubject(place.subjectId);
    setIsDrawerOpen(place.chapterId === null);
    if (place.chapterId === null) return;
    void choose({ subjectId: place.subjectId, chapterId: place.chapterId, tab: choice?.tab ?? 'notes' });
  };
  return (
    <Dialog open={isOpen} onOpenChange={(open) => setIsOpen(open)} title={sidebarCopy.jumpTitle} phone="full">
      <Autocomplete.Root
        open
        inline
        items={places}
        itemToStringValue={(place: JumpPlace) => place.label}
        autoHighlight="always"
        keepHighlight
      >
        <Autocomplete.Input aria-label={sidebarCopy.jumpField} className={controlClass} />
        <Autocomplete.Empty>
          <p className="py-4 text-ink-2">{sidebarCopy.jumpNone}</p>
        </Autocomplete.Empty>
        <Autocomplete.List className="mt-3 grid max-h-[50dvh] overflow-y-auto">
          {(place: JumpPlace) => (
            <Autocomplete.Item
              key={place.value}
              value={place}
              onClick={() => jump(place)}
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
