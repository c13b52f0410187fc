import { drawingMaxBytes } from '@repo/contracts/limits/figures';
import type { CleanDrawing } from './clean-drawing.ts';

const ownDarkLook = /color-scheme|light-dark\(/i;

/**
 * A sanitized drawing on white paper if it has no dark look of its own, so that its dark lines show in the
 * dark theme. Idempotent.
 */
export function onWhitePaper({ svg }: Pick<CleanDrawing, 'svg'>): string {
  const [root = '', box = ''] = /^<svg\b[^>]*? viewBox="([^"]*)"[^>]*>/.exec(svg) ?? [];
  const [x, y, width, height] = box.split(' ');
  // Declarations override rules of the drawing for each 'rect'.
  const style = 'fill:#fff;stroke:none;opacity:1';
  const paper = `<rect x="${x}" y="${y}" width="${width}" height="${height}" style="${style}"></rect>`;
  if (root === '' || ownDarkLook.test(svg) || svg.startsWith(root + paper)) return svg;
  const whole = root + paper + svg.slice(root.length);
  return Buffer.byteLength(whole) > drawingMaxBytes ? svg : whole;
}
