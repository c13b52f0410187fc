import type { Figure } from '@repo/contracts/figures';
import { foreignConstructs } from '@repo/ui/only-our-markup';
import { ourBlocks, type TreeNode } from '@repo/ui/our-tree';
import type { AlignType, BlockContent, DefinitionContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { mathFromMarkdown } from 'mdast-util-math';
import { gfmTable } from 'micromark-extension-gfm-table';
import { math } from 'micromark-extension-math';

export type Block = BlockContent | DefinitionContent | { type: 'figure'; figure: Figure };
export type Tree = { type: 'root'; children: Block[] };

type Sides = AlignType[] | null | undefined;

/** The sides of each table's columns as the text says them, by where the table stands. */
function writtenSides(node: TreeNode, sides: Map<unknown, TreeNode['align']>): void {
  if (node.type === 'table') sides.set(node.position, node.align);
  for (const child of node.children ?? []) writtenSides(child, sides);
}

/** Puts back what the text says: the renderer sets columns of numbers at the right by itself. */
function keepSides(node: TreeNode, sides: Map<unknown, TreeNode['align']>): void {
  if (node.type === 'table') node.align = sides.get(node.position) as Sides;
  for (const child of node.children ?? []) keepSides(child, sides);
}

/**
 * A page of our markup as a tree, read by the same reader, with the same constructs switched off, as the students'
 * renderer: what the editor shows is what they see. A sub-heading's depth is 3 for `##` and 4 for `###`.
 */
export function treeOf(text: string): Tree {
  const sides = new Map<unknown, TreeNode['align']>();
  const read = (part: string): TreeNode => {
    const root = fromMarkdown(part, {
      extensions: [{ disable: { null: foreignConstructs } }, gfmTable(), math()],
      mdastExtensions: [gfmTableFromMarkdown(), mathFromMarkdown()],
    }) as TreeNode;
    writtenSides(root, sides);
    return root;
  };
  const children = ourBlocks(read, text, { hasHeadings: true });
  if (sides.size > 0) for (const child of children) keepSides(child, sides);
  return { type: 'root', children: children as Block[] };
}
