import { spokenText } from '@repo/ui/markup-needs';

/** Maximum number of words on one page of revision. */
export const revisionPageWords = 300;

/** Number of words in a text with markup; a formula counts as one, markup signs as none. */
export function countWords(markup: string): number {
  const text = markup
    .replaceAll(/\$\$[\s\S]+?\$\$|\$[^$\n]+\$/g, ' formula ')
    .replaceAll(/^\s*(?:[-*+]|\d+[.)])\s+/gm, ' ')
    .replaceAll(/[*_\\]+/g, '');
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** The first 50 characters of a page as plain words, for lists. */
export function previewOf(markup: string): string {
  const text = spokenText(markup.replaceAll(/^\s*(?:[-*+]|\d+[.)])\s+/gm, ''));
  return text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text;
}
