import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { afterEach, expect, it, vi } from 'vitest';
import { flushTyping } from '#src/editing/typing.ts';
import { MarkupEditor } from '#src/markup-editor/markup-editor.tsx';

afterEach(cleanup);

const table = '| a | b |\n| --- | --- |\n| 1 | 2 |';

function open(value: string) {
  const onChange = vi.fn();
  render(<MarkupEditor value={value} onChange={onChange} label="Text" />);
  const element = document.querySelector('.ProseMirror') as (HTMLElement & { editor?: Editor }) | null;
  if (!element?.editor) throw new Error('there is no editor');
  const { editor } = element;
  const written = () => {
    act(flushTyping);
    return (onChange.mock.lastCall?.[0] as string | undefined) ?? value;
  };
  /** Puts the cursor behind these words. */
  const goTo = (words: string) => {
    let place = -1;
    editor.state.doc.descendants((node, position) => {
      if (node.isText && node.text?.includes(words))
        place = position + node.text.indexOf(words) + words.length;
    });
    act(() => void editor.commands.setTextSelection(place));
  };
  /** @returns whether the browser acts on the key too */
  const press = (key: string, keys: Record<string, boolean> = {}) =>
    fireEvent.keyDown(element, { key, ...keys });
  const type = (text: string) => act(() => void editor.commands.insertContent(text));
  return { editor, written, goTo, press, type, user: userEvent.setup() };
}

// docs/product/screens.md#notes-editor-keys
it('in a table Tab moves from cell to cell and out of it, and changes nothing', () => {
  const { written, goTo, press, type } = open(`Above\n\n${table}\n\nBelow`);
  goTo('a');
  for (const cell of ['x', 'y', 'z']) {
    expect(press('Tab')).toBe(false);
    type(cell);
  }
  press('Tab');
  type('.');
  expect(press('Tab')).toBe(true);
  goTo('x');
  press('Tab', { shiftKey: true });
  type('A');
  press('Tab', { shiftKey: true });
  type('!');
  expect(press('Tab', { shiftKey: true })).toBe(true);
  expect(written()).toBe('Above!\n\n| A | x |\n| --- | --- |\n| y | z |\n\n.Below');
});

it.each([
  ['a list item', '- one\n- two', 'two'],
  ['a nested list item', '- one\n  - two', 'two'],
  ['a numbered item', '1. one\n2. two', 'two'],
])('Tab and Shift+Tab leave the editor from %s and change nothing', (_, text, words) => {
  const { written, goTo, press } = open(text);
  goTo(words);
  expect([press('Tab', { shiftKey: true }), press('Tab')]).toEqual([true, true]);
  expect(written()).toBe(text);
});

it('Tab leaves the editor from an empty line below a list and does not pull it into the list', () => {
  const { editor, written, press } = open('- one');
  act(() => void editor.commands.insertContentAt(editor.state.doc.content.size, { type: 'paragraph' }));
  act(() => void editor.commands.focus('end'));
  expect(press('Tab')).toBe(true);
  expect(editor.state.doc.childCount).toBe(2);
  expect(written()).toBe('- one');
});

it('in a list Ctrl+] and Ctrl+[ and two buttons indent an item and move it back', async () => {
  const { written, goTo, press, user } = open('- one\n- two\n\nthree');
  const [indent, outdent] = ['Indent list item', 'Move list item back'].map((name) =>
    screen.getByRole<HTMLButtonElement>('button', { name }),
  );
  const areOn = () => [indent, outdent].map((button) => button?.getAttribute('aria-disabled') !== 'true');
  goTo('one');
  expect(areOn()).toEqual([false, false]);
  goTo('two');
  expect(areOn()).toEqual([true, false]);
  press(']', { ctrlKey: true });
  expect(written()).toBe('- one\n  - two\n\nthree');
  expect(areOn()).toEqual([false, true]);
  press('[', { ctrlKey: true });
  expect(press('[', { ctrlKey: true })).toBe(false);
  expect(written()).toBe('- one\n- two\n\nthree');
  await user.click(indent as HTMLElement);
  expect(written()).toBe('- one\n  - two\n\nthree');
  await user.click(outdent as HTMLElement);
  expect(written()).toBe('- one\n- two\n\nthree');
  goTo('three');
  expect(press('[', { ctrlKey: true })).toBe(false);
  expect(areOn()).toEqual([false, false]);
});

