import { useEffect, useState } from 'react';
import { useLibrary } from '#src/library/library.ts';
import type { Mistake } from '#src/revision/mistakes.ts';
import { useUser } from '#src/session/session.ts';

/** The student's open mistakes in a chapter, as far as this device knows; null while unknown. */
export function useChapterMistakes(chapterId: string): readonly Mistake[] | null {
  const { id: userId } = useUser();
  const library = useLibrary();
  const [mistakes, setMistakes] = useState<readonly Mistake[] | null>(null);
  useEffect(() => {
    let isWanted = true;
    async function look(): Promise<Mistake[]> {
      const [{ readRemembered }, { revisionItems }, { openMistakes }] = await Promise.all([
        import('#src/revision/read-states.ts'),
        import('#src/revision/revision-items.ts'),
        import('#src/revision/mistakes.ts'),
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
