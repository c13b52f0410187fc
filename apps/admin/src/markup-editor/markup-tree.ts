import { foreignConstructs } from '@repo/ui/only-our-markup';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { mathFromMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';

/**
 * A text of our markup as a tree, read by the same reader, with the same constructs switched off, as the students'
 * renderer: what the editor shows is what they see.
 */
export function treeOf(text: string): Root {
  return fromMarkdown(text, {
    extensions: [{ disable: { null: foreignConstructs } }, math()],
    mdastExtensions: [mathFromMarkdown()],
  });
}