it('in a table Enter moves down, and out of the table from its last row', () => {
  const { written, goTo, press, type } = open(table);
  goTo('b');
  press('Enter');
  type('two');
  press('Enter');
  type('Below');
  expect(written()).toBe('| a | b |\n| --- | --- |\n| 1 | 2two |\n\nBelow');
});

it('keys add and remove table rows and columns, and the first row always is the head', () => {
  const { written, goTo, press } = open(table);
  const withShift = { altKey: true, shiftKey: true };
  goTo('a');
  press('ArrowUp', withShift);
  expect(written()).toBe('| | |\n| --- | --- |\n| a | b |\n| 1 | 2 |');
  press('ArrowRight', withShift);
  goTo('a');
  press('Backspace', withShift);
  expect(written()).toBe('| | | |\n| --- | --- | --- |\n| 1 | | 2 |');
  goTo('2');
  press('Delete', withShift);
  press('Backspace', withShift);
  expect(document.querySelectorAll('.ProseMirror th')).toHaveLength(2);
});

it("deleting a table's last row deletes the table", () => {
  const { written, goTo, press } = open(`Text\n\n| a |\n| --- |`);
  goTo('a');
  press('Backspace', { altKey: true, shiftKey: true });
  expect(written()).toBe('Text');
});

it('the table button inserts a table with a line below; inside it, it opens the menu for rows and columns', async () => {
  const { written, type, user } = open('');
  await user.click(screen.getByRole('button', { name: 'Table' }));
  type('Metal');
  await user.click(screen.getByRole('button', { name: 'Table: rows and columns' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Text at the right', checked: false }));
  expect(written()).toBe('| Metal | | |\n| ---: | --- | --- |\n| | | |\n| | | |');
  await user.click(screen.getByRole('button', { name: 'Table: rows and columns' }));
  expect(
    await screen.findByRole('menuitemradio', { name: 'Text at the right', checked: true }),
  ).toBeDefined();
  await user.click(await screen.findByRole('menuitem', { name: 'Delete table' }));
  expect(written()).toBe('');
});

it('text pasted into a cell becomes one line, and a pasted table fills the cells from there', () => {
  const { editor, goTo, written } = open(table);
  const paste = (html: string) =>
    act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent));
  goTo('1');
  paste('<p>one</p><ul><li>two</li></ul>');
  expect(written()).toBe('| a | b |\n| --- | --- |\n| 1one two | 2 |');
  goTo('2');
  paste('<table><tr><td>p</td><td>q</td></tr><tr><td>r</td><td>s</td></tr></table>');
  expect(written()).toBe('| a | b | |\n| --- | --- | --- |\n| 1one two | p | q |\n| | r | s |');
});

it('a line becomes a sub-heading, a smaller one, and a line again', async () => {
  const { written, user } = open('Title\n\nText');
  await user.click(screen.getByRole('button', { name: 'Sub-heading' }));
  expect(written()).toBe('## Title\n\nText');
  await user.click(screen.getByRole('button', { name: 'Smaller sub-heading' }));
  expect(written()).toBe('### Title\n\nText');
  await user.click(screen.getByRole('button', { name: 'Smaller sub-heading' }));
  expect(written()).toBe('Title\n\nText');
});

it('a formula inserted in a cell stays inline and does not split the table', async () => {
  const { goTo, user, written } = open(table);
  goTo('1');
  await user.click(screen.getByRole('button', { name: 'Formula' }));
  await user.click(await screen.findByLabelText('Formula in LaTeX'));
  await user.paste('x^2');
  expect(screen.queryByRole('switch', { name: 'On a line of its own' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  expect(written()).toBe('| a | b |\n| --- | --- |\n| 1$x^2$ | 2 |');
});
