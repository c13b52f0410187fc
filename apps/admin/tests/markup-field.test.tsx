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

function Form({ first = '', isInline = false }: { first?: string; isInline?: boolean }) {
  const [text, setText] = useState(first);
  return (
    <WithApi>
      <FigurePlaceProvider value={draftFigurePlace}>
        <MarkupField label="Question" value={text} onChange={setText} isInline={isInline} />
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

it('puts a formula where the cursor is and goes on writing behind it', async () => {
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

it('shows what the text becomes as soon as there is markup in it, and names a formula that cannot be set', async () => {
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

it('puts a table on lines of its own; a one-line text has none', async () => {
  const { user, field } = open({ first: 'Look at this:' });
  field.setSelectionRange(13, 13);
  await user.click(screen.getByRole('button', { name: 'Table' }));
  expect(field.value).toBe('Look at this:\n\n| First | Second |\n| --- | --- |\n|  |  |');
  expect(screen.getByRole('table')).toBeDefined();
  cleanup();
  open({ isInline: true });
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
});

it('Tab goes to the next field, Alt+F10 to the tools, arrows from one to the other, Escape back', async () => {
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

it('a paste with lowered signs or a table becomes markup, any other stays the text it is', async () => {
  const { field } = open({ first: 'Of ' });
  field.setSelectionRange(3, 3);
  paste(field, { 'text/html': '<p>H<sub>2</sub>O</p>', 'text/plain': 'H2O' });
  await waitFor(() => expect(field.value).toBe('Of $\\ce{H2O}$'));
  const wasTaken = !paste(field, { 'text/html': '<p><b>bold</b></p>', 'text/plain': 'bold' });
  expect(wasTaken).toBe(false);
});

it('says in one quiet line what a paste could not bring along, until the next key', async () => {
  const { user, field } = open();
  paste(field, {
    'text/html': '<p>See <a href="https://example.org">the book</a> <img src="file:///c.png" width="90"></p>',
    'text/plain': 'See the book',
  });
  await waitFor(() => expect(field.value).toBe('See the book'));
  expect(screen.getByText(/A picture could not be taken along/)).toBeDefined();
  await user.type(field, '!');
  expect(screen.queryByText(/could not be taken along/)).toBeNull();
});

it('says that a picture finds no room beside the words of a one-line text', () => {
  const { field } = open({ first: 'Ray', isInline: true });
  paste(field, {}, [new File(['<svg/>'], 'ray.svg', { type: 'image/svg+xml' })]);
  expect(screen.getByText('A figure stands here by itself: empty the field first.')).toBeDefined();
});

it('a pasted picture becomes a figure on its own line', async () => {
  const name = 'ray-d360x240-0f1e2d3c4b5a';
  fakeServer({ 'content.figures.upload': () => ({ data: { name, leftOut: {} } }) });
  const { user, field } = open({ first: 'Which ray?' });
  field.setSelectionRange(10, 10);
  paste(field, {}, [new File(['<svg/>'], 'ray.svg', { type: 'image/svg+xml' })]);
  await user.type(await screen.findByLabelText('Caption'), 'Three rays');
  await user.type(screen.getByLabelText('What does it show?'), 'Rays a, b and c at a mirror.');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  await waitFor(() =>
    expect(field.value).toBe(`Which ray?\n\n![Three rays](${name} "Rays a, b and c at a mirror.")`),
  );
});

it('keys pressed in its dialogs are theirs: the form around the field hears nothing of them', async () => {
  const onKeyDown = vi.fn();
  const onSubmit = vi.fn(async () => true);
  render(
    <WithApi>
      <FormDialog
        open
        title="Card"
        submitLabel="Save"
        isDirty={false}
        isBusy={false}
        onSubmit={onSubmit}
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
