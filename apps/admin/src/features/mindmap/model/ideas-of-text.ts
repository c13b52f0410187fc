import { titleMaxLength } from '@repo/contracts/limits/content';
import { type Idea, newIdeaId } from './idea-tree.ts';
import { mindmapCopy } from './mindmap-copy.ts';

/** A line of a copied list. `indent`: how far it stands to the right, in any unit; a line that stands further right than
 * the one before hangs on it. */
export type ListLine = { indent: number; text: string };

const tabWidth = 4;
/** Headings stand left of all that is below them. */
const headingWidth = 10_000;

const bullet = /^(?:[-*+•◦‣⁃▪▫●○■□–—·∙➢➤❖\uf0a7\uf0b7\uf0d8](?:\s+|$)|o\t\s*)/u;
const checkbox = /^\[[ xX✓]\]\s+/;
/** `1.` `1)` `(1)` `1.2.`; without a sign behind it only with a tab, or a quantity would lose its number. */
const numbered = /^(?:\(?\d{1,3}(?:\.\d{1,3})*[.)]\s+|\d{1,3}(?:\.\d{1,3})+\t\s*)/;
/** `a)` `(iv)` `b.`; a capital with a point may be an initial. */
const lettered = /^(?:\((?:[A-Za-z]|[ivx]{2,5})\)\s+|(?:[A-Za-z]|[ivx]{2,5})\)\s+|[a-z]\.\s+|[A-Z]\.\t\s*)/;
const headingSign = /^(#{1,6})\s+/;

const withoutMarker = (text: string): string => {
  const unmarked = text.replace(bullet, '');
  return unmarked === text
    ? text.replace(numbered, '').replace(lettered, '')
    : unmarked.replace(checkbox, '');
};

/** Where a heading of this level stands, and the lines below it; level 0 is none. */
export const headingIndent = (level: number): number => level * headingWidth;

function indentOf(space: string): number {
  let column = 0;
  for (const sign of space) column += sign === '\t' ? tabWidth - (column % tabWidth) : 1;
  return column;
}

/** Plain text as lines: indented by tabs or spaces, with bullets, numbers or letters in front, which go. */
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
    // Bullets stand under the line before them, also where they begin in the same column.
    return { indent: text === words ? indent : indent + 0.5, text };
  });
}

/**
 * The branches that a copied list stands for, top ones first. Lines without words are left out.
 * @returns in `fault` why the list is not taken: it has no words, or a line is longer than a node may be
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
