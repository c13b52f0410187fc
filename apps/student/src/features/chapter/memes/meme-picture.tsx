import { clsx } from 'clsx';
import { Smile } from 'lucide-react';
import { useState } from 'react';
import type { LibraryMeme } from '#src/library/library.ts';
import { memesCopy } from './memes-copy.ts';

/** What to call a meme: what it shows, where the data says it; else its number and chapter. */
export function nameOfMeme(memes: readonly LibraryMeme[], index: number): string {
  const meme = memes[index];
  if (!meme) return '';
  return meme.alt.trim() || memesCopy.name(index + 1, memes.length, meme.chapterName);
}

/** A meme that fills its box without being cut; a picture that does not come is a smiley. */
export function MemePicture({
  meme,
  name,
  isLazy = false,
  className,
}: {
  meme: LibraryMeme;
  name: string;
  isLazy?: boolean;
  className?: string;
}) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <span
        role="img"
        aria-label={name}
        className={clsx('grid place-items-center content-center gap-2 bg-sunken text-ink-2', className)}
      >
        <Smile size={56} aria-hidden="true" />
        <span lang="hi-Latn" className="text-meta">
          {memesCopy.hinglish.broken}
        </span>
      </span>
    );
  return (
    <img
      src={meme.imageUrl}
      alt={name}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setIsBroken(true)}
      className={clsx('object-contain', className)}
    />
  );
}
