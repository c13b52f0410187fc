import { useEffect, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import { exchangeFirst } from '#src/study/cards/review-card.ts';
import { type Mistake, openMistakes } from '#src/study/reviews/mistakes.ts';
import { readRemembered } from '#src/study/reviews/read-states.ts';
import { revisionItems } from '#src/study/reviews/revision-items.ts';

/** Open mistakes by chapter, in the library's order; null until known. */
export function useMistakes(): [chapterId: string, mistakes: Mistake[]][] | null {
  const { id: userId } = useUser();
  const library = useLibrary();
  const [found, setFound] = useState<[string, Mistake[]][] | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function look() {
      await exchangeFirst(userId);
      const { states, chapterIds } = await readRemembered(userId);
      const byChapter = new Map<string, Mistake[]>();
      for (const mistake of openMistakes(states, revisionItems(library, chapterIds)))
        byChapter.set(mistake.chapterId, [...(byChapter.get(mistake.chapterId) ?? []), mistake]);
      if (isWanted) setFound([...byChapter]);
    }
    void look();
    return () => {
      isWanted = false;
    };
  }, [userId, library]);
  return found;
}
