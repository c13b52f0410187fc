import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { EmptyState } from '@repo/ui/empty-state';
import type { MenuItem } from '@repo/ui/menu';
import { useEffect, useRef } from 'react';
import { shortName } from '#src/chapter-items/short-name.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { Selectable, type Selection, SelectionBar } from '#src/item-tab/selection.tsx';
import { type CardFilter, isFiltering, matches } from './card-filter.ts';
import { CardRow } from './card-row.tsx';
import { flashcardsCopy } from './flashcards-copy.ts';

const listClass = '@container grid rounded-card border-[1.5px] border-edge bg-surface overflow-clip';
const rowClass = 'border-b-[1.5px] border-line bg-surface last:border-b-0 @xl:px-2';

/**
 * The chapter's cards in the students' order, sortable while all are shown. New cards are marked and shown
 * under any filter; the newest is scrolled into view.
 */
export function CardList({
  cards,
  newIds,
  filter,
  selection,
  onReorder,
  onEdit,
  onDelete,
  onShowAll,
  entriesOf,
}: {
  /** The cards, without those whose deletion is pending. */
  cards: readonly FlashcardDraft[];
  newIds: readonly string[];
  filter: CardFilter;
  selection: Selection;
  onReorder: (ids: string[]) => void;
  onEdit: (card: FlashcardDraft) => void;
  onDelete: (card: FlashcardDraft) => void;
  onShowAll: () => void;
  entriesOf: (card: FlashcardDraft) => MenuItem[];
}) {
  const left = cards.filter((card) => newIds.includes(card._id) || matches(card, filter));
  const newest = useRef<HTMLDivElement>(null);
  const newestId = newIds[0];
  useEffect(() => {
    if (newestId) newest.current?.scrollIntoView({ block: 'nearest' });
  }, [newestId]);
  const isNarrowed = isFiltering(filter);
  const row = (card: FlashcardDraft) => ({
    card,
    isNew: newIds.includes(card._id),
    entries: entriesOf(card),
    onEdit: () => onEdit(card),
    onDelete: () => onDelete(card),
  });
  return (
    <div className="grid gap-3">
      <p role="status" className="text-meta text-ink-2">
        {flashcardsCopy.count(left.length, cards.length)}
        {isNarrowed ? ` ${flashcardsCopy.orderNeedsAll}` : ''}
      </p>
      {left.length > 0 ? (
        <>
          <SelectionBar selection={selection} shown={left} />
          <SortableList
            label={flashcardsCopy.heading}
            items={left}
            idOf={({ _id }) => _id}
            nameOf={({ question }) => shortName(question)}
            onReorder={onReorder}
            disabled={isNarrowed}
            className={listClass}
            rowClassName={rowClass}
          >
            {(card, { handle, moveButtons }) => (
              <div ref={card._id === newestId ? newest : undefined} className="scroll-mb-4">
                <Selectable selection={selection} id={card._id} name={shortName(card.question)}>
                  <CardRow {...row(card)} handle={handle} moveButtons={moveButtons} />
                </Selectable>
              </div>
            )}
          </SortableList>
        </>
      ) : null}
      {left.length === 0 ? (
        <EmptyState
          title={flashcardsCopy.noMatch}
          action={
            <Button variant="outlined" size="sm" onClick={onShowAll}>
              {flashcardsCopy.clearFilter}
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
