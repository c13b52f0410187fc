import { listLevelsMax } from '@repo/contracts/limits/content';
import { hasShownLists, withShownLists } from '@repo/contracts/list-levels';
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markupExtensions } from '#src/markup-editor/extensions.ts';
import { listLevels } from '#src/markup-editor/list-levels.ts';
import { treeOf } from '#src/markup-editor/markup-tree.ts';
import { readMarkup } from '#src/markup-editor/read-markup.ts';

type Node = { type: string; children?: Node[] };
/** How deep the markup reader nests lists. */
function levels(node: Node): number {
  const below = Math.max(0, ...(node.children ?? []).map(levels));
  return node.type === 'list' ? below + 1 : below;
}
const levelsOf = (text: string) => levels(treeOf(text) as Node);

const pieces = [
  '- ',
  '* ',
  '1. ',
  '2. ',
  '10) ',
  '  ',
  '\t',
  ' ',
  'x',
  '\n',
  '\n\n',
  '-',
  '$$\n',
  'a\n',
  '\\',
];
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));
/** Lines that hide a level behind words of the item above. */
const hidden = fc
  .array(fc.tuple(fc.nat(16), fc.constantFrom('- a', '2. x', 'x', '1. b', '-', '', '* - c')), {
    maxLength: 24,
  })
  .map((lines) => lines.map(([indent, line]) => ' '.repeat(indent) + line).join('\n'));

const staysWithinLimit = (numRuns: number) =>
  fc.assert(
    fc.property(fc.oneof(text, hidden), (given) => {
      if (hasShownLists(given)) expect(levelsOf(given)).toBeLessThanOrEqual(listLevelsMax);
      expect(levelsOf(withShownLists(given))).toBeLessThanOrEqual(listLevelsMax);
    }),
    { numRuns },
  );

it('lists never nest deeper than the limit, whatever the text', () => staysWithinLimit(150));
it('lists never nest deeper than the limit in a thousand texts', { tags: ['nightly'] }, () =>
  staysWithinLimit(1_000),
);

it('a list of ten thousand levels opens in the editor with six levels', () => {
  const isList = (node: { type?: string }) => node.type === 'bulletList';
  let depth = 0;
  for (let node = readMarkup('- '.repeat(10_000)); node; node = node.content?.at(-1) as typeof node)
    if (isList(node)) depth += 1;
  expect(depth).toBe(listLevelsMax);
});

it('the editor nests lists up to the limit that fits a screen', () => {
  const editor = new Editor({ extensions: markupExtensions(''), content: readMarkup('- a\n- b') });
  const nestLast = () => {
    editor.commands.setTextSelection(editor.state.doc.content.size - 3);
    editor.commands.sinkListItem('listItem');
    editor.commands.focus('end');
    editor.commands.splitListItem('listItem');
    editor.commands.insertContent('c');
  };
  for (let times = 0; times < listLevelsMax + 3; times += 1) nestLast();
  expect(listLevels(editor.state.doc)).toBe(listLevelsMax);
  editor.destroy();
});
