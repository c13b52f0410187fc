import { plainTextOf, type TreeNode } from './our-tree.ts';

/** A sentence of a paragraph: its inline nodes, including the blank after it, and its words. */
export type InlineSentence = { nodes: TreeNode[]; text: string };

const sentenceEnd = /[.?!।]["”’)\]]*\s+/g;
/** Abbreviations whose full stop ends no sentence. */
const abbreviation = /(?:^|[\s(])(?:Fig|Eq|Nos|Ex|Dr|Mr|Mrs|Rs|St|approx|vs|viz|i\.e|e\.g|etc|cf)\.\s*$/i;
/** How a new sentence may begin; a lower-case word continues the previous one. */
const beginning = /^(?:["“‘(]|\p{Lu}|\p{N}|\p{Lo}|[-−₹√])/u;
const endsSentence = /[.?!।]["”’)\]]*$/;

/** The positions in a text node where a new sentence begins. */
function beginningsIn(value: string, isLast: boolean): number[] {
  return [...value.matchAll(sentenceEnd)].flatMap(({ 0: end, index }) => {
    const at = index + end.length;
    const rest = value.slice(at);
    // The next node, a formula or a bold word, begins the sentence.
    const begins = rest === '' ? !isLast : beginning.test(rest);
    return begins && !abbreviation.test(value.slice(0, at)) ? [at] : [];
  });
}

/** Splits the inline nodes of a paragraph into sentences. Bold, italic and formulas stay whole. */
export function inlineSentences(nodes: readonly TreeNode[]): InlineSentence[] {
  const sentences: TreeNode[][] = [[]];
  const put = (node: TreeNode) => sentences.at(-1)?.push(node);
  let hasEnded = false;
  nodes.forEach((node, index) => {
    if (node.type !== 'text') {
      put(node);
      hasEnded = endsSentence.test(plainTextOf(node));
      return;
    }
    const value = node.value ?? '';
    const starts = beginningsIn(value, index === nodes.length - 1);
    const blank = /^\s+/.exec(value)?.[0].length ?? 0;
    if (hasEnded && blank > 0 && beginning.test(value.slice(blank))) starts.unshift(blank);
    let from = 0;
    for (const at of starts) {
      put({ type: 'text', value: value.slice(from, at) });
      sentences.push([]);
      from = at;
    }
    if (from < value.length) put({ type: 'text', value: value.slice(from) });
    hasEnded = false;
  });
  return sentences
    .filter((inside) => inside.length > 0)
    .map((inside) => ({ nodes: inside, text: inside.map(plainTextOf).join('').trim() }));
}
