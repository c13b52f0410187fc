import {
  formulaOfRaised,
  isLongRaised,
  type RaisedPart as Part,
  textOfRaised,
} from '@repo/contracts/raised-formula';
import type { PasteLosses } from './paste-losses.ts';

type Level = Part['level'];
type Leaf = { node: Text; level: Level };

const blockTags = new Set(
  'P DIV LI UL OL TABLE TBODY THEAD TR TD TH H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE BODY DL DT DD BR HR SECTION ARTICLE'.split(
    ' ',
  ),
);
/** 1 for a raised element, -1 for a lowered one, by its name or style; else null. */
export function raisedLevelOf(element: Element): Level | null {
  if (element.tagName === 'SUP') return 1;
  if (element.tagName === 'SUB') return -1;
  const style = element.getAttribute('style') ?? '';
  const align = /vertical-align:\s*(super|sub)\b/i.exec(style)?.[1]?.toLowerCase();
  if (align) return align === 'super' ? 1 : -1;
  const raise = Number(/mso-text-raise:\s*(-?[\d.]+)/i.exec(style)?.[1] ?? 0);
  return raise === 0 ? null : raise > 0 ? 1 : -1;
}

/** The texts of each line below `root`, with their levels; a rendered formula ends a line, like a block. */
function linesOf(root: Element): Leaf[][] {
  const lines: Leaf[][] = [[]];
  const walk = (node: Node, level: Level) => {
    if (node instanceof Text) {
      if (node.data !== '') lines.at(-1)?.push({ node, level });
      return;
    }
    if (!(node instanceof Element)) return;
    const isEdge = blockTags.has(node.tagName) || node.hasAttribute('data-formula');
    if (isEdge) lines.push([]);
    if (!node.hasAttribute('data-formula'))
      for (const child of [...node.childNodes]) walk(child, level || (raisedLevelOf(node) ?? 0));
    if (isEdge) lines.push([]);
  };
  walk(root, 0);
  return lines.filter((line) => line.some(({ level }) => level !== 0));
}

