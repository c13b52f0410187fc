import type { ContentList, PublishProblem } from '@repo/contracts/admin';
import type { Chapter } from '@repo/contracts/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import { isShownPicture } from '@repo/contracts/picture-address';
import { markedTexts } from '@repo/contracts/tests';
import type { DraftProblem } from '@repo/db/schema';

type ListTexts = { list: ContentList; itemId: string; name: string; texts: string[] };

/** Every text in which there may be lists, by what an admin opens to mend it. */
function listTexts({ topics, summaries, flashcards, tests }: Chapter): ListTexts[] {
  const contents = (pages: readonly { content: string }[]) => pages.map(({ content }) => content);
  return [
    ...topics.map(
      ({ _id, name, pages }): ListTexts => ({ list: 'topics', itemId: _id, name, texts: contents(pages) }),
    ),
    ...summaries.map(
      ({ _id, title, pages }): ListTexts => ({
        list: 'summaries',
        itemId: _id,
        name: title,
        texts: contents(pages),
      }),
    ),
    ...flashcards.map(
      ({ _id, question, answer }): ListTexts => ({
        list: 'flashcards',
        itemId: _id,
        name: question.slice(0, 60),
        texts: [question, answer],
      }),
    ),
    ...tests.map(
      ({ _id, title, questions }): ListTexts => ({
        list: 'tests',
        itemId: _id,
        name: title,
        texts: questions.flatMap((question) => markedTexts(question).map(([, text]) => text)),
      }),
    ),
  ];
}

/** What an admin may want to mend in a chapter before it is published. */
export function findChapterProblems(chapter: Chapter): DraftProblem[] {
  const problems: DraftProblem[] = [];
  const add = (list: ContentList, itemId: string | null, message: string) =>
    problems.push({ list, itemId, message });
  const isEmpty = ({ content }: { content: string }) => content.trim() === '';

  if (!chapter.topics.some((topic) => topic.pages.length > 0))
    add('topics', null, 'The chapter has no notes');
  for (const { _id, name, pages } of chapter.topics)
    if (pages.some(isEmpty)) add('topics', _id, contentMessages.problemEmptyPage(name));
  for (const { _id, title, pages } of chapter.summaries)
    if (pages.some(isEmpty)) add('summaries', _id, contentMessages.problemEmptyPage(title));
  for (const { list, itemId, name, texts } of listTexts(chapter))
    if (!texts.every(hasShownLists))
      add(list, itemId, `A list in '${name}' is nested more than 6 levels deep`);
  for (const { _id, title, questions } of chapter.tests)
    questions.forEach(({ options, correctAnswer }, index) => {
      if (options[correctAnswer] === undefined)
        add('tests', _id, `Question ${index + 1} of '${title}' has no right answer`);
    });
  chapter.memes.forEach(({ _id, imageUrl }, index) => {
    if (imageUrl.trim() === '') add('memes', _id, `Meme ${index + 1} has no image`);
    else if (!isShownPicture(imageUrl))
      add(
        'memes',
        _id,
        `Students cannot see the picture of meme ${index + 1}: its address must start with https:// and hold no password`,
      );
  });
  return problems;
}

type Named = { _id: string; name: string };

/** Puts the problems of chapters, by their ids, in their places; a subject without chapters is one itself. */
export function placeProblems(
  subjects: readonly (Named & { chapters: readonly Named[] })[],
  problemsOf: ReadonlyMap<string, readonly DraftProblem[]>,
): PublishProblem[] {
  return subjects.flatMap((subject): PublishProblem[] => {
    const place = { subjectId: subject._id, subjectName: subject.name };
    const whole = { chapterId: null, chapterName: null, list: null, itemId: null };
    if (subject.chapters.length === 0)
      return [{ ...place, ...whole, message: 'The subject is available but none of its chapters is' }];
    return subject.chapters.flatMap(({ _id: chapterId, name: chapterName }) =>
      (problemsOf.get(chapterId) ?? []).map((found) => ({ ...place, chapterId, chapterName, ...found })),
    );
  });
}
