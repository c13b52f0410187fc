import type { PaperDraft } from '@repo/contracts/content.drafts';
import { expect, it } from 'vitest';
import { checkPaper, controlOf } from './check-paper.ts';
import { nextYearOf } from './copied-paper.ts';
import { formOfPaper, newPaper, newSection, nextSectionName, type UnitForm } from './paper-form.ts';
import { withChapter } from './unit-chapters.ts';

const science: PaperDraft = {
  _id: 'p',
  updatedAt: '2026-11-21T10:00:00.000Z',
  name: 'Science of 2026',
  board: 'CBSE',
  year: 2026,
  minutes: 180,
  readingMinutes: 15,
  instructions: ['All questions are compulsory.'],
  units: [
    { name: 'Light', marks: 3, chapterIds: ['a', 'b'], chapterMarks: { b: [1, 3] } },
    { name: 'Acids', marks: 1, chapterIds: ['c'] },
  ],
  sections: [
    {
      name: 'A',
      title: 'Physics',
      units: ['Light'],
      rows: [{ kind: 'written', marks: 3, count: 1, choices: 1 }],
    },
    {
      name: 'B',
      title: '',
      units: [],
      rows: [{ kind: 'choice', marks: 1, count: 1, choices: 0, difficulties: { hard: 1 } }],
    },
  ],
  checkedOn: '2026-01-31',
  isAvailable: true,
};

it('a stored paper is restored unchanged, with the keys of the sent form', () => {
  const form = formOfPaper(science);
  const { fields } = checkPaper(form);
  expect({ ...fields, _id: 'p', updatedAt: science.updatedAt, isAvailable: true }).toEqual(science);
  const mine = { ...form, instructions: form.instructions.map((one) => ({ ...one, key: 'mine' })) };
  expect(formOfPaper(science, mine)).toEqual(mine);
});

it("a paper keeps a section's units when a unit is renamed", () => {
  const form = formOfPaper(science);
  const units = form.units.map((unit, at) => (at === 0 ? { ...unit, name: 'Optics' } : unit));
  expect(checkPaper({ ...form, units }).fields?.sections[0]?.units).toEqual(['Optics']);
});

it('a paper reports everything missing or out of range once, at its place, in the order of the form', () => {
  const form = formOfPaper(science);
  const [light, acids] = form.units;
  const [a, b] = form.sections;
  if (!light || !acids || !a || !b) throw new Error('no form');
  const { issues } = checkPaper({
    ...form,
    name: ' ',
    year: '26',
    minutes: 'three',
    readingMinutes: '90',
    instructions: [{ key: 'i', text: '' }],
    units: [
      { ...light, marks: '500' },
      { ...acids, name: 'Light', marks: '' },
    ],
    sections: [
      { ...a, rows: a.rows.map((row) => ({ ...row, choices: '2' })) },
      { ...b, name: 'A', rows: b.rows.map((row) => ({ ...row, count: '0' })) },
    ],
  });
  const [rowA, rowB] = [a.rows[0]?.key ?? '', b.rows[0]?.key ?? ''];
  expect(issues?.map(({ message, where, control }) => [message, where, control])).toEqual([
    ['Please enter the name of the paper', null, controlOf.field('name')],
    ['Please enter the year of the paper', null, controlOf.field('year')],
    ['Please enter the time in minutes, 1 to 600', null, controlOf.field('minutes')],
    ['Reading time must be 0 to 60 minutes.', null, controlOf.field('readingMinutes')],
    ['An instruction is empty', 'in instruction 1', controlOf.instruction('i')],
    ['A unit has 1 to 200 marks.', 'in unit 1', controlOf.unit('marks', light.key)],
    ['Please enter the marks of the unit', 'in unit 2', controlOf.unit('marks', acids.key)],
    ["There are two units named 'Light'", 'in unit 2', controlOf.unit('name', acids.key)],
    [
      'In section A, a row offers A or B in more questions than it has',
      'in section A, row 1',
      controlOf.row('choices', rowA),
    ],
    ['A row has 1 to 50 questions', 'in section A, row 1', controlOf.row('count', rowB)],
    ["There are two sections named 'A'", 'in section A', controlOf.section('name', b.key)],
  ]);
});

it('an empty paper reports missing names and marks, but not two unnamed units as duplicates', () => {
  const { issues } = checkPaper(newPaper());
  expect(issues?.map(({ message }) => message)).toEqual([
    'Please enter the name of the paper',
    'Please enter the board',
    'Please enter the year of the paper',
    'Please enter the name of the unit',
    'Please enter the marks of the unit',
  ]);
});

it('a paper can be saved with sums that differ', () => {
  const form = formOfPaper({ ...science, units: science.units.slice(0, 1) });
  expect(checkPaper(form).issues).toBeNull();
});

it('a paper copied to the next year starts unchecked', () => {
  expect(nextYearOf(science)).toMatchObject({ name: 'Science of 2027', year: '2027', checkedOn: '' });
});

it('a new section of a paper gets the first free letter', () => {
  expect(nextSectionName([newSection('a'), newSection('C')])).toBe('B');
});

it("a paper's chapter moves to the unit that ticks it, and back when it is unticked", () => {
  const before: UnitForm[] = formOfPaper(science).units;
  const idsOf = (units: UnitForm[]) => units.map(({ chapterIds }) => chapterIds.join(' '));
  const taken = withChapter(before, 'unit-1', 'a', true, before);
  expect(idsOf(taken)).toEqual(['b', 'c a']);
  expect(idsOf(withChapter(taken, 'unit-1', 'a', false, before))).toEqual(['a b', 'c']);
  expect(idsOf(withChapter(before, 'unit-1', 'c', false, before))).toEqual(['a b', '']);
});
