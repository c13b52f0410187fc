import type { MemeDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { useTransfer } from '#src/chapter-items/use-transfer.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { SortableList } from '#src/editing/sortable-list.tsx';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { useAskedItem } from '#src/selection/selection.ts';
import { MemeDialog, type MemeToEdit } from './meme-dialog.tsx';
import { MemeTile } from './meme-tile.tsx';
import { memesCopy } from './memes-copy.ts';
import { useMemes } from './use-memes.ts';
import { usePaste } from './use-paste.ts';

const gridClass = 'grid grid-cols-2 gap-3 narrow:grid-cols-1 lg:grid-cols-4';

/** The Memes tab: the chapter's memes in a grid. Pasting an image or its address anywhere starts a new one. */
export function MemesTab({ chapter, tools }: TabProps) {
  const memes = useMemes(chapter._id);
  /** Addresses of pictures that failed to load, which only the browser can know. */
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<MemeToEdit | null>(null);
  const { ordered, reorder } = useListOrder({
    items: memes.query.data ?? [],
    send: memes.reorder,
    refetch: memes.query.refetch,
  });
  const nameOf = (meme: MemeDraft, index: number) => memesCopy.name(index + 1, meme.alt);
  const deletion = useDelayedDelete<MemeDraft>({
    noun: 'Meme',
    nameOf: (meme) =>
      nameOf(
        meme,
        ordered.findIndex(({ _id }) => _id === meme._id),
      ),
    send: memes.remove,
    failureText: memesCopy.memeDeleteFailed,
  });
  const transfer = useTransfer({
    chapterId: chapter._id,
    noun: 'Meme',
    copy: memes.copy,
    move: memes.move,
  });
  useAskedItem('memes', memes.query, (meme) => setEdited({ meme }));
  usePaste(edited === null, (pasted) =>
    setEdited(
      'file' in pasted ? { meme: null, pastedFile: pasted.file } : { meme: null, pastedUrl: pasted.url },
    ),
  );
  return (
    <section aria-label={memesCopy.heading} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          size="sm"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => setEdited({ meme: null })}
        >
          {memesCopy.add}
        </Button>
        {tools}
        <p className="text-meta text-ink-2 max-sm:hidden">{memesCopy.pasteHint}</p>
      </div>
      <ListState query={memes.query} failureText={memesCopy.memesFetchFailed} skeleton={<Tiles />}>
        {() => {
          const left = ordered.filter(({ _id }) => !deletion.isGone(_id));
          if (left.length === 0)
            return (
              <EmptyState art={<Character name="haldi" mood="think" />} title={memesCopy.empty}>
                {memesCopy.emptyHint}
              </EmptyState>
            );
          const brokenCount = left.filter(({ imageUrl }) => broken.has(imageUrl)).length;
          return (
            <>
              <SortableList
                label={memesCopy.heading}
                layout="grid"
                items={left}
                idOf={({ _id }) => _id}
                nameOf={nameOf}
                onReorder={reorder}
                className={gridClass}
                rowClassName="min-w-0 rounded-card"
              >
                {(meme, row, index) => (
                  <MemeTile
                    meme={meme}
                    name={nameOf(meme, index)}
                    row={row}
                    entries={transfer.entries(meme, nameOf(meme, index))}
                    onEdit={() => setEdited({ meme })}
                    onDelete={() => deletion.ask(meme)}
                    onState={(state) =>
                      state === 'broken' && setBroken((known) => new Set(known).add(meme.imageUrl))
                    }
                  />
                )}
              </SortableList>
              {/* At the bottom, because it appears late and must not move the list. */}
              <p role="status" className="text-meta text-warn empty:hidden">
                {brokenCount > 0 ? memesCopy.broken(brokenCount) : null}
              </p>
            </>
          );
        }}
      </ListState>
      {edited ? (
        <MemeDialog
          chapter={chapter}
          edited={{
            ...edited,
            meme: memes.query.data?.find(({ _id }) => _id === edited.meme?._id) ?? edited.meme,
          }}
          acts={memes}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {transfer.dialog}
      {deletion.dialog}
    </section>
  );
}

function Tiles() {
  return (
    <div className={gridClass}>
      {['one', 'two', 'three', 'four'].map((tile) => (
        <Skeleton key={tile} className="aspect-square w-full" />
      ))}
    </div>
  );
}
