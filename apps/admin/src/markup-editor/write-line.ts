import type { Heading, Paragraph, PhrasingContent } from 'mdast';
import { mathToMarkdown } from 'mdast-util-math';
import { type Handle, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import { treeOf } from './markup-tree.ts';
import { type Run, runsOf } from './runs.ts';
import { treeOfRuns } from './tidy-runs.ts';

/** The context of a line, in which signs have different meanings. */
export type LinePlace = 'paragraph' | 'heading' | 'cell';

/** Signs with a meaning in our markup; all others are written unescaped. */
const ourSigns = new Set(['*', '_', '$', '&', '\\', '+', '-', '.', ')', '#', '!', ' ', '\t', '\r', '\n']);
/** Table syntax. */
const tableSigns = ['|', ':'].map((character) => ({ character, inConstruct: 'phrasing' as const }));

const bareText: Handle = (node) => node.value;
const bareCellText: Handle = (node) => node.value.replaceAll('|', '\\|');

const guardedText =
  (hasTableSigns: boolean): Handle =>
  (node, _parent, state: State, info) => {
    const ours = state.unsafe.filter(({ character }) => ourSigns.has(character));
    state.unsafe = hasTableSigns ? [...ours, ...tableSigns] : ours;
    const exit = state.enter('phrasing');
    const text = state.safe(node.value, info);
    exit();
    return text;
  };
const bareParagraph: Handle = (node: Paragraph, _parent, state: State, info) =>
  state.containerPhrasing(node, info);

const shared: Options = { emphasis: '*', strong: '*', extensions: [mathToMarkdown()] };
const writing = (text: Handle): Options => ({ ...shared, handlers: { text, paragraph: bareParagraph } });

/** Ways of escaping, from the fewest backslashes to escaping every sign. */
const ways: Record<LinePlace, Options[]> = {
  paragraph: [writing(bareText), writing(guardedText(false)), writing(guardedText(true))],
  heading: [writing(bareText), writing(guardedText(false))],
  cell: [writing(bareCellText), writing(guardedText(true))],
};

const headingSign = '## ';

function written(runs: Run[], place: LinePlace, options: Options): string {
  const children = treeOfRuns(runs);
  const line: Paragraph | Heading =
    place === 'heading' ? { type: 'heading', depth: 2, children } : { type: 'paragraph', children };
  const text = toMarkdown(line, options).replace(/\n$/, '');
  return place === 'heading' ? text.slice(headingSign.length) : text;
}

/** The parser's reading of this text in its context; null if it is not a single line. */
function wordsRead(text: string, place: LinePlace): PhrasingContent[] | null {
  const whole = { paragraph: text, heading: headingSign + text, cell: `| ${text} |\n| --- |` }[place];
  const { children } = treeOf(whole);
  const [only] = children;
  if (children.length !== 1 || !only) return null;
  if (place !== 'cell') return only.type === place ? (only as Paragraph | Heading).children : null;
  const cells = only.type === 'table' && only.children.length === 1 ? only.children[0]?.children : [];
  return cells?.length === 1 ? (cells[0]?.children ?? null) : null;
}

/** Whether this text alone in its context is parsed as exactly these runs. */
function readsAs(text: string, runs: Run[], place: LinePlace): boolean {
  const words = wordsRead(text, place);
  if (!words) return false;
  const found = runsOf(words);
  return (
    found.length === runs.length &&
    found.every((run, index) => {
      const wanted = runs[index];
      return (
        wanted !== undefined &&
        run.kind === wanted.kind &&
        run.value === wanted.value &&
        run.bold === wanted.bold &&
        run.italic === wanted.italic
      );
    })
  );
}

const marksOf: Record<LinePlace, RegExp> = {
  paragraph: /[*_$&\\]|!\[|^\s*(?:[-+#]|\d+[.)])/,
  heading: /[*_$&\\#]|!\[/,
  cell: /[*_$&\\|]|!\[/,
};

/** Whether the runs contain nothing that may be markup in any context. */
const isHarmless = (runs: Run[], place: LinePlace) => {
  const text = runs.map((run) => run.value).join('');
  return (
    runs.every(({ kind, bold, italic }) => kind === 'text' && !bold && !italic) && !marksOf[place].test(text)
  );
};

/**
 * One line as markup. Escapes signs only where the parser would take them for markup, so that text keeps its
 * form without unneeded backslashes.
 * @param runs without line breaks, unless the line is a paragraph
 */
export function writeLine(runs: Run[], place: LinePlace = 'paragraph'): string {
  if (runs.length === 0) return '';
  if (isHarmless(runs, place)) return runs.map((run) => run.value).join('');
  let text = '';
  for (const options of ways[place]) {
    text = written(runs, place, options);
    if (readsAs(text, runs, place)) break;
  }
  return text;
}
