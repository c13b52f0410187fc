import type { ContentHit } from '@repo/contracts/admin';
import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { spokenText } from '@repo/ui/markup-needs';
import type { ChapterTab } from '#src/selection/chapter-tabs.ts';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { sidebarCopy } from './sidebar-copy.ts';

/** A target: a subject, which then opens in the sidebar, a chapter, or an item found by its text. */
export type JumpPlace = {
  value: string;
  label: string;
  /** Of a found text: the words around it, and the item that contains it. */
  excerpt?: string;
  where?: string;
  subjectId: string;
  chapterId: string | null;
  /** The tab to open; null for the current one. */
  tab: ChapterTab | null;
  inside: { item?: string; page?: string };
};

const plain = (text: string) => text.toLocaleLowerCase('en-IN').normalize('NFC');

/** Subjects and chapters whose names contain every word of the text. */
export function placesOf(subjects: readonly SubjectDraft[], text: string): JumpPlace[] {
  const words = plain(text).split(/\s+/);
  const all = subjects.flatMap((subject): JumpPlace[] => [
    {
      value: `subject:${subject._id}`,
      label: subject.name,
      subjectId: subject._id,
      chapterId: null,
      tab: null,
      inside: {},
    },
    ...subject.chapters.map((chapter) => ({
      value: `chapter:${chapter._id}`,
      label: `${subject.name} › ${chapter.name}`,
      subjectId: subject._id,
      chapterId: chapter._id,
      tab: null,
      inside: {},
    })),
  ]);
  return all.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/** A search hit as a target, which opens its page, card or question. */
export function placeOfHit(hit: ContentHit): JumpPlace {
  const { list, itemId, pageId, questionNumber, subjectId, chapterId } = hit;
  const page = pageId ?? (questionNumber === null ? undefined : String(questionNumber));
  return {
    value: `${list}:${itemId}:${page ?? ''}`,
    label: sidebarCopy.hit(list, spokenText(hit.name), questionNumber),
    excerpt: spokenText(hit.excerpt),
    where: `${hit.subjectName} › ${hit.chapterName}`,
    subjectId,
    chapterId,
    tab: tabOfList(list),
    inside: page === undefined ? { item: itemId } : { item: itemId, page },
  };
}
