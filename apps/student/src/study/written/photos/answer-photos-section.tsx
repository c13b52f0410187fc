import { answerPhotosCopy as copy } from 'virtual:messages/answerPhotos';
import { answerPhotosMax } from '@repo/contracts/limits/answer-photos';
import { Button } from '@repo/ui/button';
import { Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';
import { bytesOfAll } from './answer-photos.ts';
import { sizeText } from './size-text.ts';
import { useAnswerPhotos } from './use-answer-photos.ts';

const PhotoViewer = lazyDialog(async () => (await import('./photo-viewer.tsx')).PhotoViewer);

/** Photos of the answer on paper, to compare with the marking points. They stay on this device. */
export function AnswerPhotosSection({ writtenId }: { writtenId: string }) {
  const { photos, isBusy, error, add, remove } = useAnswerPhotos(writtenId);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const isFull = photos.length >= answerPhotosMax;
  const shown = enlarged === null ? undefined : photos[enlarged];

  const input = (label: string, ref: typeof camera, how: { capture?: 'environment'; multiple?: boolean }) => (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      aria-label={label}
      hidden
      {...how}
      onChange={(event) => {
        const chosen = [...(event.target.files ?? [])];
        // The same file can be chosen again.
        event.target.value = '';
        if (chosen.length > 0) void add(chosen);
      }}
    />
  );
  return (
    <section aria-labelledby={titleId} className="grid gap-2 print:hidden">
      <h3 ref={title} id={titleId} tabIndex={-1} className="font-body font-bold text-meta outline-none!">
        {copy.title}
      </h3>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 min-[56.25rem]:grid-cols-2">
          {photos.map((photo, index) => (
            <li key={photo.atMs} className="grid">
              <button
                type="button"
                aria-label={copy.enlarge({ n: index + 1 })}
                onClick={() => setEnlarged(index)}
                className="block aspect-3/4 w-full overflow-hidden rounded-control border-[1.5px] border-line-strong bg-sunken"
              >
                <img src={photo.dataUrl} alt="" className="size-full object-cover" />
              </button>
              <button
                type="button"
                aria-label={copy.remove({ n: index + 1 })}
                onClick={() => {
                  title.current?.focus({ preventScroll: true });
                  void remove(photo);
                }}
                className="grid min-h-12 place-items-center rounded-control text-ink-2 hover:bg-sunken"
              >
                <Trash2 size={20} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="text-meta text-ink-2 empty:hidden">
        {photos.length > 0
          ? copy.count({ n: photos.length, max: answerPhotosMax, size: sizeText(bytesOfAll(photos)) })
          : null}
      </p>
      {isFull ? null : (
        <div className="flex flex-wrap gap-2">
          {input(copy.take, camera, { capture: 'environment' })}
          {input(copy.choose, files, { multiple: true })}
          {/* Computers ignore `capture`: both buttons would do the same. */}
          <Button
            variant="outlined"
            busy={isBusy}
            busyLabel={copy.adding}
            className="pointer-fine:hidden"
            icon={<Camera size={20} aria-hidden="true" />}
            onClick={() => camera.current?.click()}
          >
            {copy.take}
          </Button>
          <Button
            variant="outlined"
            busy={isBusy}
            busyLabel={copy.adding}
            icon={<ImagePlus size={20} aria-hidden="true" />}
            onClick={() => files.current?.click()}
          >
            {copy.choose}
          </Button>
        </div>
      )}
      <p role="alert" className="text-meta text-redpen empty:hidden">
        {error}
      </p>
      <p className="text-meta text-ink-2">{copy.hint}</p>
      {shown && enlarged !== null ? (
        <PhotoViewer
          dataUrl={shown.dataUrl}
          title={copy.photo({ n: enlarged + 1 })}
          onClose={() => setEnlarged(null)}
        />
      ) : null}
    </section>
  );
}
