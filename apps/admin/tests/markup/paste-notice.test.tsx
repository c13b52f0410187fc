import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { MarkupEditor } from '#src/markup-editor/markup-editor.tsx';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';

afterEach(cleanup);

const notes = () =>
  within(screen.getByRole('status'))
    .queryAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);
const picture = '<img src="file:///C:/a.png">';
const pictureLost = 'A picture could not be taken along: copy it by itself, or insert its file as a figure.';

// docs/product/screens.md#paste-notes
it("the notes' editor lists above the text what a paste left out, leads there, and goes when dismissed", async () => {
  const user = userEvent.setup();
  render(<MarkupEditor value="Text" onChange={() => {}} label="Text" />);
  const { editor } = document.querySelector('.ProseMirror') as unknown as { editor: Editor };
  const paste = (html: string) =>
    act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent));
  const chosen = () => {
    const { from, to } = editor.state.selection;
    return [from, editor.state.doc.textBetween(from, to)];
  };
  paste(`<p>more ${picture}, <u>line</u></p>`);
  const lost = [pictureLost, 'Underlined words are plain now: make them bold if a question needs it.'];
  expect(notes()).toEqual(lost);
  act(() => void editor.commands.insertContent('!'));
  paste('<p>nothing lost</p>');
  expect(notes()).toEqual(lost);
  await user.click(screen.getByRole('button', { name: 'Show where a picture is missing' }));
  expect(chosen()).toEqual([6, '[picture missing]']);
  paste(`<p>${picture} and ${picture}</p>`);
  expect(notes()).toEqual([expect.stringMatching(/^2 pictures/)]);
  await user.click(screen.getByRole('button', { name: 'Dismiss the notes on the paste' }));
  expect(notes()).toEqual([]);
  expect(document.activeElement).toBe(editor.view.dom);
});

it('a field lists what a paste left out until it is dismissed or the form is emptied', async () => {
  const user = userEvent.setup();
  function Form() {
    const [text, setText] = useState('');
    return (
      <>
        <MarkupField label="Question" value={text} onChange={setText} />
        <button type="button" onClick={() => setText('')}>
          Next
        </button>
      </>
    );
  }
  render(<Form />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Question');
  const paste = async () => {
    await user.click(field);
    const data = new DataTransfer();
    data.setData('text/html', `<p>What is ${picture}?</p>`);
    data.setData('text/plain', 'What is ?');
    await user.paste(data);
    await screen.findByText(pictureLost);
  };
  await paste();
  await user.type(field, '!');
  expect(notes()).toEqual([pictureLost]);
  await user.click(screen.getByRole('button', { name: 'Show where a picture is missing' }));
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('[picture missing]');
  await user.click(screen.getByRole('button', { name: 'Dismiss the notes on the paste' }));
  expect(notes()).toEqual([]);
  expect(document.activeElement).toBe(field);
  await paste();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(notes()).toEqual([]);
});
