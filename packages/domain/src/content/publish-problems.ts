import type { ContentList, PublishProblem } from '@repo/contracts/admin';
import type { Chapter, Subject } from '@repo/contracts/content';
import { messages } from '@repo/contracts/messages';

type Found = { message: string; list: ContentList | null; itemId: string | null };

function chapterProblems(chapter: Chapter): Found[] {
  const problems: Found[] = [];
  const add = (list: ContentList, itemId: string | null, message: string) =>
    problems.push({ list, itemId, message });
  const isEmpty = ({ content }: { content: string }) => content.trim() === '';

  if (!chapter.topics.some((topic) => topic.pages.length > 0)) add('topics', null, messages.problemNoNotes);
  for (const { _id, name, pages } of chapter.topics)
    if (pages.some(isEmpty)) add('topics', _id, messages.problemEmptyPage(name));
  for (const { _id, title, pages } of chapter.summaries)
    if (pages.some(isEmpty)) add('summaries', _id, messages.problemEmptyPage(title));
  for (const { _id, title, questions } of chapter.tests)
    questions.forEach(({ options, correctAnswer }, index) => {
      if (options[correctAnswer] === undefined) add('tests', _id, messages.problemNoAnswer(title, index + 1));
    });
  chapter.memes.forEach(({ _id, imageUrl }, index) => {
    if (imageUrl.trim() === '') add('memes', _id, messages.problemNoImage(index + 1));
  });
  return problems;
}

/** What an admin may want to mend in this content before it is published. */
export function findProblems(subjects: readonly Subject[]): PublishProblem[] {
  return subjects.flatMap((subject): PublishProblem[] => {
    const place = { subjectId: subject._id, subjectName: subject.name };
    const whole = { chapterId: null, chapterName: null, list: null, itemId: null };
    if (subject.chapters.length === 0) return [{ ...place, ...whole, message: messages.problemNoChapters }];
    return subject.chapters.flatMap((chapter) =>
      chapterProblems(chapter).map((found) => ({
        ...place,
        chapterId: chapter._id,
        chapterName: chapter.name,
        ...found,
      })),
    );
  });
}
