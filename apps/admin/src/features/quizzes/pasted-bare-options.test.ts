import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted as read } from './read-pasted.ts';

const unit = ['Unit?', 'volt', '*ohm', 'watt'];
const behind = '2. P?\n(a) z\n(b) w\nAns: a';
const next = ['P?', '*z', 'w'];

it.each([
  '1. Unit?\n   - volt\n   - ohm\n   - watt\n\n   Answer: ohm',
  '1. Unit?\n\n• volt\n• ohm\n• watt\nAns: (b)',
  '1. Unit?\nvolt\nohm\nwatt\nAnswer: ohm',
  '1. Unit?\nvolt\nohm ✓\nwatt',
  'Q1) Unit?\n\tvolt\n\tohm\n\twatt\nAnswer: B',
])('pasted lines without letters are options if the answer or a mark names one: %j', (text) => {
  expect(read(`${text}\n\n${behind}`)).toEqual({ lines: [], questions: [unit, next] });
});

it.each([
  ['3', '*ohm'],
  ['1', 'ohm'],
  ['0', 'ohm'],
])(
  'numbers of pasted options count from 1 for sure only if one is the last and none is 0: 2 and %s',
  (other, second) => {
    const list = '- volt\n- ohm\n- watt\n**Correct Answer:**';
    const { questions } = read(`1. Unit?\n${list} 2\n\n2. P?\n${list} ${other}`);
    expect(questions[0]).toEqual(['Unit?', 'volt', second, 'watt']);
  },
);

it('pasted questions without numbers and letters are told apart by blank lines', () => {
  expect(
    read('Unit?\nvolt\nohm\nwatt\nAnswer: ohm\n\nPower is\nWork\nRate\nMass\nAnswer: Rate').questions,
  ).toEqual([unit, ['Power is', 'Work', '*Rate', 'Mass']]);
});

it('a paste asks for the right option when one line without a letter is bold', () => {
  const { questions, problems } = parsePastedQuestions(`1. Unit?\nvolt\n**ohm**\nwatt\n${behind}`);
  expect(questions[0]?.options.map(({ text }) => text)).toEqual(['volt', '**ohm**', 'watt']);
  expect([questions[0]?.correctKey, problems[0]?.message]).toEqual([
    null,
    '“**ohm**” alone stands out: if that shows the right option, take the signs out and choose it in the form',
  ]);
});

it.each([
  '1. Unit?\n- volt\n- ohm\n- watt',
  '1. Unit?\nvolt\nohm\nwatt\nAnswer: joule',
  '1. Find x:\nx + 2 = 5\nx = 5 - 2\nx = 3\nAnswer: x = 3',
  '1. Name two:\nIron\nCopper\nAnswer: Iron',
  '1. Marks in:\nphysics\nchemistry\nbiology\nAnswer: 2',
  '1. Read:\nStatement I: Ice floats.\nStatement II: Ice is light.\nStatement III: Ice melts.\nAnswer: (b)',
  '1. The unit of the\nforce in newton\nvolt\nohm\nAnswer: ohm',
])('pasted lines without letters that may be no options are left out: %j', (text) => {
  expect(read(text).questions).toEqual([]);
});

it('a paste advises to write letters only if the lines below a question may be options', () => {
  const message = (text: string) => parsePastedQuestions(text).problems[0]?.message.split(':')[0];
  expect(message('1. Unit?\n- volt\n- ohm\n- watt')).toBe('the options of this question have no letters');
  expect(message('1. Define power.\n2. State the law.')).toBe('no options under this question');
});
