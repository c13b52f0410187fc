import { FigurePlaceProvider } from '@repo/ui/figure-place';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FormDialog } from '#src/editing/form-dialog.tsx';
import { draftFigurePlace } from '#src/figures/draft-figure-place.ts';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { fakeServer } from './fake-server.ts';
import { WithApi } from './with-api.tsx';

afterEach(cleanup);

function Form({ first = '', form = 'text' }: { first?: string; form?: 'text' | 'choice' }) {
  const [text, setText] = useState(first);
  return (
    <WithApi>
      <FigurePlaceProvider value={draftFigurePlace}>
        <MarkupField label="Question" value={text} onChange={setText} form={form} />
        <input aria-label="Next" />
      </FigurePlaceProvider>
    </WithApi>
  );
}
function Filled() {
  const [text, setText] = useState('');
  return <MarkupField label="Question" value={text} onChange={setText} />;
}
function open(props: Parameters<typeof Form>[0] = {}) {
  render(<Form {...props} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Question');
  return { user: userEvent.setup(), field };
}
const paste = (field: HTMLElement, types: Record<string, string>, files: File[] = []) =>
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => types[type] ?? '', files } });

it('the markup field inserts a formula at the cursor and typing continues after it', async () => {
  const { user, field } = open({ first: 'Is  right?' });
  field.setSelectionRange(3, 3);
  await user.click(screen.getByRole('button', { name: 'Formula' }));
  await user.click(await screen.findByLabelText('Formula in LaTeX'));
  await user.paste('x^2');
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect(field.value).toBe('Is $x^2$ right?'));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.selectionStart).toBe('Is $x^2$'.length);
});

it('the markup field previews the text as soon as it has markup, and names an invalid formula', async () => {
  const { user, field } = open();
  await user.click(field);
  await user.paste('Plain words');
  expect(screen.queryByText('As students see it')).toBeNull();
  await user.paste(' and $\\frac{1}{$');
  expect(screen.getByText('As students see it')).toBeDefined();
  expect(
    await screen.findByText('The formula “\\frac{1}{” is not valid: students would see its source'),
  ).toBeDefined();
});

it('the markup field inserts a table on its own lines, in options too', async () => {
  const { user, field } = open({ first: 'Look at this:' });
  field.setSelectionRange(13, 13);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(field.value).toBe('Look at this:\n\n| First | Second |\n| --- | --- |\n|  |  |');
  expect(screen.getByRole('table')).toBeDefined();
  cleanup();
  const option = open({ form: 'choice' });
  await option.user.click(screen.getByRole('button', { name: 'Table' }));
  expect(option.field.value).toBe('| First | Second |\n| --- | --- |\n|  |  |');
});

it('in the markup field Tab leaves, Alt+F10 reaches the toolbar, arrows move in it and Escape returns', async () => {
  const { user, field } = open();
  await user.click(field);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Next'));
  await user.click(field);
  await user.keyboard('{Alt>}{F10}{/Alt}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Formula' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Table' }));
  await user.keyboard('{ArrowRight}{Escape}');
  expect(document.activeElement).toBe(field);
});

it('the markup field converts pasted subscripts and tables to markup, and other text stays plain', async () => {
  const { field } = open({ first: 'Of ' });
  field.setSelectionRange(3, 3);
  paste(field, { 'text/html': '<p>H<sub>2</sub>O</p>', 'text/plain': 'H2O' });
  await waitFor(() => expect(field.value).toBe('Of $\\ce{H2O}$'));
  const wasTaken = !paste(field, { 'text/html': '<p><b>bold</b></p>', 'text/plain': 'bold' });
  expect(wasTaken).toBe(false);
});

const png = () => new File(['png'], 'image.png', { type: 'image/png' });
const picture = '<meta charset="utf-8"><img src="https://example.org/ray.png" width="90" alt="">';

/** Fills in the figure dialog, and returns the figure's line in the text. */
async function describeFigure(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText('Caption'), 'Three rays');
  await user.type(screen.getByLabelText('What does it show?'), 'Rays a, b and c at a mirror.');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  return `![Three rays](${figureName} "Rays a, b and c at a mirror.")`;
}
const figureName = 'ray-d360x240-0f1e2d3c4b5a';
const takeFigures = () =>
  fakeServer({ 'content.figures.upload': () => ({ data: { name: figureName, leftOut: {} } }) });

