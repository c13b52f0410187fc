import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted } from './read-pasted.ts';

const notes = `1. Covalent bonding
Carbon shares electrons.
It forms four bonds.

2. Allotropes of carbon
Diamond is hard.
**Graphite conducts electricity.**
Fullerene has sixty atoms.

3. Functional groups
- Alcohols have the group OH
- Acids have the group COOH`;

it('no question is read from pasted notes with numbered headings, even if one line looks different', () => {
  const { questions, problems } = parsePastedQuestions(notes);
  expect(questions).toEqual([]);
  expect(problems.map(({ message }) => message).join('\n')).toContain('Graphite conducts electricity.');
});

it('pasted options without letters are read if one of them is bold in most questions', () => {
  const paper = `1. Which is hard?
Diamond
**Graphite**
Soot

2. Which conducts?
Wood
Glass
**Copper**

3. Which gas burns?
a) Oxygen
*b) Hydrogen`;
  expect(readPasted(paper).questions).toEqual([
    ['Which is hard?', 'Diamond', '**Graphite**', 'Soot'],
    ['Which conducts?', 'Wood', 'Glass', '**Copper**'],
    ['Which gas burns?', 'Oxygen', '*Hydrogen'],
  ]);
});

it.each([
  '1. Properties of acids\n(a) Acids taste sour.\n(b) Acids turn litmus red.\n(c) Acids react with metals.',
  'Types of mirrors\na) Plane\nb) Concave\nc) Convex\n\nLaws of reflection\na) The angles are equal.\nb) The rays lie in one plane.',
  '**Effects of current**\na. It heats wires.\nb. It turns needles.\nc. It splits salts.\nd. It lights lamps.',
  'Types of bones\n(a) Long\n(b) Short\n(c) Flat\n(d) Irregular',
  '2. दर्पण के प्रकार\n(a) समतल\n(b) अवतल\n(c) उत्तल\n(d) गोलीय',
])('reads no question from lettered lines below a heading: %j', (text) => {
  const { questions, problems } = parsePastedQuestions(text);
  expect(questions).toEqual([]);
  expect(problems[0]?.message).toContain('look like notes');
});

it.each([
  'The unit of power is\n(a) volt\n(b) ampere\n(c) watt',
  'Unit of power\n(a) volt\n(b) ampere\n(c) watt\n(d) ohm',
  'Types of mirrors are\n(a) two\n(b) three\n(c) four\n(d) five',
  'Unit of power\n(a) volt\n(b) watt\nAns: b',
  'Unit of power\n(a) volt\n(b) watt\nExplanation: P = VI',
  'Q1. Unit of power\n(a) volt\n(b) watt',
  'Define power\n(a) rate of work\n(b) work',
  'The sun shines\n(a) True\n(b) False',
  'Unit of power\n(a) volt\n(b) watt ✓',
  'शक्ति का मात्रक है\n(a) वोल्ट\n(b) वाट',
  'Types of mirrors\n(a) Plane\n(b) Curved\n\n2. Is it plane?\n(a) Now\n(b) Then',
])('reads a question from lettered lines where something asks or answers: %j', (text) => {
  expect(parsePastedQuestions(text).questions.length).toBeGreaterThan(0);
});

it('a pasted question keeps the indentation of its code, and its options their letters', () => {
  const code = 'for i in range(2):\n    print(i)';
  const paper = `1. What does this print?\n   ${code.replace('\n', '\n   ')}\n   (a) 0 1\n   (b) 1 2\nAns: a`;
  const shown = code.replace('    ', '\u00a0'.repeat(4));
  expect(readPasted(paper)).toEqual({
    lines: [],
    questions: [[`What does this print?\n${shown}`, '*0 1', '1 2']],
  });
});
