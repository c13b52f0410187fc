import './flip-card.css';
import { cardsCopy } from 'virtual:messages/cards';
import type { Flashcard } from '@repo/contracts/content';
import { Badge } from '@repo/ui/badge';
import { FitText } from '@repo/ui/fit-text';
import { Markup } from '@repo/ui/markup';
import { isInWideTable } from '@repo/ui/wide-table';
import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { ExtraLabel } from '#src/content/extra/extra-label.tsx';
import { useMarkable } from '#src/reading/annotations/markable.ts';
import { isOwnCard } from '#src/study/own-cards/deck-card.ts';

const tones = { easy: 'tick', medium: 'neutral', hard: 'red' } as const;

function Face({
  label,
  card,
  chapterId,
  text,
  isUp,
  side,
}: {
  label: string;
  card: Flashcard;
  chapterId: string;
  text: string;
  isUp: boolean;
  side: 'front' | 'back';
}) {
  const markable = useMarkable({ about: 'card', chapterId, itemId: card._id });
  const isOwn = isOwnCard(card);
  // Memoized: parsing and fitting the unchanged text again would delay the flip.
  const content = useMemo(
    () => (
      <div
        ref={isOwn ? undefined : markable}
        className={clsx('content-text text-center', side === 'front' && 'font-bold')}
      >
        {isOwn ? <p className="whitespace-pre-line break-words">{text}</p> : <Markup text={text} />}
      </div>
    ),
    [text, side, markable, isOwn],
  );
  return (
    <div
      className={clsx(
        'flip-face rounded-card outline-ink',
        side === 'back' ? 'bg-marker-tint' : 'bg-surface',
      )}
      data-side={side}
      aria-hidden={isUp ? undefined : true}
      inert={!isUp}
    >
      <div className="flex items-center justify-between gap-2 px-4 pt-3">
        <span className="text-caption font-bold text-ink-2">{label}</span>
        {isOwn ? (
          <Badge tone="neutral">{cardsCopy.own}</Badge>
        ) : (
          <Badge tone={tones[card.difficulty]}>{cardsCopy.difficulty[card.difficulty]}</Badge>
        )}
      </div>
      <ExtraLabel item={card} className="px-4" />
      <div className="min-h-0 flex-1 px-5 pb-5 pt-2">
        <FitText
          maxRem={side === 'front' ? 1.5 : 1.375}
          className="swipe-through [align-content:safe_center]"
        >
          {content}
        </FitText>
      </div>
    </div>
  );
}

/** Selecting text with the mouse doesn't flip the card. */
function hasSelectedIn(card: Element): boolean {
  const selection = document.getSelection();
  return selection?.isCollapsed === false && card.contains(selection.anchorNode);
}

/**
 * A card on its stack. Screen readers only see the face that is up. A tap flips the card, except on a
 * scrollable table.
 */
export function FlipCard({
  card,
  chapterId,
  isFlipped,
  cardsLeft,
  onFlip,
}: {
  card: Flashcard;
  chapterId: string;
  isFlipped: boolean;
  cardsLeft: number;
  onFlip: () => void;
}) {
  const stack = Math.min(3, cardsLeft);
  const [isPressed, setIsPressed] = useState(false);
  const letGo = () => setIsPressed(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an extra way; the Flip button below is the real one
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space flips on the whole screen
    <div
      className="relative w-full cursor-pointer"
      onClick={({ target, currentTarget }) =>
        isInWideTable(target) || hasSelectedIn(currentTarget) || onFlip()
      }
      onPointerDown={({ target, button }) => setIsPressed(button === 0 && !isInWideTable(target))}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
    >
      {Array.from({ length: stack }, (_, index) => (
        <div
          key={`under-${stack - index}`}
          aria-hidden="true"
          className="absolute inset-0 rounded-card border-[1.5px] border-line bg-surface"
          style={{ transform: `translateY(${(stack - index) * 6}px) scaleX(${1 - (stack - index) * 0.03})` }}
        />
      ))}
      <div
        className="flip-card"
        data-swiped
        data-flipped={isFlipped || undefined}
        data-pressed={isPressed || undefined}
      >
        <Face
          label={cardsCopy.question}
          {...{ card, chapterId }}
          text={card.question}
          isUp={!isFlipped}
          side="front"
        />
        <Face
          label={cardsCopy.answer}
          {...{ card, chapterId }}
          text={card.answer}
          isUp={isFlipped}
          side="back"
        />
      </div>
    </div>
  );
}
