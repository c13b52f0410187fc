import { useEffect, useState } from 'react';
import { exchangeFirst } from '#src/cards/review-card.ts';
import { useLibrary } from '#src/library/library.ts';
import { type Mistake, openMistakes } from '#src/revision/mistakes.ts';
import { readRemembered } from '#src/revision/read-states.ts';
import { revisionItems } from '#src/revision/revision-items.ts';
import { useUser } from '#src/session/session.ts';

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
