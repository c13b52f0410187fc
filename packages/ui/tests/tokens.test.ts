// @vitest-environment node
import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8');

function tokensOf(selector: RegExp): Record<string, string> {
  const block = css.match(selector)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]*);/g)].map(([, name, value]) => [name, value]),
  );
}

const light = tokensOf(/:root,\s*\[data-theme="light"\]\s*\{([^}]*)\}/);
const system = tokensOf(/:root:not\(\[data-theme="light"\]\)\s*\{([^}]*)\}/);
const dark = tokensOf(/\n {2}\[data-theme="dark"\]\s*\{([^}]*)\}/);
const themes = { light, dark: { ...light, ...dark } };

const pairs: [theme: 'light' | 'dark', fore: string, ground: string, atLeast: number][] = [];
for (const theme of ['light', 'dark'] as const) {
  for (const ground of ['paper', 'surface', 'sunken']) {
    for (const fore of ['ink', 'ink-2', 'ink-3', 'pen', 'redpen', 'tick', 'warn'])
      pairs.push([theme, fore, ground, 4.5]);
    pairs.push([theme, 'line-strong', ground, 3], [theme, 'focus', ground, 3]);
  }
  pairs.push(
    [theme, 'pen', 'pen-tint', 4.5],
    [theme, 'ink', 'pen-tint', 4.5],
    [theme, 'tick', 'tick-tint', 4.5],
    [theme, 'redpen', 'red-tint', 4.5],
    [theme, 'warn', 'marker-tint', 4.5],
    [theme, 'ink-2', 'marker-tint', 4.5],
    [theme, 'on-marker', 'marker', 4.5],
    [theme, 'on-redpen', 'redpen', 4.5],
    [theme, 'white', 'pen-fill', 4.5],
    [theme, 'white', 'pen-press', 4.5],
    [theme, 'white', 'tick-fill', 3],
    [theme, 'pen-fill', 'surface', 3],
    [theme, 'pen', 'sunken', 3],
    [theme, 'tick-fill', 'sunken', 3],
  );
}

test.each(pairs)('the contrast of %s: %s on %s reaches %d', (theme, fore, ground, atLeast) => {
  const colors: Record<string, string> = { ...themes[theme], white: '#ffffff' };
  expect(wcagContrast(colors[fore] ?? '', colors[ground] ?? '')).toBeGreaterThanOrEqual(atLeast);
});

test('the theme of the system and the chosen dark theme are the same', () => {
  expect(Object.keys(dark).length).toBeGreaterThan(25);
  expect(system).toEqual(dark);
});

test('every font of the stylesheet is woff2 with font-display swap', () => {
  const fonts = readFileSync(new URL('../src/theme/fonts.css', import.meta.url), 'utf8');
  const urls = [...fonts.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url);
  expect(urls).toHaveLength(7);
  for (const url of urls) expect(url).toMatch(/\.woff2$/);
  expect(fonts.match(/font-display: swap/g)).toHaveLength(7);
});
