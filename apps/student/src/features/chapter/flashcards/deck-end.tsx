import { flashcardsCopy } from 'virtual:messages/flashcards';
import { Button } from '@repo/ui/button';
import { Shuffle } from 'lucide-react';
import { type Ref, useEffect } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { noteChapterStep } from '#src/platform/session/chapter-steps.ts';
import { useUser } from '#src/platform/session/session.ts';
import { NextCard } from '#src/study/next/next-card.tsx';

/** After a finished deck: another round, the next step, and the way home. */
export function DeckEnd({
  chapterId,
  boxRef,
  onShuffle,
}: {
  chapterId: string;
  boxRef: Ref<HTMLDivElement>;
  onShuffle: () => void;
}) {
  const { id: userId } = useUser();
  useEffect(() => noteChapterStep(userId, chapterId, { cardsAtMs: Date.now() }), [userId, chapterId]);
  return (
    <div ref={boxRef} className="flex w-full max-w-140 flex-wrap items-center gap-x-3 gap-y-2">
      <p lang={languageOfLines()} className="min-w-40 flex-1 text-meta">
        {flashcardsCopy.hinglish.done}
      </p>
      <Button
        variant="outlined"
        className="max-sm:w-full"
        icon={<Shuffle size={18} aria-hidden="true" />}
        onClick={onShuffle}
      >
        {flashcardsCopy.shuffle}
      </Button>
      <NextCard ending={{ kind: 'cardsThrough', chapterId }} className="mt-2" />
    </div>
  );
}