it.each([
  ['a file', {}],
  ['a picture copied on a web page, which comes with its address', { 'text/html': picture }],
])('%s becomes a figure on its own line when it is pasted into the markup field', async (_, types) => {
  takeFigures();
  const { user, field } = open({ first: 'Which ray?' });
  field.setSelectionRange(10, 10);
  paste(field, types, [png()]);
  const line = await describeFigure(user);
  await waitFor(() => expect(field.value).toBe(`Which ray?\n\n${line}`));
});

it('a picture dropped on the markup field becomes a figure; another file does not replace the page', async () => {
  takeFigures();
  const { user, field } = open({ first: 'Which ray?', form: 'choice' });
  const drop = (file: File) =>
    fireEvent.drop(field, { dataTransfer: { files: [file], types: ['Files'], getData: () => '' } });
  expect(fireEvent.dragOver(field, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(drop(new File(['%PDF'], 'sheet.pdf', { type: 'application/pdf' }))).toBe(false);
  expect(screen.getByText(/^A figure is a drawing \(SVG\) or a picture/)).toBeDefined();
  expect(drop(png())).toBe(false);
  const line = await describeFigure(user);
  await waitFor(() => expect(field.value).toBe(`Which ray?\n\n${line}`));
});

it('a pasted table that also has a picture of itself is taken as a table', async () => {
  const { field } = open();
  paste(field, { 'text/html': '<table><tr><td>a</td><td>b</td></tr></table>' }, [png()]);
  await waitFor(() => expect(field.value).toBe('| a | b |\n| --- | --- |'));
});

it('the markup field keeps the selection when nothing of a paste can be used', async () => {
  const { field } = open({ first: 'Keep this' });
  field.setSelectionRange(0, 9);
  paste(field, { 'text/html': picture });
  expect(await screen.findByText(/A picture could not be taken along/)).toBeDefined();
  expect(field.value).toBe('Keep this');
});

it('a paste lands where the cursor was, even if typing continues meanwhile', async () => {
  const { user, field } = open({ first: 'Of  and more' });
  await user.click(field);
  field.setSelectionRange(3, 3);
  paste(field, { 'text/html': '<p>H<sub>2</sub>O</p>', 'text/plain': 'H2O' });
  fireEvent.change(field, { target: { value: 'Out of  and more' } });
  await waitFor(() => expect(field.value).toBe('Out of $\\ce{H2O}$ and more'));
});

it('the markup field edits or removes the formula at the cursor', async () => {
  const { user, field } = open({ first: 'Is $x^2$ right?' });
  field.setSelectionRange(6, 6);
  await user.click(screen.getByRole('button', { name: 'Formula' }));
  const source = await screen.findByLabelText<HTMLTextAreaElement>('Formula in LaTeX');
  expect(source.value).toBe('x^2');
  await user.type(source, '+1');
  await user.click(screen.getByRole('button', { name: 'Save formula' }));
  await waitFor(() => expect(field.value).toBe('Is $x^2+1$ right?'));
  await waitFor(() => expect(document.activeElement).toBe(field));
  field.setSelectionRange(6, 6);
  await user.click(screen.getByRole('button', { name: 'Formula' }));
  await user.click(await screen.findByRole('button', { name: 'Remove formula' }));
  await waitFor(() => expect(field.value).toBe('Is  right?'));
});

it('a formula in an option is shown inline', async () => {
  const { user } = open({ form: 'choice' });
  await user.click(screen.getByRole('button', { name: 'Formula' }));
  await screen.findByLabelText('Formula in LaTeX');
  expect(screen.queryByRole('switch', { name: 'On a line of its own' })).toBeNull();
});

it("keys pressed in the markup field's dialogs do not reach the form around it", async () => {
  const onKeyDown = vi.fn();
  const onSubmit = vi.fn(async () => true);
  render(
    <WithApi>
      <FormDialog
        title="Card"
        submitLabel="Save"
        isDirty={() => false}
        isBusy={false}
        onSubmit={onSubmit}
        onSent={vi.fn()}
        onClose={vi.fn()}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for any form that listens to keys */}
        <div onKeyDown={onKeyDown}>
          <Filled />
        </div>
      </FormDialog>
    </WithApi>,
  );
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Question');
  await user.click(screen.getByRole('button', { name: 'Formula' }));
  await user.click(await screen.findByLabelText('Formula in LaTeX'));
  await user.keyboard('x{ArrowUp}{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field.value).toBe('$x$'));
  expect(onKeyDown).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
