import { useLibrary } from '#src/library/library.ts';
import { clampPosition } from '#src/library/position.ts';
import { goOn, type NextThing } from './next-thing.ts';
import { useStanding } from './use-standing.ts';

/** A place in a chapter's notes, numbered from 1. */
type PagePlace = { topic: string; page: number; of: number };

/** What to do when nothing just ended; `place` is the page read last, if the content still has it. */
export type Now = { next: NextThing | null | 'loading'; place: PagePlace | null };

/** Where to continue: the chapter read last on any device, else the one after it. */
export function useNow(): Now {
  const library = useLibrary();
  const { isLoading, last, ...done } = useStanding();
  if (isLoading) return { next: 'loading', place: null };
  const next = goOn(library, done);
  if (next?.verb !== 'continue' || !last) return { next, place: null };
  const topics = library.topicsOfChapter(next.chapter._id);
  const at = clampPosition(
    topics.map(({ pages }) => pages.length),
    last,
  );
  const topic = at ? topics[at.topicIndex] : undefined;
  if (!at || !topic) return { next, place: null };
  return { next, place: { topic: topic.name, page: at.pageIndex + 1, of: topic.pages.length } };
}
