import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Character } from '@repo/ui/character';
import { Dialog } from '@repo/ui/dialog';
import { EmptyState } from '@repo/ui/empty-state';
import { Skeleton } from '@repo/ui/loading';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { shortName } from '#src/chapter-items/short-name.ts';
import { useMediaQuery, wideQuery } from '#src/chapter-items/use-media-query.ts';
import { useItemList } from '#src/item-tab/use-item-list.ts';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { noFilter } from './card-filter.ts';
import { CardList } from './card-list.tsx';
import { EditCardDialog } from './edit-card-dialog.tsx';
import { FilterBar } from './filter-bar.tsx';
import { flashcardsCopy } from './flashcards-copy.ts';
import { NewCardForm } from './new-card-form.tsx';
import { useCards } from './use-cards.ts';
import { useUnsentCards } from './use-unsent-cards.ts';

/** The Flashcards tab: the list, and entry of new cards next to it (on a phone in a sheet). `tools` are at the top. */
export function FlashcardsTab({ chapter, tools }: TabProps) {
  const cards = useCards(chapter._id);
  const [filter, setFilter] = useState(noFilter);
  const [newIds, setNewIds] = useState<string[]>([]);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const isWide = useMediaQuery(wideQuery);
  const items = useItemList<FlashcardDraft>({
    list: 'flashcards',
    chapterId: chapter._id,
    drafts: cards,
    nameOf: ({ question }) => shortName(question),
    failureText: flashcardsCopy.flashcardDeleteFailed,
  });
  const { deletion, open, left } = items;
  // Kept in the tab, because the sheet may close while cards are in flight.
  const unsent = useUnsentCards({
    chapterId: chapter._id,
    create: cards.create,
    onCreated: ({ _id }) => setNewIds((ids) => [_id, ...ids]),
  });
  const entry = <NewCardForm chapterId={chapter._id} unsent={unsent} />;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-label={flashcardsCopy.heading} className="grid min-w-0 gap-4">
        {isWide && !tools ? null : (
          <div className="flex flex-wrap gap-2">
            {isWide ? null : (
              <Button
                size="sm"
                icon={<Plus size={18} aria-hidden="true" />}
                onClick={() => setIsSheetOpen(true)}
              >
                {flashcardsCopy.newCard}
              </Button>
            )}
            {tools}
          </div>
        )}
        <ListState query={cards.query} failureText={flashcardsCopy.flashcardsFetchFailed} skeleton={<Rows />}>
          {() =>
            left.length === 0 ? (
              <EmptyState art={<Character name="mitu" mood="think" />} title={flashcardsCopy.empty}>
                {flashcardsCopy.emptyHint}
              </EmptyState>
            ) : (
              <>
                <FilterBar filter={filter} onChange={setFilter} />
                <CardList
                  cards={left}
                  newIds={newIds}
                  filter={filter}
                  selection={items.selection}
                  onReorder={items.reorder}
                  onEdit={items.edit}
                  onDelete={deletion.ask}
                  entriesOf={(card) => items.transfer.entries(card, shortName(card.question))}
                  onShowAll={() => setFilter(noFilter)}
                />
              </>
            )
          }
        </ListState>
      </section>
      {isWide ? (
        <Card
          flush
          className="!overflow-y-auto p-4 sticky top-[calc(var(--top-bar)+16px)] max-h-[calc(100dvh-var(--top-bar)-32px)]"
        >
          <h2 className="mb-1 text-h3">{flashcardsCopy.newCard}</h2>
          {entry}
        </Card>
      ) : (
        <Dialog open={isSheetOpen} onOpenChange={setIsSheetOpen} title={flashcardsCopy.newCard}>
          {entry}
        </Dialog>
      )}
      {open?.kind === 'edit' ? (
        <EditCardDialog
          key={open.item._id}
          card={items.current(open.item)}
          cards={cards}
          onClose={() => items.setOpen(null)}
        />
      ) : null}
      {items.transfer.dialog}
      {deletion.dialog}
    </div>
  );
}

function Rows() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-11 w-full" />
      {['one', 'two', 'three', 'four'].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
