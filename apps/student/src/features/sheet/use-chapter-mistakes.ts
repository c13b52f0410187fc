import { useEffect, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import type { Mistake } from '#src/study/reviews/mistakes.ts';

/** The student's open mistakes in a chapter, as far as this device knows; null while unknown. */
export function useChapterMistakes(chapterId: string): readonly Mistake[] | null {
  const { id: userId } = useUser();
  const library = useLibrary();
  const [mistakes, setMistakes] = useState<readonly Mistake[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function look(): Promise<Mistake[]> {
      const [{ readRemembered }, { revisionItems }, { openMistakes }] = await Promise.all([
        import('#src/study/reviews/read-states.ts'),
        import('#src/study/reviews/revision-items.ts'),
        import('#src/study/reviews/mistakes.ts'),
      ]);
      const { states } = await readRemembered(userId);
      return openMistakes(states, revisionItems(library, new Set([chapterId])));
    }
    look()
      .catch(() => [])
      .then((found) => isWanted && setMistakes(found));
    return () => {
      isWanted = false;
    };
  }, [userId, library, chapterId]);
  return mistakes;
}
