import { readFigureLine } from '@repo/contracts/figures';
import type { PastedLine } from './pasted-cases.ts';
import type { PastedOption } from './pasted-options.ts';

/** A line as long as this may have been cut by the edge of a page. */
const wrapMin = 40;
const isOpen =
  /(?:[-–,(+=/&]|(?<![\p{L}\p{M}])(?:a|an|the|of|and|or|to|in|is|are|by|for|with|from|on|at|का|की|के|और|में|से))[\s*_]*$/iu;
const goesOn = /^[*_]*\p{Ll}/u;
const standsApart = (line: string) => line.startsWith('|') || readFigureLine(line) !== null;

/** Whether a line surely continues the one above it. */
export const isWrapped = (above: string, line: string): boolean =>
  standsApart(line) ||
  goesOn.test(line) ||
  isOpen.test(above) ||
  (above.length >= wrapMin && (!/^[*_]*\p{Lu}/u.test(line) || above.length >= 2 * wrapMin));

/** The lines in options that may be a heading or the name of a school. */
export function doubtfulLines(options: readonly PastedOption[]): (PastedLine & { letter: string })[] {
  const counts = new Set(options.map(({ added }) => added.length));
  const hasOpen = options.some(({ lines }) =>
    lines.slice(1).some((line, at) => goesOn.test(line) || isOpen.test(lines[at] ?? '')),
  );
  // In two languages each option has two lines.
  if (counts.size === 1 && options.length > 1 && !hasOpen) return [];
  return options.flatMap(({ letter, lines, added }) =>
    added.flatMap((line, at) => (isWrapped(lines[at] ?? '', line.text) ? [] : { ...line, letter })),
  );
}
