import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMarked, withMarked } from './marked-page.ts';
import { modelText } from './report.ts';

const page = '# Title\n<!-- begin limit -->\nold\n<!-- end limit -->\nby hand\n';

test('what is between the markers is replaced, everything else stays', () => {
  const written = withMarked(page, 'limit', 'new');
  expect(readMarked(written, 'limit')).toBe('new');
  expect(written).toMatch(/^# Title\n/);
  expect(written).toMatch(/\nby hand\n$/);
  expect(written).not.toContain('old');
  expect(withMarked(written, 'limit', 'new')).toBe(written);
});

test('a page without the markers is left alone, loudly', () => {
  expect(() => withMarked(page, 'soak', 'new')).toThrow('<!-- begin soak -->');
});

test('the page of the exam evening shows the evening as it is sent', () => {
  const evening = readFileSync(new URL('../../../../docs/exam-evening.md', import.meta.url), 'utf8');
  expect(readMarked(evening, 'model')).toBe(modelText());
});
