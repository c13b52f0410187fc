import type { Paragraph } from 'mdast';
import { mathToMarkdown } from 'mdast-util-math';
import { type Handle, type Options, type State, toMarkdown } from 'mdast-util-to-markdown';
import { treeOf } from './markup-tree.ts';
import { type Run, runsOf } from './runs.ts';
import { treeOfRuns } from './tidy-runs.ts';

/** Signs that mean something in our markup; all others are written as they are. */
const ourSigns = new Set(['*', '_', '$', '&', '\\', '+', '-', '.', ')', ' ', '\t', '\r', '\n']);

const bareText: Handle = (node) => node.value;

const guarded: Handle = (node: Paragraph, _parent, state: State, info) => {
  state.unsafe = state.unsafe.filter(({ character }) => ourSigns.has(character));
  return state.containerPhrasing(node, info);
};
const guardedText: Handle = (node, _parent, state: State, info) => {
  const exit = state.enter('phrasing');
  const text = state.safe(node.value, info);
  exit();
  return text;
};

const shared: Options = { emphasis: '*', strong: '*', extensions: [mathToMarkdown()] };
const bare: Options = { ...shared, handlers: { text: bareText } };
const escaped: Options = { ...shared, handlers: { text: guardedText, paragraph: guarded } };

function written(runs: Run[], options: Options): string {
  const paragraph: Paragraph = { type: 'paragraph', children: treeOfRuns(runs) };
  return toMarkdown(paragraph, options).replace(/\n$/, '');
}

/** Whether this text, on its own, is read as one paragraph of exactly these runs. */
function readsAs(text: string, runs: Run[]): boolean {
  const { children } = treeOf(text);
  const [only] = children;
  if (children.length !== 1 || only?.type !== 'paragraph') return false;
  const found = runsOf(only.children);
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

/** Nothing in it can mean anything but itself, whatever stands around it. */
const isHarmless = (runs: Run[]) =>
  runs.every((run) => run.kind === 'text' && !run.bold && !run.italic && !/[*_$&\\]/.test(run.value)) &&
  !/^\s*(?:[-+]|\d+[.)])/.test(runs[0]?.value ?? '');

/**
 * One paragraph as markup. Signs are escaped only where a reader would take them for markup, so a text that never
 * needed a backslash gets none.
 */
export function writeLine(runs: Run[]): string {
  if (runs.length === 0) return '';
  if (isHarmless(runs)) return runs.map((run) => run.value).join('');
  const text = written(runs, bare);
  return readsAs(text, runs) ? text : written(runs, escaped);
}
