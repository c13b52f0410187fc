import '#src/content/figures/figure-viewer.css';
import { answerPhotosCopy } from 'virtual:messages/answerPhotos';
import { figuresCopy } from 'virtual:messages/figures';
import { Dialog } from '@base-ui/react/dialog';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { usePinch } from '#src/content/figures/use-pinch.ts';
import { useKeys } from '#src/platform/use-keys.ts';

const step = 1.5;
const toolClass = 'grid size-12 place-items-center rounded-control hover:bg-sunken';

function Body({ dataUrl, title }: { dataUrl: string; title: string }) {
  const { box, handlers, style, isEnlarged, zoomBy, reset } = usePinch();
  const larger = () => zoomBy(step);
  const smaller = () => zoomBy(1 / step);
  useKeys({ '+': larger, '=': larger, '-': smaller, '0': reset }, { isInDialog: true });
  return (
    <>
      <header data-toasts-below className="pt-safe flex items-center gap-1 px-4 py-2">
        <Dialog.Title className="flex-1 text-h3">{title}</Dialog.Title>
        <button type="button" aria-label={figuresCopy.smaller} className={toolClass} onClick={smaller}>
          <ZoomOut size={22} aria-hidden="true" />
        </button>
        <button type="button" aria-label={figuresCopy.larger} className={toolClass} onClick={larger}>
          <ZoomIn size={22} aria-hidden="true" />
        </button>
        <Dialog.Close aria-label={answerPhotosCopy.close} className={`-mr-2 ${toolClass}`}>
          <X size={24} aria-hidden="true" />
        </Dialog.Close>
      </header>
      <div
        ref={box}
        className="figure-stage min-h-0 flex-1"
        data-enlarged={isEnlarged || undefined}
        {...handlers}
      >
        <div className="figure-large" style={style}>
          <img src={dataUrl} alt={title} className="absolute inset-0 size-full object-contain" />
        </div>
      </div>
    </>
  );
}

/** A photo of an answer in full screen; Escape and Back close it. */
export function PhotoViewer({ onClose, ...shown }: { dataUrl: string; title: string; onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-backdrop" />
        <Dialog.Popup className="fixed inset-0 z-50 flex h-dvh flex-col bg-surface text-ink outline-none">
          <Body {...shown} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
