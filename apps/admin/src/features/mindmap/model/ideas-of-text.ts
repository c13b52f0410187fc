import { titleMaxLength } from '@repo/contracts/limits/content';
import { type Idea, newIdeaId } from './idea-tree.ts';
import { mindmapCopy } from './mindmap-copy.ts';

/**
 * A line of a copied list. `indent`: any unit; a line with a larger indent than the previous one becomes its
 * child.
 */
export type ListLine = { indent: number; text: string };

const tabWidth = 4;
/** Headings are left of everything below them. */
const headingWidth = 10_000;

const bullet = /^(?:[-*+•◦‣⁃▪▫●○■□–—·∙➢➤❖\uf0a7\uf0b7\uf0d8](?:\s+|$)|o\t\s*)/u;
const checkbox = /^\[[ xX✓]\]\s+/;
/** `1.` `1)` `(1)` `1.2.`. A bare number counts only before a tab, so that a quantity keeps its number. */
const numbered = /^(?:\(?\d{1,3}(?:\.\d{1,3})*[.)]\s+|\d{1,3}(?:\.\d{1,3})+\t\s*)/;
/** `a)` `(iv)` `b.`; not a capital with a point, which may be an initial. */
const lettered = /^(?:\((?:[A-Za-z]|[ivx]{2,5})\)\s+|(?:[A-Za-z]|[ivx]{2,5})\)\s+|[a-z]\.\s+|[A-Z]\.\t\s*)/;
const headingSign = /^(#{1,6})\s+/;

const withoutMarker = (text: string): string => {
  const unmarked = text.replace(bullet, '');
  return unmarked === text
    ? text.replace(numbered, '').replace(lettered, '')
    : unmarked.replace(checkbox, '');
};

/** The indent of a heading of this level; level 0 is no heading. */
export const headingIndent = (level: number): number => level * headingWidth;

function indentOf(space: string): number {
  let column = 0;
  for (const sign of space) column += sign === '\t' ? tabWidth - (column % tabWidth) : 1;
  return column;
}

/** Plain text as lines: indented by tabs or spaces; strips bullets, numbers and letters. */
export function linesOfText(text: string): ListLine[] {
  let below = headingIndent(0);
  return text.split(/\r\n|[\n\r\u2028\v]/).map((line) => {
    const words = line.trim();
    const heading = headingSign.exec(words)?.[1];
    if (heading) {
      below = headingIndent(heading.length) + 1;
      return { indent: headingIndent(heading.length), text: words.slice(heading.length) };
    }
    const indent = below + indentOf(/^\s*/.exec(line)?.[0] ?? '');
    const text = withoutMarker(words);
    // Bullets belong to the line before them, even in the same column.
    return { indent: text === words ? indent : indent + 0.5, text };
  });
}

/**
 * The branches of a copied list, top-level ones first. Skips lines without words.
 * @returns in `fault` why the list is rejected: it has no words, or a line is too long for a node
 */
export function ideasOfLines(
  lines: readonly ListLine[],
): { ideas: Idea[]; fault: null } | { ideas: null; fault: string } {
  const ideas: Idea[] = [];
  const above: { indent: number; idea: Idea }[] = [];
  for (const { indent, text } of lines) {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    if (words === '') continue;
    if (words.length > titleMaxLength)
      return { ideas: null, fault: mindmapCopy.pasteTooLong(words.slice(0, 40), titleMaxLength) };
    const idea: Idea = { id: newIdeaId(), text: words, children: [] };
    while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
    (above.at(-1)?.idea.children ?? ideas).push(idea);
    above.push({ indent, idea });
  }
  return ideas.length > 0 ? { ideas, fault: null } : { ideas: null, fault: mindmapCopy.pasteEmpty };
}
