import type { LibraryBranch, LibraryChapter } from '@repo/contracts/library';
import { caseQuestionsMin } from '@repo/contracts/limits/content';
import { type Question, questionGroups } from '@repo/contracts/tests';
import { LibraryError } from './library-error.ts';

const pageWords = { min: 120, max: 330 };
const maxShare = 0.4;
/**
 * Tests with fewer questions skip the spread check. Assertion and reason questions share the same options and
 * are counted separately.
 */
const spreadFrom = 8;
const statementsSpreadFrom = 5;

/** Written questions that a chapter needs for the board's paper, by marks. */
const writtenMin = new Map([
  [1, 1],
  [2, 4],
  [3, 4],
  [4, 1],
  [5, 3],
]);
const boardPatternMin = { questions: 12, assertions: 5, cases: 2 };

const withoutFormulas = (text: string) => text.replaceAll(/\$\$[^$]*\$\$|\$[^$]*\$/g, ' ');
/** Figures and tables have their own lines. */
const isSentence = (line: string) => !/^\s*(?:!\[|\|)/.test(line);
const words = (text: string) =>
  withoutFormulas(text.split('\n').filter(isSentence).join('\n'))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/**
 * @throws LibraryError for a page of a topic that is too short or too long; formulas, figures and tables
 * don't count
 */
export function checkPageLength(file: string, page: string, firstLine: number): void {
  const count = words(page);
  if (count < pageWords.min || count > pageWords.max)
    throw new LibraryError(
      file,
      firstLine,
      `a page has ${count} words; it should have ${pageWords.min} to ${pageWords.max}`,
    );
}

type Answered = Pick<Question, 'options' | 'correctAnswer' | 'statements'>;

const isOfStatements = ({ statements }: Pick<Question, 'statements'>) => statements !== undefined;

function checkAnswers(file: string, questions: readonly Answered[], from: number, isEachUsed: boolean): void {
  if (questions.length < from) return;
  const counts = Array.from(
    { length: Math.max(...questions.map(({ options }) => options.length)) },
    (_, option) => questions.filter(({ correctAnswer }) => correctAnswer === option).length,
  );
  if (Math.max(...counts) / questions.length > maxShare)
    throw new LibraryError(file, undefined, `right answers crowd on one option: ${counts.join(', ')}`);
  if (isEachUsed && Math.min(...counts) === 0)
    throw new LibraryError(file, undefined, `one option is never right: ${counts.join(', ')}`);
}

/**
 * @throws LibraryError when too many right answers of a test are the same option, or one option is never
 * right
 */
export function checkSpread(file: string, questions: readonly Answered[]): void {
  checkAnswers(
    file,
    questions.filter((each) => !isOfStatements(each)),
    spreadFrom,
    true,
  );
  checkAnswers(file, questions.filter(isOfStatements), statementsSpreadFrom, false);
}

/** @throws LibraryError for a case with only one question */
export function checkCases(file: string, questions: readonly Pick<Question, 'case'>[]): void {
  for (const { first, count } of questionGroups(questions))
    if (questions[first]?.case && count < caseQuestionsMin)
      throw new LibraryError(file, undefined, `question ${first + 1} is the only one of its case`);
}

const nodes = (branch: LibraryBranch): number =>
  1 + (branch.children ?? []).reduce((sum, each) => sum + nodes(each), 0);

/**
 * @throws LibraryError with the chapter's folder and the kind of content of which it has too few or too many
 */
export function checkChapterAmounts(folder: string, chapter: LibraryChapter): void {
  const between = (
    file: string,
    what: string,
    count: number,
    min: number,
    max = Number.POSITIVE_INFINITY,
  ) => {
    if (count >= min && count <= max) return;
    const wanted =
      max === Number.POSITIVE_INFINITY ? `${min} or more` : min === max ? `${min}` : `${min} to ${max}`;
    throw new LibraryError(`${folder}/${file}`, undefined, `${count} ${what}; there should be ${wanted}`);
  };
  between('topics', 'topics', chapter.topics.length, 4, 8);
  for (const topic of chapter.topics) between('topics', `pages in '${topic.name}'`, topic.pages.length, 2, 4);
  const [summary] = chapter.summaries;
  between('summary.md', 'pages', summary?.pages.length ?? 0, 2, 3);
  between('flashcards.yaml', 'cards', chapter.flashcards.length, 25);
  const difficulties = new Set(chapter.flashcards.map(({ difficulty }) => difficulty));
  between('flashcards.yaml', 'difficulties', difficulties.size, 3, 3);
  between('tests', 'tests', chapter.tests.length, 3);
  const [first, second, board, ...more] = chapter.tests;
  between('tests', 'questions in the first test', first?.questions.length ?? 0, 15);
  between('tests', 'questions in the second test', second?.questions.length ?? 0, 10);
  const inPattern = board?.questions ?? [];
  between('tests', 'questions in the third test', inPattern.length, boardPatternMin.questions);
  const assertions = inPattern.filter(isOfStatements).length;
  between('tests', 'assertions in the third test', assertions, boardPatternMin.assertions);
  const cases = questionGroups(inPattern).filter(({ first: at }) => inPattern[at]?.case).length;
  between('tests', 'cases in the third test', cases, boardPatternMin.cases);
  for (const [marks, min] of writtenMin) {
    const count = chapter.written.filter((written) => written.marks === marks).length;
    between('written.yaml', `written questions of ${marks} marks`, count, min);
  }
  for (const { title, questions } of more) between('tests', `questions in '${title}'`, questions.length, 8);
  for (const { question, options, explanation } of chapter.tests.flatMap((test) => test.questions)) {
    between('tests', `options in '${question}'`, options.length, 4, 4);
    between('tests', `explanations in '${question}'`, explanation ? 1 : 0, 1, 1);
  }
  between('memes.yaml', 'memes', chapter.memes.length, 4);
  const [mindmap] = chapter.mindmaps;
  between('mindmap.yaml', 'nodes', mindmap ? nodes(mindmap.root) : 0, 15, 40);
}
