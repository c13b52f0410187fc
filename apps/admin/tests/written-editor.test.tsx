import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { at } from './fake-server.ts';
import { leaveTab } from './render-tab.tsx';
import { openNew, openStored, rays, textOf } from './written-app.ts';

afterEach(leaveTab);

it('a written question is entered by keyboard and sent with its half marks', async () => {
  const { server, user, dialog } = await openNew();
  await user.selectOptions(dialog.getByLabelText('Marks'), '2');
  await user.type(dialog.getByLabelText('Question'), 'Why?');
  await user.type(dialog.getByLabelText('Model answer'), 'So.');
  await user.selectOptions(dialog.getByLabelText('Marks of point 1'), '½');
  await user.type(dialog.getByRole('textbox', { name: 'Point 1' }), 'one{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Point 2' })));
  await user.keyboard('two');
  expect(dialog.getByText('Points add up to 1 of 2 marks: 1 missing')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Marks of point 2'), '1½');
  expect(dialog.getByText('Points add up to 2 of 2 marks')).toBeDefined();
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Written question created successfully')).toBeDefined();
  expect(await screen.findByRole('dialog', { name: 'Edit written question' })).toBeDefined();
  expect(server.inputsOf('content.written.create')).toEqual([
    {
      chapter: 'light',
      marks: 2,
      alternatives: [
        {
          question: 'Why?',
          parts: [
            {
              model: 'So.',
              groups: [
                {
                  points: [
                    { text: 'one', halves: 1 },
                    { text: 'two', halves: 3 },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

it('saving an incomplete written question lists every missing part, links it to its field, and focuses the first', async () => {
  const { server, user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Paper'), '31/1/1');
  await user.click(dialog.getByRole('button', { name: 'Add alternative B' }));
  await user.click(dialog.getByRole('button', { name: 'Create written question' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Board')));
  const items = within(dialog.getByRole('region', { name: '7 things keep this question from being saved' }));
  expect(items.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Please enter the board and the year of the paper',
    'Please enter a question in alternative A',
    'Please enter a model answer in alternative A',
    'An answer needs points to be marked by. in alternative A',
    'Please enter a question in alternative B',
    'Please enter a model answer in alternative B',
    'An answer needs points to be marked by. in alternative B',
  ]);
  await user.click(items.getAllByRole('link', { name: 'Please enter a model answer' })[1] as HTMLElement);
  const models = dialog.getAllByLabelText('Model answer');
  await waitFor(() => expect(document.activeElement).toBe(models[1]));
  expect(models[1]?.getAttribute('aria-invalid')).toBe('true');
  expect(server.inputsOf('content.written.create')).toEqual([]);
});

it('points that do not add up can be saved, and an emptied source is removed', async () => {
  const { server, user, dialog } = await openStored();
  expect(dialog.getByText('Points add up to 1½ of 3 marks: 1½ missing')).toBeDefined();
  for (const label of ['Board', 'Year', 'Paper', 'Question number']) {
    await user.clear(dialog.getByLabelText(label));
  }
  await user.click(dialog.getByRole('button', { name: 'Save written question' }));
  expect(await screen.findByText('Written question updated successfully')).toBeDefined();
  expect(server.inputsOf('content.written.update')).toEqual([
    {
      id: 'written-1',
      seenUpdatedAt: at(0),
      marks: 3,
      passage: null,
      source: null,
      isExtra: false,
      alternatives: rays.alternatives,
    },
  ]);
});

it('a teacher can limit how many points of a group count', async () => {
  const { server, user, dialog } = await openStored();
  const picks = dialog.getAllByLabelText<HTMLSelectElement>('How many count');
  expect(picks.map(({ value }) => value)).toEqual(['', '1']);
  await user.selectOptions(picks[1] as HTMLElement, 'All of them count');
  expect(dialog.getByText('Points add up to 5 of 3 marks: 2 too many')).toBeDefined();
  await user.selectOptions(picks[0] as HTMLElement, 'Any 1 of these');
  await user.click(dialog.getByRole('button', { name: 'Save written question' }));
  await waitFor(() =>
    expect(server.inputsOf('content.written.update')).toMatchObject([
      { alternatives: [{ parts: [{ groups: [{ pick: 1 }] }, { groups: [{}] }] }, {}] },
    ]),
  );
});

it('parts, groups, points and an alternative can be added, moved, removed and restored', async () => {
  const { server, user, dialog } = await openStored();
  const first = within(dialog.getByRole('region', { name: 'Alternative A' }));
  first.getAllByLabelText('Model answer')[0]?.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(first.getAllByLabelText('Name, such as (i)').map(textOf)).toEqual(['(ii)', '(i)']);
  const points = () => first.getAllByRole('textbox', { name: /^Point/ }).map(textOf);
  expect(points()).toEqual(['eye', 'sun', 'bends', 'light']);
  first.getAllByRole('textbox', { name: 'Point 1' })[0]?.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(points()).toEqual(['sun', 'eye', 'bends', 'light']);

  await user.click(first.getAllByRole('button', { name: 'Remove point 1' })[1] as HTMLElement);
  expect(points()).toEqual(['sun', 'eye', 'light']);
  await user.click(first.getByRole('button', { name: 'Remove part 1' }));
  expect(points()).toEqual(['light']);
  await user.click(dialog.getByRole('button', { name: 'Remove alternative B' }));
  expect(dialog.getByRole('region', { name: 'Question and answer' })).toBeDefined();
  for (const told of ['Alternative B removed', 'Part 1 removed', 'Point 1 removed']) {
    expect(dialog.getByText(told)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
  }
  const again = within(dialog.getByRole('region', { name: 'Alternative A' }));
  const texts = again.getAllByRole('textbox', { name: /^Point/ }).map(textOf);
  expect(texts).toEqual(['sun', 'eye', 'bends', 'light']);

  await user.click(again.getAllByRole('button', { name: 'Add group of points' })[0] as HTMLElement);
  await waitFor(() => expect(document.activeElement?.id).toMatch(/^written-point-/));
  await user.keyboard('stone');
  await user.click(dialog.getByRole('button', { name: 'Save written question' }));
  await waitFor(() =>
    expect(server.inputsOf('content.written.update')).toMatchObject([
      {
        alternatives: [
          {
            parts: [
              {
                name: '(ii)',
                groups: [
                  { pick: 1, points: [{ text: 'sun' }, { text: 'eye' }] },
                  { points: [{ text: 'stone', halves: 2 }] },
                ],
              },
              { name: '(i)' },
            ],
          },
          { question: 'What does a mirror do?' },
        ],
      },
    ]),
  );
});

it('a written case of 4 marks has an introductory text, other questions on request', async () => {
  const { user, dialog } = await openNew();
  expect(dialog.queryByLabelText('Text to read first (optional)')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Marks'), '4');
  expect(dialog.getByLabelText('Text to read first (optional)')).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Marks'), '5');
  await user.click(dialog.getByRole('button', { name: 'Add a text to read first' }));
  const passage = await dialog.findByLabelText('Text to read first (optional)');
  await waitFor(() => expect(document.activeElement).toBe(passage));
});
