import { memesCopy } from 'virtual:messages/memes';
import { useRef, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import { MemePicture, nameOfMeme } from './meme-picture.tsx';
import { MemeViewer } from './meme-viewer.tsx';

/** A chapter's memes as a grid; a tap opens the viewer. */
export function MemesTab({ chapterId }: { chapterId: string }) {
  const memes = useLibrary().memesOfChapter(chapterId);
  const [shownIndex, setShownIndex] = useState<number | null>(null);
  const tiles = useRef<(HTMLButtonElement | null)[]>([]);
  if (memes.length === 0) return <NothingHere chapterId={chapterId} text={memesCopy.empty} />;
  return (
    <>
      <ul className="mx-auto grid w-full max-w-page grid-cols-2 gap-3 p-4 md:gap-4 md:p-6 lg:grid-cols-4">
        {memes.map((meme, index) => (
          <li key={meme._id}>
            <button
              ref={(tile) => {
                tiles.current[index] = tile;
              }}
              type="button"
              aria-label={memesCopy.open({ name: nameOfMeme(memes, index) })}
              onClick={() => setShownIndex(index)}
              className="block aspect-square w-full overflow-clip rounded-card outline-ink bg-surface transition-transform active:scale-[0.98]"
            >
              <MemePicture meme={meme} name={nameOfMeme(memes, index)} isLazy className="size-full" />
            </button>
          </li>
        ))}
      </ul>
      <MemeViewer
        memes={memes}
        index={shownIndex === null ? null : Math.min(shownIndex, memes.length - 1)}
        tiles={tiles}
        onTurnTo={setShownIndex}
        onClose={() => setShownIndex(null)}
      />
    </>
  );
}
