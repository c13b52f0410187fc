import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FigureDialog, type FigureToEdit } from '#src/figures/figure-dialog.tsx';
import { leftOutSentences } from '#src/figures/left-out.ts';
import { CaptionField } from '#src/markup-editor/caption-field.tsx';
import { type Answer, fakeServer } from './fake-server.ts';
import { WithApi } from './with-api.tsx';

afterEach(cleanup);

const name = 'ray-d360x240-0f1e2d3c4b5a';
const drawing = () =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'ray.svg', { type: 'image/svg+xml' });
const stored = (leftOut: Record<string, number> = {}): Answer => ({ data: { name, leftOut } });

function open(edited: FigureToEdit = { figure: null, file: drawing() }) {
  const acts = { onSave: vi.fn(), onRemove: vi.fn(), onClose: vi.fn() };
  render(
    <WithApi>
      <FigureDialog
        edited={edited}
        CaptionField={CaptionField}
        {...acts}
        onRemove={edited.figure ? acts.onRemove : undefined}
      />
    </WithApi>,
  );
  return { ...acts, user: userEvent.setup() };
}
const caption = () => screen.getByLabelText('Caption');
const description = () => screen.getByLabelText('What does it show?');

it('the figure dialog uploads the file immediately and requires caption and description before Insert', async () => {
  const server = fakeServer({ 'content.figures.upload': () => stored() });
  const { user, onSave } = open();
  await waitFor(() => expect(server.callsOf('content.figures.upload')).toHaveLength(1));
  expect(server.inputsOf('content.figures.upload')[0]).toMatchObject({ words: 'ray' });
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  expect(await screen.findByText('Please enter a caption')).toBeDefined();
  expect(screen.getByText('Please say what the figure shows')).toBeDefined();
  expect(document.activeElement).toBe(caption());
  await user.type(caption(), 'A ray');
  await user.type(description(), 'a ray');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  expect(screen.getByText('Say more than the caption: it is read out already')).toBeDefined();
  await user.type(description(), ' meets\na mirror.');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({ name, caption: 'A ray', description: 'a ray meets a mirror.' }),
  );
});

// docs/product/screens.md#typing-during-a-save
it('the figure dialog keeps text typed during the upload, even after a first press of Insert', async () => {
  let upload = (_: Answer) => {};
  const server = fakeServer({
    'content.figures.upload': () =>
      new Promise<Answer>((resolve) => {
        upload = resolve;
      }),
  });
  const { user, onSave } = open();
  await waitFor(() => expect(server.callsOf('content.figures.upload')).toHaveLength(1));
  await user.type(caption(), 'A ray');
  await user.type(description(), 'It meets a mirror');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  await user.type(description(), ' and returns.');
  upload(stored());
  await waitFor(() =>
    expect(onSave.mock.calls).toEqual([
      [{ name, caption: 'A ray', description: 'It meets a mirror and returns.' }],
    ]),
  );
});

it('the figure dialog keeps its texts when the upload fails, and sends the same file again', async () => {
  let answer: Answer = 'offline';
  const server = fakeServer({ 'content.figures.upload': () => answer });
  const { user, onSave } = open();
  expect(await screen.findByText('The figure could not be uploaded. What you wrote is kept.')).toBeDefined();
  await user.type(caption(), 'A ray');
  await user.type(description(), 'A ray meets a mirror.');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  expect(onSave).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Retry' }));
  answer = stored();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
  const files = server
    .callsOf('content.figures.upload')
    .map(({ input }) => (input as { file: File }).file.name);
  expect(files).toEqual(['ray.svg', 'ray.svg']);
});

it('the figure dialog shows the server’s reason for a refused drawing, and accepts another file', async () => {
  const reason = 'The drawing cannot be used: it has a document type';
  let answer: Answer = { status: 400, message: reason, errorCode: 'BAD_INPUT' };
  fakeServer({ 'content.figures.upload': () => answer });
  const { user } = open();
  expect(await screen.findByText(reason)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  answer = stored();
  await user.upload(screen.getByLabelText('Choose another file', { selector: 'input' }), drawing());
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull());
  expect(await screen.findByRole('region', { name: 'How it looks' })).toBeDefined();
});

it('the figure dialog shows a drawing light, dark and printed, and lists what was removed from it', async () => {
  fakeServer({ 'content.figures.upload': () => stored({ foreignObject: 2, onclick: 1, marquee: 1 }) });
  open();
  const looks = within(await screen.findByRole('region', { name: 'How it looks' }));
  expect(looks.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    'Light',
    'Dark',
    'Printed',
  ]);
  expect(screen.getByText('text boxes of draw.io: export with “text as shapes”')).toBeDefined();
  expect(screen.getByText('parts that figures don’t have: marquee')).toBeDefined();
});

