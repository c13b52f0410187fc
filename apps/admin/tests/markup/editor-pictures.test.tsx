import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { afterEach, expect, it, vi } from 'vitest';
import { flushTyping } from '#src/editing/typing.ts';
import { MarkupEditor } from '#src/markup-editor/markup-editor.tsx';
import { fakeServer } from '../fake-server.ts';
import { WithApi } from '../with-api.tsx';

afterEach(cleanup);

const name = 'ray-p360x240-0f1e2d3c4b5a';
const png = () => new File(['png'], 'image.png', { type: 'image/png' });
const picture = '<img src="https://example.org/ray.png" width="90">';

function open(value: string) {
  fakeServer({ 'content.figures.upload': () => ({ data: { name, leftOut: {} } }) });
  const onChange = vi.fn();
  render(
    <WithApi>
      <MarkupEditor value={value} onChange={onChange} label="Text" />
    </WithApi>,
  );
  const element = document.querySelector('.ProseMirror') as (HTMLElement & { editor?: Editor }) | null;
  if (!element?.editor) throw new Error('there is no editor');
  const { editor } = element;
  const written = () => {
    act(flushTyping);
    return (onChange.mock.lastCall?.[0] as string | undefined) ?? value;
  };
  const brought = (types: Record<string, string>, files: File[]) => ({
    getData: (type: string) => types[type] ?? '',
    types: files.length > 0 ? ['Files'] : Object.keys(types),
    files,
  });
  const paste = (types: Record<string, string>, files: File[] = []) =>
    fireEvent.paste(element, { clipboardData: brought(types, files) });
  const drop = (files: File[]) => fireEvent.drop(element, { dataTransfer: brought({}, files) });
  return { editor, written, paste, drop, user: userEvent.setup() };
}
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function describeFigure(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Caption'), 'A ray');
  await user.type(screen.getByLabelText('What does it show?'), 'A ray meets a mirror.');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  return `![A ray](${name} "A ray meets a mirror.")`;
}

it('a picture copied from a web page becomes a figure, with no warning about losses', async () => {
  const { written, paste, user } = open('Text');
  paste({ 'text/html': picture }, [png()]);
  await screen.findByLabelText('Caption');
  expect(said().join('')).not.toContain('could not be taken along');
  const line = await describeFigure(user);
  await waitFor(() => expect(written()).toBe(`Text\n\n${line}`));
});

it('a picture dropped on the editor becomes a figure; another file does not replace the page', async () => {
  const { written, drop, user } = open('Text');
  expect(drop([new File(['%PDF'], 'sheet.pdf', { type: 'application/pdf' })])).toBe(false);
  expect(said()).toContain('A figure is a drawing (SVG) or a picture (PNG, JPEG, WebP, GIF)');
  expect(drop([png()])).toBe(false);
  const line = await describeFigure(user);
  await waitFor(() => expect(written()).toContain(line));
});

it('the editor keeps the selection and says so when nothing of a paste can be used', () => {
  const { editor, written, paste } = open('Keep this');
  act(() => void editor.commands.selectAll());
  paste({ 'text/html': picture });
  expect(written()).toBe('Keep this');
  expect(said().join('')).toContain('A picture could not be taken along');
});
