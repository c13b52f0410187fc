import { act, cleanup, render } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { afterEach, expect, it, vi } from 'vitest';
import { flushTyping } from '#src/editing/typing.ts';
import { MarkupEditor } from '#src/markup-editor/markup-editor.tsx';
import { writingWork } from '#src/markup-editor/write-markup.ts';

afterEach(cleanup);

function open(value: string) {
  const onChange = vi.fn();
  render(<MarkupEditor value={value} onChange={onChange} label="Text" />);
  const element = document.querySelector('.ProseMirror') as (HTMLElement & { editor?: Editor }) | null;
  if (!element?.editor) throw new Error('there is no editor');
  return { editor: element.editor, onChange };
}
const typeAtEnd = (editor: Editor, text: string) =>
  act(() => void editor.commands.insertContentAt(editor.state.doc.content.size - 1, text));

it('typing into a 200 KB page serializes only the edited paragraph, once for many keys', () => {
  const sentence = 'A ray of light turns back at a mirror. ';
  const paragraphs = Array.from({ length: 60 }, (_, n) => `${n} **is** ${sentence.repeat(90)}`.trim());
  const value = paragraphs.join('\n\n');
  expect(value.length).toBeGreaterThan(200_000);
  const { editor, onChange } = open(value);
  const before = writingWork.blocksWritten;
  for (const letter of ' word') typeAtEnd(editor, letter);
  expect(writingWork.blocksWritten).toBe(before);
  expect(onChange).not.toHaveBeenCalled();
  act(flushTyping);
  expect(writingWork.blocksWritten).toBe(before + 1);
  expect(onChange.mock.calls).toEqual([[`${value} word`]]);
});

it('unusual markup is reported exactly as stored once all edits are undone', () => {
  const stored = '* one\n* two\n\n__bold__ and _italic_\nin two lines';
  const { editor, onChange } = open(stored);
  typeAtEnd(editor, 'x');
  act(flushTyping);
  expect(onChange).toHaveBeenLastCalledWith('- one\n- two\n\n**bold** and *italic* in two linesx');
  act(() => void editor.commands.undo());
  act(flushTyping);
  expect(onChange).toHaveBeenLastCalledWith(stored);
});

it('the editor reports a change shortly after the last key', async () => {
  const { editor, onChange } = open('a');
  typeAtEnd(editor, 'b');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('ab'), { timeout: 20_000 });
});
