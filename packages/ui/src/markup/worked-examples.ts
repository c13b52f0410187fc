import { type InlineSentence, inlineSentences } from './inline-sentences.ts';
import { plainTextOf, type TreeNode } from './our-tree.ts';

/** Headings of worked examples, with or without a number and a name. */
const exampleHead =
  /^(?:(?:worked|solved)[ -](?:example|problem)|example \d|(?:हल किया(?: हुआ| गया)? )?उदाहरण(?:[\s\d:.]|$))/i;

/** Verbs that make a sentence a task, at its start or after a comma. */
const verbs =
  'arrange|balance|calculate|change|choose|classify|compare|complete|compute|construct|convert|correct|decide|describe|determine|distinguish|divide|draw|estimate|evaluate|expand|explain|express|factorise|find|form|give|identify|judge|justify|list|locate|make|match|name|plot|predict|prove|put|read|reduce|rewrite|show|simplify|sketch|solve|sort|spot|state|suggest|tell|translate|verify|work out|write';
const asks = new RegExp(
  `\\?["”’)\\]]*$|^(?:\\(\\w+\\) )?(?:${verbs})\\b|, (?:${verbs})\\b|\\b(?:find|name) (?:the|two|its|their)\\b|(?:करो|करें|कीजिए|बताओ|बताइए|लिखो|लिखिए|निकालो|निकालिए)[।.]?$`,
  'i',
);
/** A sentence after the question that still belongs to the problem. */
const asksMore = /\?["”’)\]]*$|^\(.*\)$|^(?:take|use|explain|justify|give|state|name)\b/is;
const shortMax = 40;

/**
 * A paragraph that begins in bold: a heading if nothing else is in it, else the title of the text after it.
 */
function boldStart({ type, children }: TreeNode): { title: string; isAlone: boolean } | null {
  const [first] = children ?? [];
  if (type !== 'paragraph' || first?.type !== 'strong') return null;
  return { title: plainTextOf(first).trim(), isAlone: children?.length === 1 };
}

function exampleTitle(node: TreeNode): { title: string; isAlone: boolean } | null {
  const head = node.type === 'heading' ? { title: plainTextOf(node).trim(), isAlone: true } : boldStart(node);
  return head && exampleHead.test(head.title) ? head : null;
}

/** Whether this block begins another part of the page: a heading, or bold words that end like a heading. */
function beginsPart(node: TreeNode): boolean {
  if (node.type === 'heading') return true;
  const bold = boldStart(node);
  return bold !== null && (bold.isAlone || /[.:?!]$/.test(bold.title));
}

const isOrdered = ({ type, ordered }: TreeNode) => type === 'list' && ordered === true;
const isParagraph = ({ type }: TreeNode) => type === 'paragraph';

/** Groups sentences into steps: a short sentence or a question is joined with the next one. */
function joined(sentences: readonly InlineSentence[]): TreeNode[][] {
  const steps: TreeNode[][] = [];
  let isOpen = false;
  for (const { nodes, text } of sentences) {
    if (isOpen) steps.at(-1)?.push(...nodes);
    else steps.push([...nodes]);
    isOpen = text.length < shortMax || text.endsWith('?');
  }
  return steps;
}

const wrapped = (hName: 'div' | 'span', children: TreeNode[]): TreeNode => ({
  type: 'step',
  data: { hName, hProperties: {} },
  children,
});

/** A block of the solution, with each of its steps wrapped. */
function withSteps(block: TreeNode, isSplit: boolean): TreeNode {
  if (isOrdered(block))
    return {
      ...block,
      children: (block.children ?? []).map((item) => ({
        ...item,
        data: { hProperties: { 'data-step': 0 } },
      })),
    };
  if (!isSplit || !isParagraph(block)) return wrapped('div', [block]);
  const steps = joined(inlineSentences(block.children ?? []));
  return steps.length < 2
    ? wrapped('div', [block])
    : { ...block, children: steps.map((nodes) => wrapped('span', nodes)) };
}

/** Numbers the steps in reading order. @returns how many there are */
function numberSteps(nodes: readonly TreeNode[]): number {
  let count = 0;
  const walk = (node: TreeNode) => {
    if (node.type === 'step' || node.data?.hProperties?.['data-step'] !== undefined) {
      count++;
      node.data = { ...node.data, hProperties: { 'data-step': count } };
    } else node.children?.forEach(walk);
  };
  nodes.forEach(walk);
  return count;
}

type Found = { problem: TreeNode[]; solution: TreeNode[]; length: number };

/** The number of sentences up to the last that asks; 0 if none does. */
function askedLength(sentences: readonly InlineSentence[]): number {
  const first = sentences.findIndex(({ text }) => asks.test(text));
  if (first === -1) return 0;
  const more = sentences.slice(first + 1).findIndex(({ text }) => !asksMore.test(text));
  return more === -1 ? sentences.length : first + 1 + more;
}

/**
 * The blocks before the next paragraph, such as a list, a table, a formula or a figure: the solution continues
 * in them.
 */
const upToParagraph = (blocks: readonly TreeNode[]): TreeNode[] => {
  const end = blocks.findIndex(isParagraph);
  return end === -1 ? [...blocks] : blocks.slice(0, end);
};

/** Splits the blocks below a heading into problem and solution; null when no border is found. */
function splitBlocks(blocks: readonly TreeNode[], isInline: boolean): Found | null {
  const listAt = blocks.findIndex(isOrdered);
  const before = listAt === -1 ? blocks : blocks.slice(0, listAt);
  const askAt = before.findIndex(
    (block) => isParagraph(block) && askedLength(inlineSentences(block.children ?? [])) > 0,
  );
  const asking = before[askAt];
  if (!asking) {
    // The items of a list can be the problem themselves: 'Solve these without …'.
    if (isInline || listAt < 1) return null;
    return { problem: before.slice(), solution: blocks.slice(listAt), length: blocks.length };
  }
  const sentences = inlineSentences(asking.children ?? []);
  const length = askedLength(sentences);
  const rest = sentences.slice(length);
  const after = blocks.slice(askAt + 1);
  if (rest.length > 0) {
    const steps = joined(rest).map((nodes) => wrapped('span', nodes));
    const asked = sentences.slice(0, length).flatMap(({ nodes }) => nodes);
    const more = listAt !== -1 && !isInline ? after : upToParagraph(after);
    return {
      problem: [...blocks.slice(0, askAt), { ...asking, children: [...asked, ...steps] }],
      solution: more,
      length: askAt + 1 + more.length,
    };
  }
  // A table or a figure right after the question belongs to it, unless it is all that follows.
  const given = after.findIndex(({ type }) => type !== 'table' && type !== 'figure');
  const data = given === -1 ? [] : after.slice(0, given);
  const left = after.slice(data.length);
  const solution =
    isInline && left.length > 0 ? [...left.slice(0, 1), ...upToParagraph(left.slice(1))] : left;
  return {
    problem: [...blocks.slice(0, askAt + 1), ...data],
    solution,
    length: askAt + 1 + data.length + solution.length,
  };
}

/** The worked example that begins with this block; null when its steps can't be recognized. */
function exampleAt(
  nodes: readonly TreeNode[],
  at: number,
  number: number,
): { nodes: TreeNode[]; end: number } | null {
  const head = nodes[at];
  const title = head && exampleTitle(head);
  if (!head || !title) return null;
  const first = title.isAlone ? at + 1 : at;
  const next = nodes.findIndex((node, index) => index > at && beginsPart(node));
  const blocks = nodes.slice(first, next === -1 ? nodes.length : next);
  // The heading's own bold words are not part of the problem.
  const [strong, ...words] = head.children ?? [];
  const own = title.isAlone ? blocks : [{ ...head, children: words }, ...blocks.slice(1)];
  const found = splitBlocks(own, !title.isAlone);
  if (!found) return null;
  const isSplit = !found.solution.some(isOrdered);
  const [start, ...others] = found.problem;
  const problem =
    title.isAlone || !start || !strong
      ? found.problem
      : [{ ...start, children: [strong, ...(start.children ?? [])] }, ...others];
  const children = [...problem, ...found.solution.map((block) => withSteps(block, isSplit))];
  const count = numberSteps(children);
  if (count === 0) return null;
  const hProperties = {
    'data-number': number,
    'data-steps': count,
    'data-name': title.title.replace(/[.:]$/, ''),
  };
  const example: TreeNode = { type: 'example', data: { hName: 'section', hProperties }, children };
  return { nodes: title.isAlone ? [head, example] : [example], end: first + found.length };
}

/**
 * Groups the worked examples of a page (docs/product/study.md#worked-examples) with their steps: items of a numbered list, else the sentences
 * and blocks after the question. An example without visible steps stays as it is.
 */
export function withExamples(nodes: readonly TreeNode[]): TreeNode[] {
  const grouped: TreeNode[] = [];
  let count = 0;
  for (let at = 0; at < nodes.length; ) {
    const example = exampleAt(nodes, at, count + 1);
    if (example) count++;
    grouped.push(...(example?.nodes ?? nodes.slice(at, at + 1)));
    at = example?.end ?? at + 1;
  }
  return grouped;
}
