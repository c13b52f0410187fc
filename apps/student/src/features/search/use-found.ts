import type { User } from '@repo/contracts/auth';
import { startTransition, useEffect, useState } from 'react';
import { type Library, useLibrary } from '#src/content/library/library.ts';
import { nextPaint } from '#src/platform/layout/next-paint.ts';
import { useUser } from '#src/platform/session/session.ts';
import type { SearchDocument } from './search-documents.ts';
import { findInIndex, updateSearchIndex } from './search-index.ts';

/** Results rendered first: what fits on a phone, in a fraction of the time of all. */
export const firstCount = 3;

/** The student's own texts for the search; on failure, content can still be searched. */
async function readOwnTexts(plan: User['plan'], userId: string, library: Library) {
  if (plan !== 'Pro') return undefined;
  try {
    const [{ searchableMarks }, { ownCardsHere }] = await Promise.all([
      import('#src/reading/annotations/marking-parts.ts'),
      import('#src/study/own-cards/own-cards.ts'),
    ]);
    return { marks: await searchableMarks(userId, library), cards: await ownCardsHere(userId) };
  } catch {
    return undefined;
  }
}

type Found = { words: string; isAll: boolean; count: number; documents: SearchDocument[] };
const nothing: Found = { words: '', isAll: false, count: 0, documents: [] };

/** Documents that contain these words; complete once the index is ready. */
export function useFound(asked: string) {
  const library = useLibrary();
  const { id: userId, plan } = useUser();
  const [state, setState] = useState<'preparing' | 'ready' | 'failed'>('preparing');
  const [indexed, setIndexed] = useState(0);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    let isWanted = true;
    const onProgress = () => isWanted && setIndexed((count) => count + 1);
    setState('preparing');
    readOwnTexts(plan, userId, library)
      .then((own) => updateSearchIndex(library, own, onProgress))
      .then(
        () => isWanted && setState('ready'),
        () => isWanted && setState('failed'),
      );
    return () => {
      isWanted = false;
    };
  }, [tries, library, userId, plan]);
  useEffect(() => {
    if (asked === '') {
      setFound(nothing);
      return;
    }
    let isWanted = true;
    findInIndex(asked).then(
      (documents) => {
        if (!isWanted) return;
        const latest = { words: asked, isAll: state === 'ready', count: documents.length, documents };
        const first = { ...latest, documents: documents.slice(0, firstCount) };
        setFound((shown) => (shown.words === asked ? shown : first));
        void nextPaint().then(() => isWanted && startTransition(() => setFound(latest)));
      },
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [asked, indexed, state]);
  // Keep the previous results until the new ones have arrived.
  const isKnown = state === 'ready' && found.words === asked && found.isAll;
  return { state, found: asked === '' ? nothing : found, isKnown, retry: () => setTries(tries + 1) };
}
