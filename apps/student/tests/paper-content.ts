import type { BulkContent, Paper, Test, Written } from '@repo/contracts/content';
import { assertionReasonOptions } from '@repo/contracts/items/question-kinds';
import { questionsOf } from './practice-app.tsx';

/** A paper over both subjects; the chapters lack only its question of five marks. */
export const blueprint: Paper = {
  _id: 'p1',
  name: 'Model paper',
  board: 'CBSE',
  year: 2026,
  minutes: 90,
  readingMinutes: 15,
  instructions: ['All questions are compulsory.', 'Use of calculators is not permitted.'],
  units: [
    { name: 'Numbers', marks: 12, chapterIds: ['s1-c1'] },
    { name: 'Shapes', marks: 4, chapterIds: ['s2-c1'] },
  ],
  sections: [
    {
      name: 'A',
      title: 'Objective',
      units: [],
      rows: [
        { kind: 'choice', marks: 1, count: 3, choices: 0 },
        { kind: 'assertionReason', marks: 1, count: 1, choices: 0 },
      ],
    },
    {
      name: 'B',
      title: '',
      units: ['Numbers'],
      rows: [
        { kind: 'written', marks: 2, count: 1, choices: 0 },
        { kind: 'written', marks: 3, count: 1, choices: 1 },
        { kind: 'written', marks: 5, count: 1, choices: 0 },
      ],
    },
    { name: 'C', title: '', units: [], rows: [{ kind: 'case', marks: 2, count: 1, choices: 0 }] },
  ],
  isAvailable: true,
};

const statements: Test['questions'][number] = {
  kind: 'assertionReason',
  statements: { assertion: 'Two is even.', reason: 'Two is prime.' },
  question: '**Assertion (A)**\n\nTwo is even.\n\n**Reason (R)**\n\nTwo is prime.',
  options: [...assertionReasonOptions],
  correctAnswer: 1,
  difficulty: 'easy',
};
const passage = 'Asha has three coins.';
const caseOf = (ask: string): Test['questions'][number] => ({
  kind: 'case',
  case: { passage, ask },
  question: `${passage}\n\n${ask}`,
  options: ['Wrong', 'Right'],
  correctAnswer: 1,
  difficulty: 'easy',
});

const alternative = (name: string, points: number[]): Written['alternatives'][number] => ({
  question: `Explain ${name}.`,
  parts: [
    {
      model: `This is how ${name} goes.`,
      groups: [{ points: points.map((halves, at) => ({ text: `${name} point ${at + 1}`, halves })) }],
    },
  ],
});
const writtenOf = (_id: string, marks: number, alternatives: Written['alternatives']): Written => ({
  _id,
  chapter: { _id: 's1-c1' },
  marks,
  alternatives,
});

/** Fills both open chapters and adds the paper. */
export function withPaper(
  content: BulkContent,
  change: (paper: Paper, content: BulkContent) => void = () => {},
): void {
  const paper = structuredClone(blueprint);
  content.papers = [paper];
  const [first, second] = content.subjects.map(({ chapters }) => chapters[0]);
  const [test] = first?.tests ?? [];
  if (!first || !test) throw new Error('there is no open chapter');
  test.questions = [...questionsOf('Number', 2), statements, caseOf('How many?'), caseOf('How much?')];
  first.written = [
    writtenOf('w2', 2, [alternative('halving', [2, 2])]),
    writtenOf('w3', 3, [alternative('adding', [2, 4]), alternative('taking', [6])]),
  ];
  for (const one of second?.tests ?? []) one.questions = questionsOf('Shape', 1);
  change(paper, content);
}

/** A second written question of two marks; a paper asks one of them. */
export function addDoubling({ subjects }: BulkContent): void {
  subjects[0]?.chapters[0]?.written?.push(writtenOf('w9', 2, [alternative('doubling', [2, 2])]));
}

/** Gives both alternatives of the three-mark question the same first part, as in the board's cases. */
export function shareFirstPart({ subjects }: BulkContent): void {
  const asked = subjects[0]?.chapters[0]?.written?.find(({ _id }) => _id === 'w3');
  for (const [at, one] of asked?.alternatives.entries() ?? []) {
    one.question = 'Study the sum.';
    one.parts = [
      {
        ...{ name: '(i)', text: 'Name it.' },
        model: 'A sum.',
        groups: [{ points: [{ text: 'sum', halves: 2 }] }],
      },
      {
        ...{ name: '(ii)', text: `Way ${at}.` },
        model: `As ${at}.`,
        groups: [{ points: [{ text: `way ${at}`, halves: 4 }] }],
      },
    ];
  }
}
