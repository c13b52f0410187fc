import type { FlashcardDraft } from '@repo/contracts/content.drafts';
import { Badge } from '@repo/ui/badge';
import { IconButton } from '@repo/ui/button';
import { Markup } from '@repo/ui/markup';
import { Menu, type MenuItem } from '@repo/ui/menu';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode, startTransition } from 'react';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { VariantBadges } from '#src/chapter-items/language-field.tsx';
import { shortName } from '#src/chapter-items/short-name.ts';
import { flashcardsCopy } from './flashcards-copy.ts';

const tones = { easy: 'tick', medium: 'neutral', hard: 'red' } as const;

const Words = memo(function Words({ question, answer }: { question: string; answer: string }) {
  return (
    <div className="min-w-0 py-1 wrap-anywhere">
      <p className="font-bold wrap-anywhere">
        <Markup text={question} inline />
      </p>
      <p className="text-meta text-ink-2 wrap-anywhere">
        <Markup text={answer} inline />
      </p>
    </div>
  );
});

/** A card in the list. `handle` and `moveButtons` come from the sortable list. */
export function CardRow({
  card,
  isNew,
  handle,
  moveButtons,
  entries,
  onEdit,
  onDelete,
}: {
  card: FlashcardDraft;
  isNew: boolean;
  handle: ReactNode;
  moveButtons: ReactNode;
  entries: MenuItem[];
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 @xl:flex-nowrap @xl:py-1">
      <span className="@max-xl:hidden">{handle}</span>
      <div className="min-w-0 @max-xl:basis-full @max-xl:px-3 @max-xl:pt-2 @xl:flex-1">
        <Words question={card.question} answer={card.answer} />
      </div>
      <span className="flex flex-wrap items-center gap-1.5 @max-xl:flex-1 @max-xl:pl-3">
        {isNew ? <Badge tone="pen">{flashcardsCopy.justAdded}</Badge> : null}
        <VariantBadges variants={card.variants} />
        {card.isExtra ? <Badge tone="neutral">{itemsCopy.isExtra}</Badge> : null}
        <Badge tone={tones[card.difficulty]}>{flashcardsCopy.difficulties[card.difficulty]}</Badge>
      </span>
      <span className="inline-flex">
        {moveButtons}
        <IconButton
          label={flashcardsCopy.edit(shortName(card.question))}
          className="!size-11"
          onClick={() => startTransition(onEdit)}
        >
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={flashcardsCopy.remove(shortName(card.question))}
          className="!size-11 !text-redpen hover:!bg-red-tint"
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
        <Menu
          label={flashcardsCopy.actsOf(shortName(card.question))}
          trigger={<EllipsisVertical size={18} aria-hidden="true" />}
          items={entries}
        />
      </span>
    </div>
  );
}
