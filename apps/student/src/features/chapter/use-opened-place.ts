import { useEffect, useState } from 'react';
import { type ChapterPlace, isExactPlace } from '#src/platform/navigation/chapter-place.ts';

/** `visit` counts opened places: used as a key, it remounts the part that starts there. */
export type OpenedPlace = ChapterPlace & { visit: number };

/**
 * The exact place in the URL, remembered until the next one. `onTaken` is called once for each, so that the
 * URL can be reset to the tab: after turning pages, a reload doesn't jump back.
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
