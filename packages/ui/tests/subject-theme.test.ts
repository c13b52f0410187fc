import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, subjectStyle, subjectTheme, syllabusGradient } from '#src/theme/subject-theme.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const SUNKEN = { light: '#E9EEF8', dark: '#1E2745' };
const SURFACE = { light: '#FFFFFF', dark: '#151C34' };
const PAPER = { light: '#F5F7FC', dark: '#0C1122' };

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

// docs/product/screens.md#colour-contrast
describe('of a thousand colours, by the contrast of culori', () => {
  test('small text in any of a thousand colours reaches 4.5 on its tint, on cards and on paper, in both themes', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const theme = subjectTheme(color);
        for (const mode of ['light', 'dark'] as const) {
          const { text, tint } = theme[mode];
          for (const ground of [tint, SURFACE[mode], PAPER[mode]]) {
            expect(wcagContrast(text, ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('in any of a thousand colours a bar reaches 3 on its track and large text 3 on the cover', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const theme = subjectTheme(color);
        expect(wcagContrast(theme.light.bar, SUNKEN.light)).toBeGreaterThanOrEqual(3);
        expect(wcagContrast(theme.dark.bar, SUNKEN.dark)).toBeGreaterThanOrEqual(3);
        expect(wcagContrast(theme.onCover, theme.cover)).toBeGreaterThanOrEqual(4.1);
      }),
      { numRuns: 1000 },
    );
  });

  test('our contrast is theirs', () => {
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 2);
      }),
    );
  });
});

test.each([
  ['#E79D0A', { text: '#976500', bar: '#B97D00', tint: '#FCF2E4', darkText: '#E79D0A', onCover: '#141B34' }],
  ['#6366f1', { text: '#5757E1', bar: '#6366F1', tint: '#E7EBFF', darkText: '#828CFF', onCover: '#FFFFFF' }],
])('the colour %s gives the shades of the visual direction', (color, expected) => {
  const theme = subjectTheme(color);
  const { text, bar, tint } = theme.light;
  const ours: Record<string, string> = { text, bar, tint, darkText: theme.dark.text, onCover: theme.onCover };
  // The two searches have different step sizes, so allow a difference of 2 of 255 in a channel.
  for (const [shade, value] of Object.entries(expected)) {
    const apart = channels(value).map((channel, at) =>
      Math.abs(channel - (channels(ours[shade] ?? '')[at] ?? 999)),
    );
    expect(Math.max(...apart), shade).toBeLessThanOrEqual(2);
  }
});

test.each([undefined, null, '', 'red', '#12345', '#1234567', '#12345G'])(
  'the invalid colour %s reads as the default colour',
  (color) => {
    expect(subjectTheme(color)).toEqual(subjectTheme('#E79D0A'));
    expect(subjectStyle(color)).toEqual(subjectStyle('#E79D0A'));
  },
);

test('eight syllabus gradients cycle, and every icon reaches 3 on both ends', () => {
  expect(syllabusGradient(8)).toEqual(syllabusGradient(0));
  expect(syllabusGradient(-1)).toEqual(syllabusGradient(7));
  for (let index = 0; index < 8; index++) {
    const { background, color } = syllabusGradient(index);
    for (const end of background.match(/#[0-9A-F]{6}/g) ?? [])
      expect(wcagContrast(color, end)).toBeGreaterThanOrEqual(3);
  }
});
