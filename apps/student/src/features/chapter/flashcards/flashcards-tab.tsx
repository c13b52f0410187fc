import { flashcardsCopy } from 'virtual:messages/flashcards';
import { ownCardsCopy } from 'virtual:messages/ownCards';
import { Button } from '@repo/ui/button';
import { Loading } from '@repo/ui/loading';
import { NotebookPen } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';
import { useUser } from '#src/platform/session/session.ts';
import { deckCardOf } from '#src/study/own-cards/deck-card.ts';
import { useOwnCards } from '#src/study/own-cards/own-cards.ts';
import { FlashcardDeck } from './flashcard-deck.tsx';

const load = () => import('./own-cards-panel.tsx');
const OwnCardsPanel = lazyDialog(async () => (await load()).default, <Loading />);

/** A chapter's cards, starting at this number (from 1). */
export function FlashcardsTab({ chapterId, firstCard = 1 }: { chapterId: string; firstCard?: number }) {
  const ofLibrary = useLibrary().flashcardsOfChapter(chapterId);
  const own = useOwnCards(chapterId);
  const cards = useMemo(() => [...ofLibrary, ...own.map(deckCardOf)], [ofLibrary, own]);
  const { plan } = useUser();
  const [isWriting, setIsWriting] = useState(false);
  const [wasWriting, setWasWriting] = useState(false);
  const isSuper = plan === 'Pro';
  useEffect(() => {
    // Preload before the tap, so that it works offline.
    if (isSuper) load().catch(() => {});
  }, [isSuper]);
  if (isWriting) return <OwnCardsPanel chapterId={chapterId} onClose={() => setIsWriting(false)} />;
  const openOwn = isSuper ? (
    <Button
      variant="outlined"
      icon={<NotebookPen size={18} aria-hidden="true" />}
      onClick={() => {
        setIsWriting(true);
        setWasWriting(true);
      }}
    >
      {ownCardsCopy.open({ count: own.length })}
    </Button>
  ) : null;
  if (cards.length > 0)
    return (
      <FlashcardDeck chapterId={chapterId} cards={cards} firstIndex={firstCard - 1} takesFocus={wasWriting}>
        {openOwn}
      </FlashcardDeck>
    );
  return (
    <>
      <NothingHere chapterId={chapterId} text={flashcardsCopy.empty} />
      <div className="flex justify-center px-4 pb-6">{openOwn}</div>
    </>
  );
}
