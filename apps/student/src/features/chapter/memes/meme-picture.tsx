import { memesCopy } from 'virtual:messages/memes';
import { clsx } from 'clsx';
import { CloudOff, Smile } from 'lucide-react';
import { useState } from 'react';
import type { LibraryMeme } from '#src/content/library/library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { askServer, useNetwork } from '#src/platform/offline/connectivity.ts';

/** Accessible name of a meme: its description if it has one; else its number and chapter. */
export function nameOfMeme(memes: readonly LibraryMeme[], index: number): string {
  const meme = memes[index];
  if (!meme) return '';
  return meme.alt.trim() || memesCopy.name({ n: index + 1, count: memes.length, chapter: meme.chapterName });
}

/** 'asking': the picture failed, and whether the network is down is being checked. */
type PictureState = 'shown' | 'asking' | 'waiting' | 'broken';

/**
 * Whether the picture is broken or only unreachable, in which case it is retried once the network is back.
 */
function usePictureState() {
  const network = useNetwork();
  const [state, setState] = useState<PictureState>('shown');
  const [triedOn, setTriedOn] = useState(network);
  if (network !== triedOn) {
    setTriedOn(network);
    if (network === 'online' && state !== 'broken') setState('shown');
  }
  const onError = () => {
    if (network !== 'online') return setState('waiting');
    setState('asking');
    void askServer().then((hasAnswered) => setState(hasAnswered ? 'broken' : 'waiting'));
  };
  return { state, onError };
}

/** A meme fitted into its box uncropped; a smiley when the picture fails. */
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
  const { state, onError } = usePictureState();
  if (state !== 'shown') {
    const Icon = state === 'waiting' ? CloudOff : Smile;
    return (
      <span
        role="img"
        aria-label={name}
        className={clsx('grid place-items-center content-center gap-2 bg-sunken text-ink-2', className)}
      >
        {state === 'asking' ? null : (
          <>
            <Icon size={56} aria-hidden="true" />
            <span lang={languageOfLines()} className="px-2 text-center text-meta">
              {memesCopy.hinglish[state]}
            </span>
          </>
        )}
      </span>
    );
  }
  return (
    <img
      src={meme.imageUrl}
      alt={name}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={onError}
      className={clsx('object-contain', className)}
    />
  );
}
