import { expect, it } from 'vitest';
import { groupsOf } from './cases.ts';
import { parsePastedQuestions } from './pasted-questions.ts';

/** The cases, each with its text and questions, the other questions, and the line numbers of problems. */
function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  const groups = groupsOf(questions);
  return {
    cases: groups.flatMap(({ isCase, questions: members }) =>
      isCase ? [[members[0]?.passage, ...members.map(({ question }) => question)]] : [],
    ),
    others: groups.flatMap(({ isCase, questions: members }) =>
      isCase ? [] : members.map(({ question }) => question),
    ),
    lines: problems.map(({ line }) => line),
  };
}
const ask = (sign: string) => `${sign} R?\n(a) x\n(b) y`;

it.each([
  ...['Case: ', 'Case Study: ', 'Case Study 1: ', 'Passage I: ', '**Case – 2:** ', 'गद्यांश: '],
  ...[
    'Read the passage: ',
    'Case Study\n',
    'CASE STUDY - 1\n',
    'Case-2\n\n',
    'Passage\n',
    '**Case Study**\n',
  ],
])('the pasted line %j starts a case, however its questions are numbered', (head) => {
  for (const signs of [
    ['1.', '2.'],
    ['(i)', '(ii)'],
    ['i.', 'ii.'],
  ])
    expect(read(`${head}Ravi.\n${signs.map(ask).join('\n')}`)).toMatchObject({
      cases: [['Ravi.', 'R?', 'R?']],
      others: [],
    });
});

it('a pasted case heading without a text below starts no case', () => {
  expect(read(`Case Study\n${ask('1.')}`)).toEqual({ cases: [], others: ['R?'], lines: [1] });
  expect(read(`1. Which is a\nPassage\n(a) x\n(b) y`).others).toEqual(['Which is a\nPassage']);
});

it('a pasted case ends at a section heading', () => {
  const paper = `Case: Ravi.\n${ask('1.')}\nSection B\n${ask('2.')}`;
  expect(read(paper)).toEqual({ cases: [['Ravi.', 'R?']], others: ['R?'], lines: [5] });
});

it('a pasted case that starts with another word than Case reports its number of questions', () => {
  const paper = `Passage I: Ravi.\n${ask('1.')}\n${ask('2.')}`;
  expect(parsePastedQuestions(paper).problems).toEqual([
    { line: 1, message: '2 questions belong to this case: write --- below the last one if there are fewer' },
  ]);
  expect(read(`${paper}\n---\n${ask('3.')}`)).toMatchObject({ others: ['R?'], lines: [] });
});

it('parts of a pasted question that may need the text above are reported', () => {
  const paper = `1. Read the passage: Ravi.\n${ask('(i)')}\nAns: a\n${ask('(ii)')}\nAns: a\n${ask('2.')}`;
  expect(read(paper).lines).toEqual([6]);
});
