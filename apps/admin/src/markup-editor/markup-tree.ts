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

/** The explicit alignment of each table's columns, by the table's position. */
function writtenSides(node: TreeNode, sides: Map<unknown, TreeNode['align']>): void {
  if (node.type === 'table') sides.set(node.position, node.align);
  for (const child of node.children ?? []) writtenSides(child, sides);
}

/** Restores explicit alignment, because the renderer right-aligns columns of numbers. */
function keepSides(node: TreeNode, sides: Map<unknown, TreeNode['align']>): void {
  if (node.type === 'table') node.align = sides.get(node.position) as Sides;
  for (const child of node.children ?? []) keepSides(child, sides);
}

/**
 * A page of our markup as a tree, parsed with the same parser and disabled constructs as the students'
 * renderer, so that the editor shows what they see. A sub-heading's depth is 3 for `##` and 4 for `###`.
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
