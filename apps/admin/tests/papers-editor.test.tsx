import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { at, staleEdit } from './fake-server.ts';
import { openEditor, openPapers, science, textOf, usePapersTool } from './papers-app.ts';

usePapersTool();

/** Waits until the next frame is painted, with all deferred work. */
const nextFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));

it('a moved row of a paper keeps the focus, and does not take it back after the focus moved elsewhere', async () => {
  const { user } = await openPapers([]);
  await user.click(await screen.findByRole('button', { name: 'New paper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New paper' }));
  await user.click(dialog.getByRole('button', { name: 'Add instruction' }));
  await user.keyboard('First.{Enter}Second.{Alt>}{ArrowUp}{/Alt}');
  await nextFrame();
  const moved = document.activeElement as HTMLTextAreaElement;
  expect(moved.value).toBe('Second.');
  fireEvent.keyDown(moved, { key: 'ArrowDown', altKey: true });
  const unitName = dialog.getByLabelText('Name of the unit, unit 1');
  unitName.focus();
  await nextFrame();
  expect(document.activeElement).toBe(unitName);
});

it('a new paper shows its sums while it is edited, and is saved', async () => {
  const { server, user } = await openPapers([]);
  await user.click(await screen.findByRole('button', { name: 'New paper' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New paper' }));
  await user.type(dialog.getByLabelText('Name'), 'Mathematics');
  await user.type(dialog.getByLabelText('Board'), 'CBSE');
  await user.type(dialog.getByLabelText('Year of the paper'), '2026');
  expect(dialog.getByText('Session 2025-26')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Add instruction' }));
  await user.keyboard('First.{Enter}Second.');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.type(dialog.getByLabelText('Name of the unit, unit 1'), 'Light');
  expect(dialog.getByText('A number is missing: the sums are not known yet.')).toBeDefined();
  await user.type(dialog.getByLabelText('Marks, unit 1'), '10');
  expect(dialog.getByText('Units give 10 marks, sections 1: 9 too many in the units')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Kind, row 1'), 'Written');
  await user.selectOptions(dialog.getByLabelText('Marks each, row 1'), '5');
  await user.clear(dialog.getByLabelText('Questions, row 1'));
  await user.type(dialog.getByLabelText('Questions, row 1'), '2');
  await user.clear(dialog.getByLabelText('With A or B, row 1'));
  await user.type(dialog.getByLabelText('With A or B, row 1'), '1');
  expect(dialog.getByText('Units and sections give 10 marks each')).toBeDefined();
  expect(dialog.getAllByText('10 marks in 2 questions')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Create paper' }));
  expect(await screen.findByRole('article', { name: 'Mathematics 2025-26' })).toBeDefined();
  expect(server.inputsOf('content.papers.create')).toEqual([
    {
      name: 'Mathematics',
      board: 'CBSE',
      year: 2026,
      minutes: 180,
      readingMinutes: 15,
      instructions: ['Second.', 'First.'],
      units: [{ name: 'Light', marks: 10, chapterIds: [] }],
      sections: [
        {
          name: 'A',
          title: '',
          units: [],
          rows: [{ kind: 'written', marks: 5, count: 2, choices: 1 }],
        },
      ],
    },
  ]);
});

it('saving an incomplete paper lists every missing part, links it to its field, and focuses the first', async () => {
  const { server, user, dialog } = await openEditor();
  await user.clear(dialog.getByLabelText('Name'));
  await user.clear(dialog.getByLabelText('Marks, unit 2'));
  await user.click(dialog.getByRole('button', { name: 'Save paper' }));
  expect(await dialog.findByText('2 things keep this paper from being saved')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')));
  await user.click(dialog.getByRole('link', { name: 'Please enter the marks of the unit' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Marks, unit 2')));
  expect(server.inputsOf('content.papers.update')).toEqual([]);
});

it("a paper's unit takes chapters of all subjects; one from another unit says so and moves", async () => {
  const { server, user, dialog } = await openEditor();
  await user.click(dialog.getByRole('button', { name: 'Chapters of unit 2: 1. Choose' }));
  const chapters = within(await screen.findByRole('dialog', { name: 'Chapters of Chemistry' }));
  await user.click(chapters.getByRole('checkbox', { name: 'Light (in Optics)' }));
  expect(chapters.getByRole('checkbox', { name: 'Light (taken from Optics)', checked: true })).toBeDefined();
  await user.click(chapters.getByRole('checkbox', { name: 'Sound' }));
  expect(
    chapters.getByRole('checkbox', { name: 'Acids (not available to students)', checked: true }),
  ).toBeDefined();
  await user.click(chapters.getByRole('button', { name: 'Done' }));
  expect(dialog.getByRole('button', { name: 'Chapters of unit 1: none yet. Choose' })).toBeDefined();
  expect(dialog.getByText('Acids, Light, Sound')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Save paper' }));
  await waitFor(() =>
    expect(server.inputsOf('content.papers.update')).toMatchObject([
      { units: [{ chapterIds: [] }, { chapterIds: ['acids', 'light', 'sound'] }] },
    ]),
  );
});

it('sections, rows and units of a paper can be added, moved, removed and restored', async () => {
  const { server, user, dialog } = await openEditor();
  await user.click(dialog.getByRole('button', { name: 'Add section' }));
  const added = within(dialog.getByRole('region', { name: 'Section C' }));
  await user.selectOptions(added.getByLabelText('Kind, row 1'), 'Case of choices');
  expect(textOf(added.getByLabelText('Marks each, row 1'))).toBe('4');
  expect(added.getByLabelText<HTMLInputElement>('With A or B, row 1').disabled).toBe(true);
  await user.click(added.getByRole('button', { name: 'Add row' }));
  await user.click(added.getByRole('button', { name: 'Remove row 1' }));
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await user.click(added.getByRole('button', { name: 'Move Row 1 down' }));
  await user.click(dialog.getByRole('button', { name: 'Remove section B' }));
  await user.click(dialog.getByRole('button', { name: 'Remove unit 1' }));
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  await user.click(dialog.getByRole('button', { name: 'Move Section C up' }));
  const b = within(dialog.getByRole('region', { name: 'Section B' }));
  await user.click(b.getByRole('checkbox', { name: 'Chemistry', hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Save paper' }));
  await waitFor(() =>
    expect(server.inputsOf('content.papers.update')).toMatchObject([
      {
        units: science.units,
        sections: [
          science.sections[0],
          { name: 'C', rows: [{ kind: 'choice' }, { kind: 'case', marks: 4 }] },
          { ...science.sections[1], units: ['Optics', 'Chemistry'] },
        ],
      },
    ]),
  );
});

it('the paper editor asks before closing on unsaved work, stores a draft, and saves with Ctrl+S', async () => {
  const { server, user, dialog } = await openEditor();
  await user.type(dialog.getByLabelText('Name'), ' II');
  expect(dialog.getByText('Unsaved')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const asked = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(asked.getByRole('button', { name: 'Stay' }));
  await dialog.findByText('Draft kept on this device');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(server.inputsOf('content.papers.update')).toMatchObject([{ name: 'Science II' }]),
  );
  expect(await dialog.findByText(/^Saved /)).toBeDefined();
});

it('Keep both leaves the other version of a paper in place and stores mine beside it', async () => {
  const { server, user, dialog } = await openEditor();
  const theirs = { ...science, name: 'Theirs', updatedAt: at(50) };
  server.answers['content.papers.list'] = () => ({ data: [theirs] });
  server.answers['content.papers.update'] = () => staleEdit(theirs);
  await user.type(dialog.getByLabelText('Name'), ' of mine');
  await user.click(dialog.getByRole('button', { name: 'Save paper' }));
  const question = within(await screen.findByRole('dialog', { name: 'Someone else changed this meanwhile' }));
  expect((await question.findByRole('region', { name: 'Theirs, saved now' })).textContent).toContain(
    'Optics: 3 marks (Light)',
  );
  await user.click(question.getByRole('button', { name: 'Keep both' }));
  await waitFor(() =>
    expect(server.inputsOf('content.papers.create')).toMatchObject([{ name: 'Science of mine' }]),
  );
  await waitFor(() => expect(textOf(dialog.getByLabelText('Name'))).toBe('Theirs'));
});
