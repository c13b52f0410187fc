import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { EmptyState } from '@repo/ui/empty-state';
import { shortName } from '#src/chapter-items/short-name.ts';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import { type CardFilter, isFiltering, matches } from './card-filter.ts';
import { CardRow } from './card-row.tsx';
import { flashcardsCopy } from './flashcards-copy.ts';
import type { Cards } from './use-cards.ts';

const listClass = 'grid rounded-card border-[1.5px] border-edge bg-surface overflow-clip';
const rowClass = 'border-b-[1.5px] border-line bg-surface last:border-b-0 sm:px-2';

/**
 * The chapter's cards: those just created on top, the newest first and under any filter; then the others in their
 * order, which can be changed while all of them are shown.
 */
export function CardList({
  cards,
  newIds,
  filter,
  acts,
  onEdit,
  onDelete,
  onShowAll,
}: {
  /** Without those waiting to be deleted. */
  cards: readonly FlashcardDraft[];
  newIds: readonly string[];
  filter: CardFilter;
  acts: Pick<Cards, 'reorder' | 'query'>;
  onEdit: (card: FlashcardDraft) => void;
  onDelete: (card: FlashcardDraft) => void;
  onShowAll: () => void;
}) {
  const { ordered, reorder } = useListOrder({
    items: acts.query.data ?? cards,
    send: acts.reorder,
    refetch: acts.query.refetch,
  });
  const shown = new Set(cards.map(({ _id }) => _id));
  const fresh = newIds.flatMap((id) => cards.find(({ _id }) => _id === id) ?? []);
  const others = ordered.filter(
    (card) => shown.has(card._id) && !newIds.includes(card._id) && matches(card, filter),
  );
  const isNarrowed = isFiltering(filter);
  const row = (card: FlashcardDraft) => ({
    card,
    onEdit: () => onEdit(card),
    onDelete: () => onDelete(card),
  });
  return (
    <div className="grid gap-3">
      <p role="status" className="text-meta text-ink-2">
        {flashcardsCopy.count(fresh.length + others.length, cards.length)}
        {isNarrowed ? ` ${flashcardsCopy.orderNeedsAll}` : ''}
      </p>
      {fresh.length > 0 ? (
        <ul aria-label={flashcardsCopy.justAdded} className={listClass}>
          {fresh.map((card) => (
            <li key={card._id} className={rowClass}>
              <CardRow {...row(card)} isNew />
            </li>
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <SortableList
          label={flashcardsCopy.heading}
          items={others}
          idOf={({ _id }) => _id}
          nameOf={({ question }) => shortName(question)}
          onReorder={reorder}
          disabled={isNarrowed}
          className={listClass}
          rowClassName={rowClass}
        >
          {(card, { handle, moveButtons }) => (
            <CardRow {...row(card)} handle={handle} moveButtons={moveButtons} />
          )}
        </SortableList>
      ) : null}
      {fresh.length + others.length === 0 ? (
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
