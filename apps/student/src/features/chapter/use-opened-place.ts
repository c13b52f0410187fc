import { useEffect, useState } from 'react';
import { type ChapterPlace, isExactPlace } from '#src/screen/chapter-place.ts';

/** `visit` counts how often an exact place was asked for: a part that starts there is made anew with it. */
export type OpenedPlace = ChapterPlace & { visit: number };

/**
 * The exact place that the address asks for, kept until the next one. `onTaken` is called once for each, so that the
 * address can go back to naming the tab alone: whoever then turns pages and reloads stays where they are.
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
