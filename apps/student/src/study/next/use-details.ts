import { nextCopy } from 'virtual:messages/next';
import { type Library, useLibrary } from '#src/content/library/library.ts';
import { clampPosition } from '#src/content/library/position.ts';
import { minutesAllowed } from '#src/platform/study-needs.ts';
import { aboutMinutes } from './about-minutes.ts';
import type { ToDo } from './to-do.ts';
import { type LastPlace, useStanding } from './use-standing.ts';

/** A place in a chapter's notes, numbered from 1. */
type PagePlace = { topic: string; page: number; of: number };

/** Page read last, clamped to the current content; null without one. */
export function pagePlace(library: Library, last: LastPlace | null): PagePlace | null {
  if (!last) return null;
  const topics = library.topicsOfChapter(last.chapterId);
  const at = clampPosition(
    topics.map(({ pages }) => pages.length),
    last,
  );
  const topic = at ? topics[at.topicIndex] : undefined;
  return at && topic ? { topic: topic.name, page: at.pageIndex + 1, of: topic.pages.length } : null;
}

const minutesPerPage = 0.75;
const cardsPerMinute = 3;

/** Minutes to read a chapter's notes; 0 without pages. */
export function readingMinutes(library: Library, chapterId: string): number {
  const pages = library.topicsOfChapter(chapterId).reduce((sum, topic) => sum + topic.pages.length, 0);
  return Math.ceil(pages * minutesPerPage);
}

/** Minutes that a task takes; null when unknown. */
function minutesOf(library: Library, next: ToDo, place: PagePlace | null): number | null {
  if (next.verb === 'revise') return Math.ceil(next.count / cardsPerMinute);
  if (next.verb === 'paper') return minutesAllowed(next.paper.minutes) + next.paper.readingMinutes;
  if (!('chapter' in next)) return null;
  const { _id } = next.chapter;
  if (next.verb === 'cards') return Math.ceil(library.flashcardsOfChapter(_id).length / cardsPerMinute);
  if (next.tab === 'quiz') {
    const [test] = next.verb === 'quiz' ? library.testsOfChapter(_id) : [];
    return test ? minutesAllowed(test.timeLimit) : null;
  }
  const minutes =
    next.verb === 'continue' && place
      ? Math.ceil((place.of - place.page + 1) * minutesPerPage)
      : readingMinutes(library, _id);
  return minutes > 0 ? minutes : null;
}

/** The reason of a task. */
function reasonOf(next: ToDo, place: PagePlace | null): string | null {
  if (next.verb === 'revise') return nextCopy.dueDetail({ subject: next.subjectName });
  if (next.verb === 'paper') return nextCopy.paperDetail({ daysLeft: next.daysLeft });
  if (next.verb === 'unit') return nextCopy.unitDetail({ unit: next.unit, marks: next.marks });
  if (next.verb === 'invite') return nextCopy.joined({ accepted: next.accepted });
  if (next.verb === 'continue' && place)
    return nextCopy.pageOf({ topic: place.topic, page: place.page, of: place.of });
  return null;
}

/** A task's duration, and its reason and duration as text. */
export type Details = { minutes: number | null; text: string | undefined };

/** Returns a function that describes a task. */
export function useDetails(): (next: ToDo) => Details {
  const library = useLibrary();
  const { last } = useStanding();
  const place = pagePlace(library, last);
  return (next) => {
    const minutes = minutesOf(library, next, place);
    const parts = [reasonOf(next, place), minutes === null ? null : aboutMinutes(minutes)];
    return { minutes, text: parts.filter((part) => part !== null).join(' · ') || undefined };
  };
}
