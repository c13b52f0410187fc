import type { SaxesTagNS } from 'saxes';
import { DrawingError } from './bounds.ts';

/** The view box, and the displayed size in CSS pixels. */
export type DrawingSize = { box: readonly number[]; width: number; height: number };

const sideMax = 4_000;
const widthToHeightMax = 8;
const heightToWidthMax = 4;
/** Width for drawings without their own size: that of a phone. */
const shownWidth = 360;

const perUnit: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** A length such as 12mm in pixels; null for none, percentages and invalid lengths. */
function pixelsOf(length: string | undefined): number | null {
  const found = /^\s*\+?(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})(px|pt|pc|mm|cm|in)?\s*$/.exec(length ?? '');
  const factor = perUnit[found?.[2] ?? ''];
  return found && factor ? Number(found[1]) * factor : null;
}

const rounded = (value: number) => Math.max(1, Math.round(value));

/** The four numbers of a view box, or null when invalid. */
export function readViewBox(text: string): number[] | null {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width = 0, height = 0] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isBox ? numbers : null;
}

/**
 * Reads a drawing's size from its root.
 * @throws DrawingError without a size, over 4,000 px, or with extreme proportions
 */
export function readSize({ attributes }: SaxesTagNS): DrawingSize {
  const width = pixelsOf(attributes.width?.value);
  const height = pixelsOf(attributes.height?.value);
  const given = readViewBox(attributes.viewBox?.value ?? '');
  const box = given ?? [0, 0, width ?? 0, height ?? 0];
  const [, , boxWidth = 0, boxHeight = 0] = box;
  if (!(boxWidth > 0 && boxHeight > 0)) throw new DrawingError('it has neither a viewBox nor a size');
  const ratio = boxWidth / boxHeight;
  if (ratio > widthToHeightMax || ratio < 1 / heightToWidthMax)
    throw new DrawingError('it is too long and narrow for a page');
  const shown =
    width ?? (height === null ? (given ? Math.min(boxWidth, shownWidth) : shownWidth) : height * ratio);
  const across = rounded(shown);
  // From the rounded output, so that reading it again gives the same size.
  const size = { box, width: across, height: rounded(across / ratio) };
  if (size.width > sideMax || size.height > sideMax)
    throw new DrawingError(`it is larger than ${sideMax} pixels`);
  return size;
}
