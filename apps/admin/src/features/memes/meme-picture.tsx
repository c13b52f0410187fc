import { Smile } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export type PictureState = 'loading' | 'shown' | 'broken';

/** A picture in a box of fixed shape, never cropped; on failure a smiley with `brokenText`. Key it by `src`. */
export function MemePicture({
  src,
  alt,
  brokenText,
  isLazy = false,
  onState,
}: {
  src: string;
  alt: string;
  brokenText?: ReactNode;
  isLazy?: boolean;
  onState?: (state: PictureState) => void;
}) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <span className="grid size-full place-content-center place-items-center gap-2 bg-sunken p-3 text-center text-ink-2">
        <Smile size={48} aria-hidden="true" />
        {brokenText ? <span className="text-meta">{brokenText}</span> : null}
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onLoad={() => onState?.('shown')}
      onError={() => {
        setIsBroken(true);
        onState?.('broken');
      }}
      className="size-full object-contain"
    />
  );
}
