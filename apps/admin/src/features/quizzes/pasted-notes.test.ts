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

it('reads no question from notes whose headings have numbers, though one line stands out', () => {
  const { questions, problems } = parsePastedQuestions(notes);
  expect(questions).toEqual([]);
  expect(problems.map(({ message }) => message).join('\n')).toContain('Graphite conducts electricity.');
});

it('reads options without letters where one of them is bold in most questions', () => {
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
