import type { Chapter, Paper } from '@repo/contracts/content';
import type { PaperRowKind } from '@repo/contracts/items/paper';
import { kindOf, questionGroups } from '@repo/contracts/items/question-kinds';
import type { MarkedAnswer } from '@repo/contracts/papers.rules';
import type { PaperAnswer } from '@repo/contracts/progress';
import { areOptions } from '@repo/contracts/progress.rules';
import { pointCount, writtenHalves } from '@repo/contracts/written.rules';
import { DomainError } from '#src/errors.ts';

type ChoiceAnswer = Extract<PaperAnswer, { testId: string }>;
type WrittenAnswer = Exclude<PaperAnswer, ChoiceAnswer>;

/** A question as a row of the blueprint counts it: a whole case counts once. */
type Asked = { kind: PaperRowKind; marks: number };
type Marked = MarkedAnswer & { asked: Asked };

const keyOf = ({ kind, marks }: Asked) => `${kind} ${marks}`;
const isChoice = (answer: PaperAnswer): answer is ChoiceAnswer => 'testId' in answer;
const questionKeyOf = (answer: PaperAnswer) =>
  JSON.stringify(isChoice(answer) ? [answer.testId, answer.index] : [answer.writtenId]);

const badInput = (sentence: string) => new DomainError('BAD_INPUT', sentence);

/** Marks answers against the chapters that the student saw. */
class Marking {
  readonly #chapters: ReadonlyMap<string, Chapter>;
  /** The test questions in the paper. */
  readonly #asked: ReadonlySet<string>;

  constructor(chapters: ReadonlyMap<string, Chapter>, answers: readonly PaperAnswer[]) {
    this.#chapters = chapters;
    this.#asked = new Set(answers.map(questionKeyOf));
    if (this.#asked.size !== answers.length) throw badInput('A paper asks each question once');
  }

  /**
   * A choice scores a mark for the right option. A case counts once, with its first question, and must be
   * complete.
   */
  choice(answer: ChoiceAnswer): Omit<Marked, 'asked'> & { asked: Asked | null } {
    const { chapterId, testId, index } = answer;
    const test = this.#chapters.get(chapterId)?.tests.find(({ _id }) => _id === testId);
    if (!test) throw new DomainError('NOT_FOUND', 'Test not found');
    const question = test.questions[index];
    if (!question) throw badInput('The test has no such question');
    if (!areOptions([question], [answer.answer]))
      throw badInput('Every answer must be one of the options of its question');
    const group = questionGroups(test.questions).find(
      ({ first, count }) => index >= first && index < first + count,
    );
    const { first, count } = group ?? { first: index, count: 1 };
    for (let at = first; at < first + count; at++)
      if (!this.#asked.has(questionKeyOf({ ...answer, index: at })))
        throw badInput('A paper asks all questions of a case');
    const halves = answer.answer === question.correctAnswer ? 2 : 0;
    const asked = index === first ? { kind: kindOf(question), marks: count } : null;
    return { chapterId, halves, outOfHalves: 2, asked };
  }

  written({ chapterId, writtenId, alternative, ticked }: WrittenAnswer): Marked {
    const question = this.#chapters.get(chapterId)?.written?.find(({ _id }) => _id === writtenId);
    if (!question) throw new DomainError('NOT_FOUND', 'Written question not found');
    const chosen = question.alternatives[alternative];
    if (!chosen) throw badInput('The question has no such alternative');
    if (ticked.length !== pointCount(chosen))
      throw badInput('There must be one tick or gap for each point of the answer');
    const { marks } = question;
    const halves = writtenHalves(question, alternative, ticked);
    return { chapterId, halves, outOfHalves: marks * 2, asked: { kind: 'written', marks } };
  }
}

/** Number of questions of each kind and marks in all sections of a blueprint. */
function countsOf({ sections }: Paper): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of sections.flatMap(({ rows }) => rows))
    counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.count);
  return counts;
}

/**
 * Marks the answers of a paper, in half marks. Trusts only choices and ticks. Allows fewer questions than the
 * blueprint has, because its chapters may lack some.
 * @param chapters the chapters of the answers, as the student saw them
 * @throws NOT_FOUND for an unknown test or written question, BAD_INPUT for answers that no paper of this
 * blueprint contains
 */
export function markPaper(
  paper: Paper,
  chapters: ReadonlyMap<string, Chapter>,
  answers: readonly PaperAnswer[],
): MarkedAnswer[] {
  const own = new Set(paper.units.flatMap(({ chapterIds }) => chapterIds));
  if (answers.some(({ chapterId }) => !own.has(chapterId)))
    throw badInput('The paper has no questions of this chapter');
  const marking = new Marking(chapters, answers);
  const left = countsOf(paper);
  return answers.map((answer): MarkedAnswer => {
    const { asked, ...marked } = isChoice(answer) ? marking.choice(answer) : marking.written(answer);
    if (asked) {
      const count = (left.get(keyOf(asked)) ?? 0) - 1;
      if (count < 0) throw badInput('There are more questions of one kind than the paper asks');
      left.set(keyOf(asked), count);
    }
    return marked;
  });
}