const baseMax = 40;
const inBase = /[A-Za-z\u0391-\u03c9\d()[\]/'′]/;
const inBrackets = /^\([\p{L}\d+\-−×·/.,= ]{1,30}\)$/u;

/** What a raised part belongs to: the last word, number or bracket of the text. */
function baseOf(text: string): string {
  let from = text.length;
  while (from > Math.max(0, text.length - baseMax)) {
    const sign = text[from - 1] ?? '';
    const open = sign === ')' ? text.lastIndexOf('(', from - 1) : -1;
    const isPoint = /[.,]/.test(sign) && /\d/.test(text[from] ?? '') && /\d/.test(text[from - 2] ?? '');
    if (open >= 0 && inBrackets.test(text.slice(open, from))) from = open;
    else if (inBase.test(sign) || isPoint) from -= 1;
    else break;
  }
  return text.slice(from).replace(/^[)\]/'′]+/, '');
}

const tailAfter = /^[A-Za-z\d()[\]]{1,12}/;

type Cluster = { from: number; to: number; parts: Part[] };

const closing: Record<string, string> = { '(': ')', '[': ']' };

/** The index of each bracket's counterpart; -1 for an unmatched one. */
function otherHalves(text: string): number[] {
  const open: number[] = [];
  const signs = text.split('');
  const halves = signs.map(() => -1);
  for (const [at, sign] of signs.entries()) {
    if (closing[sign]) open.push(at);
    const last = open.at(-1);
    if ((sign !== ')' && sign !== ']') || last === undefined || closing[text[last] ?? ''] !== sign) continue;
    halves[at] = last;
    halves[last] = at;
    open.pop();
  }
  return halves;
}

/** Start and end of a word without surrounding brackets: `(H2O)`, or with only one of them. */
function wordIn(text: string): { start: number; end: number } {
  const halves = otherHalves(text);
  let [start, end] = [0, text.length];
  while (/[([]/.test(text[start] ?? '') && (halves[start] === -1 || halves[start] === end - 1)) {
    if (halves[start] !== -1) end -= 1;
    start += 1;
  }
  const alone = halves.findIndex((half, at) => half === -1 && at >= start && /[)\]]/.test(text[at] ?? ''));
  return { start, end: alone === -1 ? end : Math.min(alone, end) };
}

function withoutBrackets({ from, to, parts }: Cluster): Cluster {
  const text = parts.map((part) => part.text).join('');
  const { start, end } = wordIn(text);
  const [first, last] = [parts[0], parts.at(-1)];
  // Raised brackets belong to the raised part.
  const before = first?.level === 0 ? Math.min(start, first.text.length) : 0;
  const after = last?.level === 0 ? Math.min(text.length - end, last.text.length) : 0;
  const kept = parts.map((part) => {
    const cutFrom = part === first ? before : 0;
    const cutTo = part.text.length - (part === last ? after : 0);
    return { ...part, text: part.text.slice(cutFrom, cutTo) };
  });
  return { from: from + before, to: to - after, parts: kept.filter((part) => part.text !== '') };
}

/** The words with raised parts in a line, by start and end in its text. */
function clustersOf(line: readonly Leaf[]): Cluster[] {
  const text = line.map(({ node }) => node.data).join('');
  const levels = line.flatMap(({ node, level }) => Array.from({ length: node.data.length }, () => level));
  const endOf = (from: number) => {
    let to = from;
    while (to < text.length && levels[to] === levels[from]) to += 1;
    return to;
  };
  const clusters: Cluster[] = [];
  for (let at = 0, edge = 0; at < text.length; ) {
    if (levels[at] === 0) {
      at = endOf(at);
      continue;
    }
    const base = baseOf(text.slice(edge, at));
    const parts: Part[] = base ? [{ text: base, level: 0 }] : [];
    const from = at - base.length;
    let to = at;
    while (to < text.length) {
      const end = endOf(to);
      const piece = text.slice(to, end);
      const level = levels[to] ?? 0;
      const tail = level === 0 ? (tailAfter.exec(piece)?.[0] ?? '') : piece;
      if (tail !== '') parts.push({ text: tail, level });
      to += tail.length;
      if (tail.length < piece.length) break;
    }
    clusters.push(withoutBrackets({ from, to, parts }));
    at = to;
    edge = to;
  }
  return clusters;
}

/** Replaces the text of the line from `from` to `to` by `formula`. */
function replaceCut(line: readonly Leaf[], { from, to }: Cluster, formula: Node): void {
  let start = 0;
  let isPlaced = false;
  for (const { node } of line) {
    const end = start + node.data.length;
    const [first, last] = [Math.max(from, start) - start, Math.min(to, end) - start];
    if (first < last) {
      const rest = node.data.slice(last);
      node.data = node.data.slice(0, first);
      if (rest) node.after(rest);
      if (!isPlaced) node.after(formula);
      isPlaced = true;
    }
    start = end;
  }
}

/**
 * Converts raised and lowered parts with the word before them to formulas: as plain digits they would mean
 * something else.
 */
export function raisedToFormulas(root: Element, losses: PasteLosses): void {
  for (const line of linesOf(root)) {
    const text = line.map(({ node }) => node.data).join('');
    // From the end, because cutting moves the text after it.
    for (const cluster of clustersOf(line).reverse()) {
      const isUnit = /\d\s+$/.test(text.slice(0, cluster.from));
      const plain = textOfRaised(cluster.parts);
      const source = plain === null ? formulaOfRaised(cluster.parts, { isUnit }) : null;
      if (source === null) {
        if (plain === null || cluster.parts.some(isLongRaised)) losses.raisedWords += 1;
        const words = plain ?? cluster.parts.map((part) => part.text).join('');
        replaceCut(line, cluster, document.createTextNode(words));
        continue;
      }
      const formula = document.createElement('span');
      formula.dataset.formula = source;
      losses.raised += 1;
      replaceCut(line, cluster, formula);
    }
  }
}
