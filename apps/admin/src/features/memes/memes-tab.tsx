import type { MemeDraft } from '@repo/contracts/content.drafts';
import { useState } from 'react';
import { useDraftList } from '#src/chapter-items/use-draft-list.ts';
import { ItemTab } from '#src/item-tab/item-tab.tsx';
import { useItemList } from '#src/item-tab/use-item-list.ts';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { MemeDialog, type MemeToEdit } from './meme-dialog.tsx';
import { MemeTile } from './meme-tile.tsx';
import { memesCopy } from './memes-copy.ts';
import { usePaste } from './use-paste.ts';

const grid = { className: 'grid grid-cols-2 gap-3 narrow:grid-cols-1 lg:grid-cols-4', tile: 'aspect-square' };

/** The Memes tab: the chapter's memes in a grid. Pasting an image or its address anywhere starts a new one. */
export function MemesTab({ chapter, tools }: TabProps) {
  const memes = useDraftList('memes', chapter._id);
  /** Addresses of pictures that failed to load, which only the browser can know. */
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const items = useItemList<MemeDraft, Omit<MemeToEdit, 'meme'>>({
    list: 'memes',
    chapterId: chapter._id,
    drafts: memes,
    nameOf: ({ alt }, index) => memesCopy.name(index + 1, alt),
    failureText: memesCopy.memeDeleteFailed,
  });
  usePaste(items.open === null, (pasted) =>
    items.setOpen({
      kind: 'new',
      given: 'file' in pasted ? { pastedFile: pasted.file } : { pastedUrl: pasted.url },
    }),
  );
  return (
    <ItemTab
      items={items}
      copy={memesCopy}
      failureText={memesCopy.memesFetchFailed}
      art="haldi"
      tools={tools}
      hint={memesCopy.pasteHint}
      grid={grid}
      row={(meme, { index: _, onPreview: __, ...acts }) => (
        <MemeTile
          {...acts}
          meme={meme}
          onState={(state) => state === 'broken' && setBroken((known) => new Set(known).add(meme.imageUrl))}
        />
      )}
      footer={(left) => {
        const count = left.filter(({ imageUrl }) => broken.has(imageUrl)).length;
        // Rendered at the bottom, because it appears late and must not move the list.
        return (
          <p role="status" className="text-meta text-warn empty:hidden">
            {count > 0 ? memesCopy.broken(count) : null}
          </p>
        );
      }}
      editor={(meme, { given }) => (
        <MemeDialog
          chapter={chapter}
          edited={{ ...given, meme }}
          acts={memes}
          onClose={() => items.setOpen(null)}
        />
      )}
    />
  );
}
