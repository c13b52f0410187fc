import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@repo/ui/dialog';
import { controlClass } from '@repo/ui/field';
import { clsx } from 'clsx';
import { useAtom, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useChapterChoice, useChooseChapter } from '#src/selection/selection.ts';
import { type JumpPlace, placeOfHit, placesOf } from './jump-places.ts';
import { sidebarCopy } from './sidebar-copy.ts';
import { isDrawerOpenAtom, isJumpingAtom, openSubjectAtom } from './sidebar-state.ts';
import { useContentSearch } from './use-content-search.ts';
import { useSubjects } from './use-subjects.ts';

/** Ctrl+K: type a few letters of a subject or chapter, or words of any text, to go there. Mount it once. */
export function JumpDialog() {
  const [isOpen, setIsOpen] = useAtom(isJumpingAtom);
  useHotkeys('mod+k', () => setIsOpen(true), {
    enableOnFormTags: true,
    enableOnContentEditable: true,
    preventDefault: true,
  });
  return (
    <Dialog open={isOpen} onOpenChange={(open) => setIsOpen(open)} title={sidebarCopy.jumpTitle} phone="full">
      <JumpList onJump={() => setIsOpen(false)} />
    </Dialog>
  );
}

function JumpList({ onJump }: { onJump: () => void }) {
  const { subjects } = useSubjects();
  const [text, setText] = useState('');
  const search = useContentSearch(text.trim());
  const setOpenSubject = useSetAtom(openSubjectAtom);
  const setIsDrawerOpen = useSetAtom(isDrawerOpenAtom);
  const choice = useChapterChoice();
  const choose = useChooseChapter();
  const places = useMemo(
    () => [...placesOf(subjects ?? [], text.trim()), ...search.hits.map(placeOfHit)],
    [subjects, text, search.hits],
  );
  const jump = ({ subjectId, chapterId, tab, inside }: JumpPlace) => {
    onJump();
    setOpenSubject(subjectId);
    setIsDrawerOpen(chapterId === null);
    if (chapterId !== null) void choose({ subjectId, chapterId, tab: tab ?? choice?.tab ?? 'notes' }, inside);
  };
  const status = search.hasFailed
    ? sidebarCopy.jumpFailed
    : search.isSearching
      ? sidebarCopy.jumpSearching
      : places.length === 0
        ? sidebarCopy.jumpNone
        : search.hasMore
          ? sidebarCopy.jumpMore(search.hits.length)
          : '';
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={places}
      value={text}
      onValueChange={setText}
      itemToStringValue={(place: JumpPlace) => place.label}
      autoHighlight="always"
      keepHighlight
    >
      <Autocomplete.Input aria-label={sidebarCopy.jumpField} className={clsx(controlClass, 'mt-1.5')} />
      <p role="status" className="min-h-6 pt-2 text-meta text-ink-2">
        {status}
      </p>
      <Autocomplete.List className="mt-1 grid max-h-[45dvh] overflow-y-auto">
        {(place: JumpPlace) => (
          <Autocomplete.Item
            key={place.value}
            value={place}
            onClick={() => jump(place)}
            className="grid min-h-11 cursor-pointer content-center rounded-chip px-3 py-1.5 wrap-anywhere data-highlighted:bg-pen-tint"
          >
            <span className={place.excerpt === undefined ? undefined : 'font-bold'}>{place.label}</span>
            {place.excerpt === undefined ? null : (
              <span className="text-meta text-ink-2">
                {place.excerpt} <span className="text-caption">({place.where})</span>
              </span>
            )}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
