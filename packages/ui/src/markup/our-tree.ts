import { type Figure, splitAtFigures } from '@repo/contracts/figures';

/** The parts of a markdown tree that are used here. */
export type TreeNode = {
  type: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
  children?: TreeNode[];
  value?: string;
  depth?: number;
  ordered?: boolean | null;
  align?: (string | null)[] | null;
  data?: { hName?: string; hProperties?: Record<string, string | number> };
  figure?: Figure;
};

const startOf = ({ position }: TreeNode) => position?.start.offset ?? 0;
const endOf = ({ position }: TreeNode) => position?.end.offset ?? 0;
const text = (value: string): TreeNode => ({ type: 'text', value });

function nodeOf(figure: Figure): TreeNode {
  const hProperties = {
    'data-name': figure.name,
    'data-caption': figure.caption,
    'data-description': figure.description,
    ...(figure.isNarrow && { 'data-narrow': 'true' }),
    ...(figure.hasLetters && { 'data-letters': 'true' }),
  };
  return { type: 'figure', figure, data: { hName: 'figure', hProperties }, children: [] };
}

/** Turns a heading that our markup doesn't have back into its source line. */
function lineOf(heading: TreeNode, source: string): TreeNode {
  const inner = heading.children ?? [];
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last)
    return { type: 'paragraph', children: [text(source.slice(startOf(heading), endOf(heading)))] };
  const before = source.slice(startOf(heading), startOf(first));
  const after = source.slice(endOf(last), endOf(heading));
  const children = [text(before), ...inner, ...(after ? [text(after)] : [])];
  return { ...heading, type: 'paragraph', children };
}

const isSubHeading = ({ type, depth, children }: TreeNode) =>
  type === 'heading' && (depth === 2 || depth === 3) && (children ?? []).length > 0;

/** The words of a node, without markup. */
export const plainTextOf = (node: TreeNode): string =>
  node.value ?? (node.children ?? []).map(plainTextOf).join('');

/** A number in a table; sign, currency, grouping and unit (`%` or `°`) are optional. */
const numeric = /^[-+−–]?\s*[₹$€£]?\s*\d[\d,. ]*\s*[%°]?$/;

/** Columns of numbers are right-aligned by default. */
function alignNumbers(table: TreeNode): TreeNode {
  const rows = (table.children ?? []).slice(1);
  const align = (table.align ?? []).map((side, column) => {
    const cells = rows.map((row) => plainTextOf(row.children?.[column] ?? text('')).trim());
    const isNumeric = cells.some(Boolean) && cells.every((cell) => cell === '' || numeric.test(cell));
    return side ?? (isNumeric ? 'right' : null);
  });
  return { ...table, align };
}

function keep(node: TreeNode, source: string, settings: OurTree, isTop: boolean): TreeNode {
  if (node.type === 'image') return text(source.slice(startOf(node), endOf(node)));
  if (node.type === 'heading') {
    if (!isTop || !settings.hasHeadings || !isSubHeading(node))
      return keep(lineOf(node, source), source, settings, false);
    // Level 2 is the page's topic, so sub-headings start one level lower.
    node.depth = (node.depth ?? 2) + 1;
  }
  if (!node.children) return node;
  const children = node.children.map((child) => keep(child, source, settings, false));
  const kept = { ...node, children };
  return node.type === 'table' ? alignNumbers(kept) : kept;
}

export type OurTree = {
  /** Whether lines that start with ## or ### are sub-headings: in notes and summaries. */
  hasHeadings: boolean;
};

/**
 * Blocks of our markup: figures on their own line, tables, and sub-headings where allowed. Other images and
 * headings become their source text.
 * @param read parses the markdown between figures
 */
export const ourBlocks = (read: (text: string) => TreeNode, source: string, settings: OurTree): TreeNode[] =>
  splitAtFigures(source).flatMap((part) =>
    typeof part === 'string'
      ? (read(part).children ?? []).map((node) => keep(node, part, settings, true))
      : nodeOf(part),
  );
