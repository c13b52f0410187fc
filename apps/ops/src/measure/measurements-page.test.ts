import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measurementsPage, readMarked, withMarked, withSections } from './measurements-page.ts';

const page = '# Title\n<!-- begin limit -->\nold\n<!-- end limit -->\nby hand\n';

test('text between the markers is replaced, and everything else stays', () => {
  const written = withMarked(page, 'limit', 'new');
  expect(readMarked(written, 'limit')).toBe('new');
  expect(written).toMatch(/^# Title\n/);
  expect(written).toMatch(/\nby hand\n$/);
  expect(written).not.toContain('old');
  expect(withMarked(written, 'limit', 'new')).toBe(written);
});

test('a page without the markers stays unchanged and causes an error', () => {
  expect(() => withMarked(page, 'soak', 'new')).toThrow('<!-- begin soak -->');
});

test('a new measurement replaces the section of the page that has the same title', () => {
  const before = '## One\n\nold\n\n## Two\n\nstays';
  expect(withSections(before, ['## One\n\nnew', '## Three\n\nadded'])).toBe(
    '## One\n\nnew\n\n## Two\n\nstays\n\n## Three\n\nadded',
  );
});

test("the page has a section for each command's measurements", () => {
  const page = readFileSync(measurementsPage, 'utf8');
  for (const name of ['bench', 'chaos', 'model', 'limit', 'soak'])
    expect(readMarked(page, name)).not.toBe('');
});
