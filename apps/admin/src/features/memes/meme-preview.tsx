import { isShownPicture } from '@repo/contracts/picture-address';
import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { MemePicture, type PictureState } from './meme-picture.tsx';
import { memesCopy } from './memes-copy.ts';

/** An object URL for a local file while it is shown. */
function useFileAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);
  return file ? address : null;
}

/** A preview in a box of fixed size; a picture that fails to load shows a warning. */
export function MemePreview({ url, file, alt }: { url: string; file: File | null; alt: string }) {
  const fileAddress = useFileAddress(file);
  const typed = useDeferredValue(url.trim());
  const source = fileAddress ?? (file === null && isShownPicture(typed) ? typed : null);
  const [state, setState] = useState<{ source: string; state: PictureState } | null>(null);
  const isBroken = source !== null && state?.source === source && state.state === 'broken';
  return (
    <section aria-label={memesCopy.preview} className="grid gap-1.5">
      <h3 className="text-meta">{memesCopy.preview}</h3>
      <div className="grid aspect-[4/3] w-full place-items-center overflow-clip rounded-card border-[1.5px] border-line-strong bg-sunken">
        {source === null ? (
          <p className="px-4 text-center text-meta text-ink-2">{memesCopy.previewEmpty}</p>
        ) : (
          <MemePicture
            key={source}
            src={source}
            alt={alt.trim() || memesCopy.preview}
            onState={(next) => setState({ source, state: next })}
          />
        )}
      </div>
      <p role="status" className="min-h-10 text-meta">
        {isBroken ? (
          <span className="flex items-start gap-1.5 text-warn">
            <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {memesCopy.previewBroken}
          </span>
        ) : null}
      </p>
    </section>
  );
}
