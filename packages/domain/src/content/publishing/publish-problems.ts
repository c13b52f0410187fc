import type { PublishProblem } from '@repo/contracts/admin';
import type { Chapter } from '@repo/contracts/content';
import { shortened } from '@repo/contracts/cut-text';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { caseQuestionsMax, caseQuestionsMin } from '@repo/contracts/limits/content';
import { hasShownLists } from '@repo/contracts/list-levels';
import * as contentMessages from '@repo/contracts/messages/content';
import { isShownPicture } from '@repo/contracts/picture-address';
import { questionGroups } from '@repo/contracts/tests';
import type { DraftProblem } from '@repo/db/schema';
import { kindOf } from '#src/content/kinds/index.ts';
import { type DraftText, draftTexts } from './draft-texts.ts';
import { figureProblems } from './figure-problems.ts';
import { questionProblems } from './question-problems.ts';
import { unfinishedIn, unfinishedProblems } from './unfinished-problems.ts';
import { writtenProblems } from './written-problems.ts';

/** Maximum number of invalid formulas named per text. */
const formulasNamedMax = 3;
const quotedMaxLength = 80;

const quoted = (source: string) => shortened(source, quotedMaxLength);

/** Missing content: a list of the chapter, pages of a topic, words of a page. */
function gaps(chapter: Chapter): DraftProblem[] {
  const found: DraftProblem[] = [];
  const add = (list: ContentList, itemId: string | null, message: string) =>
    found.push({ list, itemId, message });
  const isEmpty = ({ content }: { content: string }) => content.trim() === '';
  for (const { _id, name, pages } of chapter.topics) {
    if (pages.length === 0) add('topics', _id, `The topic '${name}' has no pages`);
    if (pages.some(isEmpty)) add('topics', _id, contentMessages.problemEmptyPage(name));
  }
  for (const { _id, title, pages } of chapter.summaries)
    if (pages.some(isEmpty)) add('summaries', _id, contentMessages.problemEmptyPage(title));
  for (const list of contentLists) {
    const { missing } = kindOf(list);
    if (missing !== null && !chapter[list]?.length) add(list, null, missing);
  }
  return found;
}

/** Errors in a text: lists, figures, formulas. */
async function faultsOf({ list, itemId, name, text, isInline }: DraftText): Promise<DraftProblem[]> {
  // Load KaTeX lazily, because most processes never check a draft.
  const { brokenFormulas } = await import('@repo/content/broken-formulas');
  const broken = await brokenFormulas(text);
  const messages = [
    ...(isInline || hasShownLists(text) ? [] : [`A list in '${name}' is nested more than 6 levels deep`]),
    ...figureProblems(text, name),
    ...unfinishedIn(text, name),
    ...broken
      .slice(0, formulasNamedMax)
      .map((source) => `A formula in '${name}' cannot be set, students see its source: ${quoted(source)}`),
  ];
  return messages.map((message) => ({ list, itemId, message }));
}

function answerProblems({ tests }: Chapter): DraftProblem[] {
  return tests.flatMap(({ _id: itemId, title, questions }) =>
    questions.flatMap(({ options, correctAnswer }, index): DraftProblem[] =>
      options[correctAnswer] === undefined
        ? [{ list: 'tests', itemId, message: `Question ${index + 1} of '${title}' has no right answer` }]
        : [],
    ),
  );
}

function caseProblems({ tests }: Chapter): DraftProblem[] {
  return tests.flatMap(({ _id: itemId, title, questions }) =>
    questionGroups(questions).flatMap(({ first, count }): DraftProblem[] => {
      const isWhole = count >= caseQuestionsMin && count <= caseQuestionsMax;
      if (!questions[first]?.case || isWhole) return [];
      const message =
        count < caseQuestionsMin
          ? contentMessages.problemLoneCase(first + 1, title)
          : contentMessages.problemLongCase(first + 1, first + count, title);
      return [{ list: 'tests', itemId, message }];
    }),
  );
}

function memeProblems({ memes }: Chapter): DraftProblem[] {
  return memes.flatMap(({ _id: itemId, imageUrl }, index): DraftProblem[] => {
    if (isShownPicture(imageUrl)) return [];
    const message =
      imageUrl.trim() === ''
        ? `Meme ${index + 1} has no image`
        : contentMessages.problemPictureUnseen(index + 1);
    return [{ list: 'memes', itemId, message }];
  });
}

/**
 * What an admin may want to fix in a chapter before publishing. Only the browser can check whether pictures
 * load.
 */
export async function findChapterProblems(chapter: Chapter): Promise<DraftProblem[]> {
  const inTexts: DraftProblem[] = [];
  for (const text of draftTexts(chapter)) inTexts.push(...(await faultsOf(text)));
  return [
    ...gaps(chapter),
    ...inTexts,
    ...answerProblems(chapter),
    ...caseProblems(chapter),
    ...questionProblems(chapter),
    ...unfinishedProblems(chapter),
    ...memeProblems(chapter),
    ...writtenProblems(chapter),
  ];
}

type Named = { _id: string; name: string };

/** Attaches problems to their chapters, by id; a subject without chapters is a problem itself. */
export function placeProblems(
  subjects: readonly (Named & { chapters: readonly Named[] })[],
  problemsOf: ReadonlyMap<string, readonly DraftProblem[]>,
): PublishProblem[] {
  return subjects.flatMap((subject): PublishProblem[] => {
    const place = { subjectId: subject._id, subjectName: subject.name, paperId: null };
    const whole = { chapterId: null, chapterName: null, list: null, itemId: null };
    if (subject.chapters.length === 0)
      return [{ ...place, ...whole, message: 'The subject is available but none of its chapters is' }];
    return subject.chapters.flatMap(({ _id: chapterId, name: chapterName }) =>
      (problemsOf.get(chapterId) ?? []).map(({ figure: _, ...found }) => ({
        ...place,
        chapterId,
        chapterName,
        ...found,
      })),
    );
  });
}
