import type { Chapter } from './content.ts';
import { isAskedByBoard } from './extra.rules.ts';
import { figuresIn } from './figures.ts';
import type { PaperRowKind } from './items/paper.ts';
import type { Question } from './items/question.ts';
import { kindOf, questionGroups } from './items/question-kinds.ts';
import { originalOf } from './variants.rules.ts';

/** The questions of a chapter that can be drawn. */

/** Questions of a test from `index` on; a case has several. */
type ChosenFromTest = {
  kind: Exclude<PaperRowKind, 'written'>;
  chapterId: string;
  testId: string;
  index: number;
  count: number;
};
type ChosenWritten = {
  kind: 'written';
  chapterId: string;
  writtenId: string;
  /** Whether the student answers A or B; else only A is asked. */
  hasChoice: boolean;
};
/** A question of a drawn paper. A case counts as one; `key` is a short hash of its text. */
export type PaperQuestion = { marks: number; key: string } & (ChosenFromTest | ChosenWritten);

export type PaperSource = Pick<Chapter, '_id' | 'tests' | 'written'>;

export type Candidate = {
  question: PaperQuestion;
  hasAlternatives: boolean;
  hasFigure: boolean;
  /** The difficulty, for questions with options. */
  difficulty: Question['difficulty'] | null;
  /** Tests may repeat a question, so papers compare texts: one per alternative. */
  texts: readonly string[];
};

/** A 32-bit FNV-1a hash: a collision only makes a question look used. */
function keyOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const hasFigure = (texts: readonly (string | undefined)[]) =>
  texts.some((text) => text !== undefined && figuresIn(text).length > 0);

function fromTests({ _id: chapterId, tests }: PaperSource): Candidate[] {
  return tests.flatMap(({ _id: testId, questions }) =>
    questionGroups(questions).flatMap(({ first: index, count }): Candidate[] => {
      const group = questions.slice(index, index + count);
      const [first] = group;
      if (!first || !group.every(isAskedByBoard)) return [];
      const kind = kindOf(first);
      const text = originalOf(first).question;
      return [
        {
          question: { kind, chapterId, testId, index, count, marks: count, key: keyOfText(text) },
          hasAlternatives: false,
          hasFigure: hasFigure(group.map(({ question }) => question)),
          difficulty: kind === 'case' ? null : first.difficulty,
          texts: [text],
        },
      ];
    }),
  );
}

function fromWritten({ _id: chapterId, written = [] }: PaperSource): Candidate[] {
  return written.filter(isAskedByBoard).map(({ _id: writtenId, marks, passage, alternatives }): Candidate => {
    const texts = alternatives.map(({ question, parts }) =>
      [passage ?? '', question, ...parts.flatMap(({ text }) => text ?? [])].join('\n').trim(),
    );
    const key = keyOfText(texts[0] ?? '');
    return {
      question: { kind: 'written', chapterId, writtenId, marks, hasChoice: false, key },
      hasAlternatives: alternatives.length > 1,
      hasFigure: hasFigure(texts),
      difficulty: null,
      texts,
    };
  });
}

/** All candidates of a chapter: nothing extra, and no case that contains an extra question. */
export const candidatesOf = (source: PaperSource): Candidate[] => [
  ...fromTests(source),
  ...fromWritten(source),
];

/** The words of a text without numbers and formulas. */
function wordsOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replaceAll(/^[ \t]*!\[.*$/gm, '')
    .replaceAll(/\$[^$]*\$|\d+(?:[.,]\d+)*/g, ' # ');
  return new Set(plain.match(/[\p{L}\p{M}]{2,}|#/gu));
}

/** Questions that share this part of their words are the same exercise with different numbers. */
const alikeFrom = 0.6;
/** Questions with fewer words share most of them by chance. */
const wordsToCompare = 4;

/** Detects whether two questions of one chapter are the same exercise with different numbers. */
export class Likeness {
  readonly #words = new Map<string, Set<string>>();

  #wordsOf(text: string): Set<string> {
    const known = this.#words.get(text) ?? wordsOf(text);
    this.#words.set(text, known);
    return known;
  }

  #areAlike(one: Set<string>, other: Set<string>): boolean {
    if (Math.min(one.size, other.size) < wordsToCompare) return false;
    let shared = 0;
    for (const word of one) if (other.has(word)) shared++;
    return shared >= alikeFrom * (one.size + other.size - shared);
  }

  areAlike(one: Candidate, other: Candidate): boolean {
    if (one.question.chapterId !== other.question.chapterId) return false;
    return one.texts.some((text) =>
      other.texts.some((of) => text === of || this.#areAlike(this.#wordsOf(text), this.#wordsOf(of))),
    );
  }
}
