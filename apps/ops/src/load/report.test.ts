import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measurementsPage, readMarked } from '#src/measure/measurements-page.ts';
import { modelText } from './report.ts';

test('the page of measurements shows the exam evening as it is sent', () => {
  expect(readMarked(readFileSync(measurementsPage, 'utf8'), 'model')).toBe(modelText());
});
