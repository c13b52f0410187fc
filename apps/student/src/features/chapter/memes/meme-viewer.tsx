import { memesCopy } from 'virtual:messages/memes';
import { Dialog } from '@base-ui/react/dialog';
import { toast } from '@repo/ui/toast';
import { ChevronLeft, ChevronRight, Share2, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { LibraryMeme } from '#src/content/library/library.ts';
import { useSwipe } from '#src/features/chapter/use-swipe.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import { MemePicture, nameOfMeme } from './meme-picture.tsx';

/** The index `step` further, wrapping around. */
export function wrapAround(index: number, step: number, count: number): number {
  return (((index + step) % count) + count) % count;
}

async function shareMeme(meme: LibraryMeme, name: string): Promise<void> {
  try {
    await navigator.share({ title: name, url: new URL(meme.imageUrl, location.href).href });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast.error(memesCopy.shareFailed);
  }
}

const round =
  'grid size-14 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface hover:bg-sunken';

function ViewerBody({
  memes,
  index,
  onTurnTo,
}: {
  memes: readonly LibraryMeme[];
  index: number;
  onTurnTo: (index: number) => void;
}) {
  const meme = memes[index];
  const go = (step: number) => onTurnTo(wrapAround(index, step, memes.length));
  useKeys({ ArrowLeft: () => go(-1), ArrowRight: () => go(1) }, { isInDialog: true });
  const isAlone = memes.length === 1;
  const swipe = useSwipe({
    shown: meme?._id,
    onLeft: isAlone ? null : () => go(1),
    onRight: isAlone ? null : () => go(-1),
  });
  if (!meme) return null;
  const name = nameOfMeme(memes, index);
  const counter = memesCopy.counter({ n: index + 1, count: memes.length });
  return (
    <>
      <header data-toasts-below className="pt-safe flex items-center gap-2 px-4 py-2">
        <h2 className="flex-1 text-h3 tabular-nums" aria-live="polite">
          {counter}
        </h2>
        {typeof navigator.share === 'function' ? (
          <button
            type="button"
            aria-label={memesCopy.share}
            title={memesCopy.share}
            onClick={() => void shareMeme(meme, name)}
            className="grid size-12 place-items-center rounded-control hover:bg-sunken"
          >
            <Share2 size={22} aria-hidden="true" />
          </button>
        ) : null}
        <Dialog.Close
          aria-label={memesCopy.close}
          className="-mr-2 grid size-12 place-items-center rounded-control hover:bg-sunken"
        >
          <X size={24} aria-hidden="true" />
        </Dialog.Close>
      </header>
      <div className="min-h-0 flex-1 px-2" {...swipe}>
        <div className="h-full" data-swiped>
          <MemePicture key={meme._id} meme={meme} name={name} className="mx-auto h-full w-full max-w-240" />
        </div>
      </div>
      <div className="flex items-center justify-center gap-8 p-4 pb-[calc(16px+var(--safe-bottom))]">
        <button type="button" aria-label={memesCopy.previous} onClick={() => go(-1)} className={round}>
          <ChevronLeft size={26} aria-hidden="true" />
        </button>
        <button type="button" aria-label={memesCopy.next} onClick={() => go(1)} className={round}>
          <ChevronRight size={26} aria-hidden="true" />
        </button>
      </div>
    </>
  );
}

/** Memes in full screen, one at a time, wrapping around. Closing focuses the tile of the current one. */
export function MemeViewer({
  memes,
  index,
  tiles,
  onTurnTo,
  onClose,
}: {
  memes: readonly LibraryMeme[];
  /** The current meme; null when closed. */
  index: number | null;
  tiles: RefObject<(HTMLButtonElement | null)[]>;
  onTurnTo: (index: number) => void;
  onClose: () => void;
}) {
  const lastShown = useRef(0);
  if (index !== null) lastShown.current = index;
  return (
    <Dialog.Root open={index !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          aria-label={memesCopy.viewer}
          finalFocus={() => tiles.current[lastShown.current] ?? true}
          className="fixed inset-0 z-50 flex h-dvh flex-col bg-paper text-ink outline-none"
        >
          {index === null ? null : <ViewerBody memes={memes} index={index} onTurnTo={onTurnTo} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
