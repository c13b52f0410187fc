import { spokenText } from '@repo/ui/markup-needs';

export const pagePreviewLength = 50;

/** The first 50 characters of a page, without markup. */
export function pagePreview(content: string): string {
  const words = spokenText(content.slice(0, 500).replaceAll(/^\s*(?:[-+*]|\d{1,9}[.)])\s+/gm, ''));
  const letters = [...words];
  return letters.length > pagePreviewLength ? `${letters.slice(0, pagePreviewLength).join('')}…` : words;
}
