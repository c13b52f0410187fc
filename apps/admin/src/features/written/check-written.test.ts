import { partNameMaxLength, pointMaxLength } from '@repo/contracts/limits/content';
import { expect, it } from 'vitest';
import { checkWritten, controlOf } from './check-written.ts';
import {
  formOfWritten,
  newAlternative,
  newPart,
  newPoint,
  newWritten,
  type WrittenForm,
} from './written-form.ts';

const filled = (): WrittenForm => {
  const form = newWritten();
  for (const alternative of form.alternatives) {
    alternative.question = 'Why?';
    for (const part of alternative.parts) {
      part.model = 'So.';
      for (const group of part.groups) group.points = [{ ...newPoint(), text: 'so' }];
    }
  }
  return form;
};

it('a stored written question is restored unchanged, with the keys of the sent form', () => {
  const form = { ...filled(), passage: 'A table.' };
  const { fields } = checkWritten(form);
  const stored = { ...fields, _id: 'w', chapter: { _id: 'c' } };
  expect(formOfWritten(stored as Parameters<typeof formOfWritten>[0], form)).toEqual(form);
});

it('a written question requires board and year once a field of the source is filled, and omits an empty source', () => {
  const form = filled();
  expect(checkWritten(form).fields).not.toHaveProperty('source', expect.anything());
  const source = { ...form.source, board: 'CBSE' };
  expect(checkWritten({ ...form, source }).issues).toEqual([
    {
      message: 'Please enter the board and the year of the paper',
      control: controlOf.source('year'),
      where: null,
    },
  ]);
  expect(checkWritten({ ...form, source: { ...source, year: '1204' } }).issues).toMatchObject([
    { message: 'Year must be between 1950 and 2100.', control: controlOf.source('year') },
  ]);
  expect(checkWritten({ ...form, source: { ...source, year: '2024' } }).fields?.source).toEqual({
    board: 'CBSE',
    year: 2024,
  });
});

it('an error about a text that is too long names its alternative and part', () => {
  const form = filled();
  const [second, alternative] = [newPart(), newAlternative()];
  form.alternatives[0]?.parts.push(second);
  form.alternatives.push(alternative);
  second.name = 'x'.repeat(partNameMaxLength + 1);
  second.model = 'So.';
  const point = second.groups[0]?.points[0];
  if (point) point.text = 'x'.repeat(pointMaxLength + 1);
  const where = 'in alternative A, part 2';
  expect(checkWritten(form).issues?.slice(0, 2)).toEqual([
    {
      message: 'The name must have at most 20 characters.',
      control: controlOf.part('name', second.key),
      where,
    },
    {
      message: 'A point must have at most 1000 characters.',
      control: controlOf.point(point?.key ?? ''),
      where,
    },
  ]);
});

it('an empty point is named by its number if there are others, else the answer needs points', () => {
  const form = filled();
  const group = form.alternatives[0]?.parts[0]?.groups[0];
  group?.points.push(newPoint());
  expect(checkWritten(form).issues).toMatchObject([{ message: 'Point 2 is empty: write it or delete it.' }]);
  group?.points.shift();
  expect(checkWritten(form).issues).toMatchObject([{ message: 'An answer needs points to be marked by.' }]);
});

it('a written question can be saved with points that do not add up', () => {
  expect(checkWritten({ ...filled(), marks: 5 }).issues).toBeNull();
});
