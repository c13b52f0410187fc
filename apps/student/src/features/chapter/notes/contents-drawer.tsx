import { notesCopy } from 'virtual:messages/notes';
import { Dialog } from '@base-ui/react/dialog';
import { Tick } from '@repo/ui/tick';
import { uiWords } from '@repo/ui/words';
import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { ExtraLabel } from '#src/content/extra/extra-label.tsx';
import type { LibraryTopic } from '#src/content/library/library.ts';
import type { Position } from '#src/content/library/position.ts';

/** Table of contents: a bottom sheet on phones, a drawer at the left from 768 px. */
export function ContentsDrawer({
  isOpen,
  onOpenChange,
  topics,
  position,
  finalFocus,
  onTurnTo,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  topics: readonly LibraryTopic[];
  position: Position;
  /** What to focus after choosing a page. */
  finalFocus: RefObject<HTMLElement | null>;
  onTurnTo: (position: Position) => void;
}) {
  const hasChosen = useRef(false);
  const opener = useRef<Element | null>(null);
  const choose = (chosen: Position) => {
    hasChosen.current = true;
    onTurnTo(chosen);
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          initialFocus={() => {
            opener.current = document.activeElement;
            return true;
          }}
          finalFocus={() => {
            const target = hasChosen.current ? finalFocus.current : opener.current;
            hasChosen.current = false;
            if (!(target instanceof HTMLElement) || target === document.body) return true;
            // Focus it here: returned to the drawer, it would pass the focus to its first button.
            target.focus({ preventScroll: true });
            return false;
          }}
          className="contents-drawer dialog-popup fixed inset-x-0 bottom-0 z-50 max-h-[85dvh] overflow-y-auto overscroll-contain rounded-t-sheet border-[1.5px] border-edge bg-surface pb-safe text-ink shadow-float outline-none md:inset-y-0 md:right-auto md:left-0 md:max-h-none md:w-80 md:rounded-none"
        >
          <header className="sticky top-0 flex items-center gap-2 border-b-[1.5px] border-line bg-surface px-4 py-2">
            <Dialog.Title className="flex-1 text-h3">{notesCopy.contents}</Dialog.Title>
            <Dialog.Close
              aria-label={uiWords.close}
              className="-mr-2 grid size-12 place-items-center rounded-control text-ink-2 hover:bg-sunken"
            >
              <X size={22} aria-hidden="true" />
            </Dialog.Close>
          </header>
          <ol className="grid gap-1 p-2">
            {topics.map((topic, topicIndex) => {
              const isHere = topicIndex === position.topicIndex;
              return (
                <li key={topic._id}>
                  <button
                    type="button"
                    disabled={topic.pages.length === 0}
                    aria-current={isHere ? 'true' : undefined}
                    onClick={() => choose({ topicIndex, pageIndex: 0 })}
                    className="flex min-h-14 w-full items-center gap-3 rounded-control px-3 py-2 text-left hover:bg-sunken aria-[current]:bg-pen-tint disabled:text-ink-3"
                  >
                    <span className="grid size-7 shrink-0 place-items-center text-meta font-bold text-ink-2 tabular-nums">
                      {topicIndex < position.topicIndex ? (
                        <Tick size={22} className="text-tick" />
                      ) : (
                        topicIndex + 1
                      )}
                    </span>
                    <span className="min-w-0 flex-1">
                      <span className="block font-bold">{topic.name}</span>
                      <span className="block text-meta text-ink-2">
                        {isHere
                          ? notesCopy.pageOf({ n: position.pageIndex + 1, count: topic.pages.length })
                          : notesCopy.pages({ n: topic.pages.length })}
                      </span>
                      <ExtraLabel item={topic} />
                    </span>
                  </button>
                </li>
              );
            })}
          </ol>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
