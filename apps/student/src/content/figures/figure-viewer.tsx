import './figure-viewer.css';
import { figuresCopy } from 'virtual:messages/figures';
import { Dialog } from '@base-ui/react/dialog';
import type { Figure } from '@repo/contracts/figures';
import { FigureImage } from '@repo/ui/figure';
import { Markup } from '@repo/ui/markup';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useKeys } from '#src/platform/use-keys.ts';
import { usePinch } from './use-pinch.ts';

const step = 1.5;

function Tool({
  label,
  isOff = false,
  onClick,
  children,
}: {
  label: string;
  isOff?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // A disabled button would lose focus at the last figure.
      aria-disabled={isOff || undefined}
      onClick={() => isOff || onClick()}
      className="grid size-12 place-items-center rounded-control hover:bg-sunken aria-disabled:text-ink-3"
    >
      {children}
    </button>
  );
}

type Props = {
  /** The figures to browse. */
  figures: readonly Figure[];
  /** The current figure; one that isn't in the list, from an older text, is shown alone. */
  shown: Figure;
  onTurnTo: (figure: Figure) => void;
  onClose: () => void;
};

function ViewerBody({ figures, shown, onTurnTo }: Omit<Props, 'onClose'>) {
  const { name, caption, description, hasLetters } = shown;
  // A lettered figure has no neighbours, because they would include the same figure with its labels.
  const index = hasLetters ? -1 : figures.findIndex((figure) => figure.name === name);
  const isAlone = index === -1;
  const { box, handlers, style, isEnlarged, zoomBy, reset } = usePinch();
  useEffect(reset, [name]);
  const go = (by: number) => {
    const next = isAlone ? undefined : figures[index + by];
    if (next) onTurnTo(next);
  };
  useKeys(
    {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      '+': () => zoomBy(step),
      '=': () => zoomBy(step),
      '-': () => zoomBy(1 / step),
      '0': reset,
    },
    { isInDialog: true },
  );
  return (
    <>
      <header data-toasts-below className="pt-safe flex items-center gap-1 px-4 py-2">
        <h2 className="flex-1 text-h3 tabular-nums" aria-live="polite">
          {isAlone ? figuresCopy.viewer : figuresCopy.counter({ n: index + 1, count: figures.length })}
        </h2>
        <Tool label={figuresCopy.smaller} isOff={!isEnlarged} onClick={() => zoomBy(1 / step)}>
          <ZoomOut size={22} aria-hidden="true" />
        </Tool>
        <Tool label={figuresCopy.larger} onClick={() => zoomBy(step)}>
          <ZoomIn size={22} aria-hidden="true" />
        </Tool>
        <Dialog.Close
          aria-label={figuresCopy.close}
          className="-mr-2 grid size-12 place-items-center rounded-control hover:bg-sunken"
        >
          <X size={24} aria-hidden="true" />
        </Dialog.Close>
      </header>
      <div
        ref={box}
        className="figure-stage min-h-0 flex-1"
        data-enlarged={isEnlarged || undefined}
        {...handlers}
      >
        <div key={name} className="figure-large" style={style}>
          <FigureImage name={name} alt={description} isLarge hasLetters={hasLetters} />
        </div>
      </div>
      <footer className="flex items-center gap-2 px-2 pt-2 pb-[calc(8px+var(--safe-bottom))]">
        {isAlone ? null : (
          <Tool label={figuresCopy.previous} isOff={index === 0} onClick={() => go(-1)}>
            <ChevronLeft size={26} aria-hidden="true" />
          </Tool>
        )}
        <p className="flex-1 text-center text-meta">
          <Markup text={caption} inline />
        </p>
        {isAlone ? null : (
          <Tool label={figuresCopy.next} isOff={index === figures.length - 1} onClick={() => go(1)}>
            <ChevronRight size={26} aria-hidden="true" />
          </Tool>
        )}
      </footer>
    </>
  );
}

/** A chapter's figures in full screen; arrows browse, Escape and Back close. */
export default function FigureViewer({ onClose, ...shown }: Props) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup
          aria-label={figuresCopy.viewer}
          className="fixed inset-0 z-50 flex h-dvh flex-col bg-surface text-ink outline-none"
        >
          <ViewerBody {...shown} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