it('the figure dialog edits a figure of the text without uploading a file, or removes it', async () => {
  const server = fakeServer({});
  const { user, onSave, onRemove } = open({
    figure: { name, caption: 'A ray', description: 'A ray meets a mirror.' },
    file: null,
  });
  await user.type(caption(), ' of light');
  await user.click(screen.getByRole('button', { name: 'Save figure' }));
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledWith({
      name,
      caption: 'A ray of light',
      description: 'A ray meets a mirror.',
    }),
  );
  expect(server.callsOf('content.figures.upload')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Remove figure' }));
  expect(onRemove).toHaveBeenCalled();
});

it('the figure dialog sets full or narrow width, and a saved figure keeps it', async () => {
  fakeServer({});
  const figure = { name, caption: 'A ray', description: 'A ray meets a mirror.' };
  const { user, onSave } = open({ figure, file: null });
  const width = within(screen.getByRole('group', { name: 'Width' }));
  const full = width.getByRole<HTMLInputElement>('radio', { name: /^Full/ });
  expect(full.checked).toBe(true);
  await user.click(width.getByRole('radio', { name: /^Narrow/ }));
  await user.click(screen.getByRole('button', { name: 'Save figure' }));
  await waitFor(() => expect(onSave).toHaveBeenLastCalledWith({ ...figure, isNarrow: true }));
  cleanup();
  const again = open({ figure: { ...figure, isNarrow: true }, file: null });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Narrow/ }).checked).toBe(true);
  await again.user.type(caption(), ' of light');
  await again.user.click(screen.getByRole('button', { name: 'Save figure' }));
  await waitFor(() =>
    expect(again.onSave).toHaveBeenCalledWith({ ...figure, caption: 'A ray of light', isNarrow: true }),
  );
});

it('the figure dialog counts the characters that a screen reader reads in one go', async () => {
  fakeServer({ 'content.figures.upload': () => stored() });
  const { user } = open();
  await user.click(description());
  await user.paste('x'.repeat(300));
  expect(screen.getByText('300 of 300 characters that are read at once')).toBeDefined();
  await user.paste('y');
  expect(
    screen.getByText('301 characters: about the first 300 are read at once, all of it on demand'),
  ).toBeDefined();
  await user.paste('z'.repeat(1_700));
  await user.type(caption(), 'Long');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  expect(await screen.findByText('At most 2,000 characters')).toBeDefined();
});

it('the figure dialog refuses files that are neither drawings nor pictures', async () => {
  const server = fakeServer({});
  open({ figure: null, file: new File(['%PDF'], 'sheet.pdf', { type: 'application/pdf' }) });
  expect(
    await screen.findByText('A figure is a drawing (SVG) or a picture (PNG, JPEG, WebP, GIF)'),
  ).toBeDefined();
  expect(server.calls).toHaveLength(0);
});

it('removed parts of a drawing that nobody would have seen are not mentioned', () => {
  expect(
    leftOutSentences({ metadata: 1, 'inkscape:label': 4, 'data-name': 2, onload: 1, '?xml-stylesheet': 1 }),
  ).toEqual([]);
});

it('removed style sheet rules of a drawing are reported as such, whatever their names look like', () => {
  expect(leftOutSentences({ '.a:not(.b)': 2, '@media (max-width: 9px)': 1, '.a + .b': 1 })).toEqual([
    'rules of its style sheet: see whether colours and lines are right',
  ]);
  expect(leftOutSentences({ 'mix-blend-mode': 1 })).toEqual(['blurs and shadows']);
  expect(leftOutSentences({ constructor: 1 })).toEqual(['parts that figures don’t have: constructor']);
});

it('the figure dialog inserts the newest file, even if it was chosen while the previous one was uploading', async () => {
  const other = 'lens-d360x240-0f1e2d3c4b5b';
  const answers = [name, other];
  let answerFirst = () => {};
  fakeServer({
    'content.figures.upload': async () => {
      const answer = { data: { name: answers.shift(), leftOut: {} } };
      if (answers.length > 0) await new Promise<void>((resolve) => (answerFirst = resolve));
      return answer;
    },
  });
  const { user, onSave } = open();
  await user.type(caption(), 'A lens');
  await user.type(description(), 'A lens bends light.');
  await user.click(screen.getByRole('button', { name: 'Insert figure' }));
  await user.upload(screen.getByLabelText('Choose another file', { selector: 'input' }), drawing());
  answerFirst();
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave).toHaveBeenCalledWith({ name: other, caption: 'A lens', description: 'A lens bends light.' });
});

it('the caption field has the formula tool, previews formulas and names an invalid one', async () => {
  fakeServer({ 'content.figures.upload': () => stored() });
  const { user } = open();
  await user.click(caption());
  await user.paste('Angle $\\frac{1}{$');
  expect(
    await screen.findByText('The formula “\\frac{1}{” is not valid: students would see its source'),
  ).toBeDefined();
  await user.clear(caption());
  await user.click(screen.getByRole('button', { name: 'Formula' }));
  await user.click(await screen.findByLabelText('Formula in LaTeX'));
  await user.paste('x^2');
  expect(screen.queryByRole('switch', { name: 'On a line of its own' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Insert' }));
  await waitFor(() => expect((caption() as HTMLTextAreaElement).value).toBe('$x^2$'));
});
