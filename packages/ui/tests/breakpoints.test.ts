// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints } from '../src/theme/breakpoints.ts';

const root = new URL('../../../', import.meta.url);
const tokens = readFileSync(new URL('packages/ui/src/theme/tokens.css', root), 'utf8');

test('styles and scripts use the same breakpoints', () => {
  const inStyles = [...tokens.matchAll(/--breakpoint-(\w+): ([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(Object.fromEntries(inStyles)).toEqual(breakpoints);
});

/** `@media (min-width: 768px)`, `matchMedia('(max-width: 599px)')`, `innerWidth >= 768`, `@min-[760px]:`. */
const inPixels = /\((?:min|max)-(?:width|height):\s*[\d.]+px\)|\binnerWidth\s*[<>]|@(?:min|max)-\[[\d.]+px\]/;

test.each(['apps/student/src/', 'apps/admin/src/', 'packages/ui/src/'])(
  'layouts of %s follow the font size of the reader: no query has a width in pixels',
  (folder) => {
    const source = new URL(folder, root);
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(css|tsx?)$/.test(file),
    );
    const found = files.filter((file) => inPixels.test(readFileSync(new URL(file, source), 'utf8')));
    expect(found).toEqual([]);
  },
);
