import { useEffect, useState } from 'react';
import { type ChapterPlace, isExactPlace } from '#src/navigation/chapter-place.ts';

/** `visit` counts the exact places opened: used as a key, it remounts the part that starts there. */
export type OpenedPlace = ChapterPlace & { visit: number };

/**
 * The exact place that the address names, remembered until the next one. `onTaken` is called once for each, so that the
 * address can go back to naming the tab alone: a student who then turns pages and reloads stays where they are.
 */
export function useOpenedPlace(place: ChapterPlace, onTaken: () => void): OpenedPlace {
  const [opened, setOpened] = useState<OpenedPlace>({ visit: 0 });
  const { tab, topic, page, card } = place;
  useEffect(() => {
    if (!isExactPlace({ topic, page, card })) return;
    setOpened(({ visit }) => ({ tab, topic, page, card, visit: visit + 1 }));
    onTaken();
  }, [tab, topic, page, card]);
  return opened;
}
