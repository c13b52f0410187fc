import type { CSSProperties } from 'react';

export type SubjectShades = { text: string; bar: string; tint: string };
/**
 * cover: the raw colour, only for blocks with large text in onCover. light/dark: shades safe for small text,
 * bars and fills.
 */
export type SubjectTheme = { cover: string; onCover: string; light: SubjectShades; dark: SubjectShades };

type Triple = [number, number, number];

export const DEFAULT_SUBJECT_COLOR = '#E79D0A';
const INK = '#141B34';
const GROUND = {
  light: { surface: '#FFFFFF', paper: '#F5F7FC', sunken: '#E9EEF8', tintShare: 0.14, towards: 0 },
  dark: { surface: '#151C34', paper: '#151C34', sunken: '#1E2745', tintShare: 0.22, towards: 1 },
} as const;

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function linearOf(hex: string): Triple {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function hexOf(linear: Triple): string {
  const byte = (c: number) => Math.round(toGamma(Math.min(1, Math.max(0, c))) * 255);
  return `#${linear.map((c) => byte(c).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

function oklabOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOfOklab([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** WCAG 2.x contrast of two #RRGGBB colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = linearOf(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function mix(hex: string, ground: string, share: number): string {
  const [one, two] = [oklabOf(linearOf(hex)), oklabOf(linearOf(ground))];
  const blend = (at: 0 | 1 | 2) => one[at] * share + two[at] * (1 - share);
  return hexOf(linearOfOklab([blend(0), blend(1), blend(2)]));
}

/** The same hue; chroma is reduced only as far as the sRGB gamut requires. */
function atLightness(hex: string, lightness: number): string {
  const [, a, b] = oklabOf(linearOf(hex));
  const inGamut = (share: number) =>
    linearOfOklab([lightness, a * share, b * share]).every((c) => c >= -0.0005 && c <= 1.0005);
  let [low, high] = inGamut(1) ? [1, 1] : [0, 1];
  for (let step = 0; step < 12 && low < high; step++) {
    const middle = (low + high) / 2;
    if (inGamut(middle)) low = middle;
    else high = middle;
  }
  return hexOf(linearOfOklab([lightness, a * low, b * low]));
}

/** The lightness nearest to the colour's own, towards black (0) or white (1), with enough contrast. */
function nearestPassing(hex: string, grounds: string[], ratio: number, towards: 0 | 1): string {
  const passes = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (passes(hex)) return hex;
  let failing = oklabOf(linearOf(hex))[0];
  let passing: number = towards;
  for (let step = 0; step < 16; step++) {
    const middle = (failing + passing) / 2;
    if (passes(atLightness(hex, middle))) passing = middle;
    else failing = middle;
  }
  return atLightness(hex, passing);
}

/**
 * All shades of a subject colour, by OKLCH lightness search: text 4.5 on its tint and on paper, bar 3.0 on
 * sunken, onCover the better of white and ink (large text only). Invalid #RRGGBB falls back to the default.
 */
export function subjectTheme(color: string | null | undefined): SubjectTheme {
  const cover = (
    /^#[0-9a-f]{6}$/i.test(color ?? '') ? (color as string) : DEFAULT_SUBJECT_COLOR
  ).toUpperCase();
  const shades = ({
    surface,
    paper,
    sunken,
    tintShare,
    towards,
  }: (typeof GROUND)['light' | 'dark']): SubjectShades => {
    const tint = mix(cover, surface, tintShare);
    return {
      tint,
      text: nearestPassing(cover, [tint, paper], 4.5, towards),
      bar: nearestPassing(cover, [sunken], 3, towards),
    };
  };
  const onCover = contrast(cover, '#FFFFFF') >= contrast(cover, INK) ? '#FFFFFF' : INK;
  return { cover, onCover, light: shades(GROUND.light), dark: shades(GROUND.dark) };
}

/**
 * Style for a `subject-scope` element; inside it bg-cover, text-on-cover, text-subject-text, bg-subject-bar
 * and bg-subject-tint work in both themes.
 */
export function subjectStyle(color: string | null | undefined): CSSProperties {
  const theme = subjectTheme(color);
  return {
    '--subject-cover': theme.cover,
    '--subject-on-cover': theme.onCover,
    '--subject-text-l': theme.light.text,
    '--subject-text-d': theme.dark.text,
    '--subject-bar-l': theme.light.bar,
    '--subject-bar-d': theme.dark.bar,
    '--subject-tint-l': theme.light.tint,
    '--subject-tint-d': theme.dark.tint,
  } as CSSProperties;
}

const SYLLABUS_GRADIENTS = [
  { name: 'amber', from: '#E79D0A', to: '#B45309', icon: INK },
  { name: 'indigo', from: '#6366F1', to: '#4338CA', icon: '#FFFFFF' },
  { name: 'teal', from: '#0F8B8D', to: '#0B6466', icon: '#FFFFFF' },
  { name: 'rose', from: '#D6336C', to: '#A61E4D', icon: '#FFFFFF' },
  { name: 'green', from: '#2B8A3E', to: '#1E6A2E', icon: '#FFFFFF' },
  { name: 'sky', from: '#1C7ED6', to: '#1459A6', icon: '#FFFFFF' },
  { name: 'plum', from: '#9C36B5', to: '#702682', icon: '#FFFFFF' },
  { name: 'brick', from: '#D9480F', to: '#A63408', icon: '#FFFFFF' },
] as const;

const gradientAt = (index: number) => {
  const cycle = SYLLABUS_GRADIENTS.length;
  return SYLLABUS_GRADIENTS[((index % cycle) + cycle) % cycle] ?? SYLLABUS_GRADIENTS[0];
};

/** Background and icon colour of the nth syllabus row; eight gradients cycle. */
export function syllabusGradient(index: number): { name: string; background: string; color: string } {
  const { name, from, to, icon } = gradientAt(index);
  return { name, background: `linear-gradient(135deg, ${from}, ${to})`, color: icon };
}

/** First gradient colour of the nth syllabus row, used for subjects without a colour. */
export const syllabusColor = (index: number): string => gradientAt(index).from;
