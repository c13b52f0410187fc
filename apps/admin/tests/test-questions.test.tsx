import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { at } from './fake-server.ts';
import { leaveTab } from './render-tab.tsx';
import { openNew, openStored, textOf } from './tests-app.ts';

afterEach(leaveTab);

it('a test is built by keyboard and saved once', async () => {
  const { server, user, dialog } = await openNew();
  await user.type(dialog.getByLabelText('Title'), 'Quick check');
  await user.type(dialog.getByLabelText('Question'), 'Which?');
  await user.type(dialog.getByRole('textbox', { name: 'Option A' }), 'no{Control>}{Enter}{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Option B' })));
  await user.keyboard('yes');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Option C' })));
  await user.keyboard('maybe');
  await user.click(dialog.getByRole('radio', { name: 'Option B is the right answer' }));
  const save = dialog.getByRole('button', { name: 'Create test' });
  await user.dblClick(save);
  expect(await screen.findByText('Test created successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('content.tests.create')).toEqual([
    {
      title: 'Quick check',
      timeLimit: 10,
      passingScore: 40,
      chapter: 'light',
      questions: [
        { question: 'Which?', options: ['no', 'yes', 'maybe'], correctAnswer: 1, difficulty: 'medium' },
      ],
    },
  ]);
});

it('a question has 2 to 6 options, and deleting the right one clears the answer until undone', async () => {
  const { user, dialog } = await openStored();
  const first = within(dialog.getByRole('region', { name: 'Question 1' }));
  for (let n = 0; n < 3; n += 1) await user.click(first.getByRole('button', { name: 'Add option' }));
  expect(first.getByRole<HTMLButtonElement>('button', { name: 'Add option' }).disabled).toBe(true);
  await user.click(first.getByRole('button', { name: 'Remove option B' }));
  expect(first.getAllByRole('radio', { name: /right answer/, checked: false })).toHaveLength(5);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(document.activeElement).toBe(first.getByRole('textbox', { name: 'Option B' }));
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Option B is the right answer' }).checked).toBe(
    true,
  );
  await user.click(dialog.getByRole('button', { name: /^Question 2: Two\?/ }));
  const second = within(dialog.getByRole('region', { name: 'Question 2' }));
  expect(second.getByRole<HTMLButtonElement>('button', { name: 'Remove option A' }).disabled).toBe(true);
});

it('Alt with arrow keys moves options and questions, and the right answer follows', async () => {
  const { server, user, dialog } = await openStored();
  const first = within(dialog.getByRole('region', { name: 'Question 1' }));
  await user.click(first.getByRole('textbox', { name: 'Option B' }));
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Option A is the right answer' }).checked).toBe(
    true,
  );
  await user.click(first.getByLabelText('Question'));
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.click(dialog.getByRole('button', { name: 'Save test' }));
  expect(await screen.findByText('Test updated successfully')).toBeDefined();
  expect(server.inputsOf('content.tests.update')).toMatchObject([
    {
      id: 'test-1',
      seenUpdatedAt: at(0),
      questions: [
        { question: 'Two?', correctAnswer: 0 },
        { question: 'One?', options: ['b', 'a', 'c'], correctAnswer: 0 },
      ],
    },
  ]);
});

it('Undo restores a removed question with everything in it', async () => {
  const { user, dialog } = await openStored();
  await user.click(dialog.getByRole('button', { name: 'Remove question 1' }));
  expect(dialog.queryByRole('button', { name: /One\?/ })).toBeNull();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove question 1' }).disabled).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  const first = within(dialog.getByRole('region', { name: 'Question 1' }));
  expect(textOf(first.getByLabelText('Question'))).toBe('One?');
  expect(document.activeElement).toBe(first.getByLabelText('Question'));
});

it('pasted text stays text, unless it is a question paper, which becomes questions', async () => {
  const { user, dialog } = await openNew();
  await user.click(dialog.getByLabelText('Question'));
  await user.paste('Why is the sky blue?');
  expect(textOf(dialog.getByLabelText('Question'))).toBe('Why is the sky blue?');
  await user.clear(dialog.getByLabelText('Question'));
  await user.paste('1. Which gas?\na) Oxygen\n*b) Carbon dioxide\n2. Which metal?\n*a) Iron\nb) Wood');
  await user.click(
    await dialog.findByRole('button', { name: /^Question 2: Which metal\? 2 options · A is right/ }),
  );
  expect(textOf(dialog.getByLabelText('Question'))).toBe('Which metal?');
  await user.click(dialog.getByRole('button', { name: /^Question 1: Which gas\?/ }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Option B is the right answer' }).checked).toBe(
    true,
  );
});

/** A question paper as a word processor puts it on the clipboard. */
const paper = {
  'text/html': `<html><body><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><b>10<sup>2</sup> is?</b></p>
<table><tr><td>n</td><td>10<sup>n</sup></td></tr><tr><td>1</td><td>10</td></tr></table>
<p>a) 102</p><p>*b) 100 <img src="file:///C:/a.png" width="90"></p><p><b>Explanation:</b> 10 × 10</p></body></html>`,
  'text/plain': '1.\t102 is?\nn\t10n\n1\t10\na) 102\n*b) 100\nExplanation: 10 × 10',
};
const pasteInto = (field: HTMLElement, types: Record<string, string>) =>
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => types[type] ?? '', files: [] } });
const question = '**$10^{2}$ is?**\n\n| n | $10^{n}$ |\n| --- | --- |\n| 1 | 10 |';

it('a pasted question paper keeps superscripts and tables, and lists what it leaves out', async () => {
  const { user, dialog } = await openNew();
  await user.click(dialog.getByLabelText('Question'));
  pasteInto(dialog.getByLabelText('Question'), paper);
  await waitFor(() => expect(textOf(dialog.getByLabelText('Question'))).toBe(question));
  expect(textOf(dialog.getByRole('textbox', { name: 'Option A' }))).toBe('102');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Option B is the right answer' }).checked).toBe(
    true,
  );
  expect(textOf(dialog.getByLabelText(/^Explanation/))).toBe('10 × 10');
  expect(await screen.findByText(/^1 question added\. A picture could not be taken along/)).toBeDefined();
  expect(dialog.getByText(/^A picture could not be taken along/)).toBeDefined();
  await user.type(dialog.getByLabelText('Question'), '!');
  expect(dialog.queryByText(/^A picture could not be taken along/)).toBeNull();
});

it('the paste dialog reads a paper the same way, and offers to add questions once it finds one', async () => {
  const { user, dialog } = await openNew();
  await user.click(dialog.getByRole('button', { name: 'Paste questions' }));
  const pasting = within(await screen.findByRole('dialog', { name: 'Paste questions' }));
  expect(pasting.getByRole<HTMLButtonElement>('button', { name: 'Add questions' }).disabled).toBe(true);
  pasteInto(pasting.getByLabelText('Questions'), paper);
  expect(await pasting.findByText('One question found.')).toBeDefined();
  expect(pasting.getByText(/A picture could not be taken along/)).toBeDefined();
  await user.click(pasting.getByRole('button', { name: 'Add 1 question' }));
  await waitFor(() => expect(textOf(dialog.getByLabelText('Question'))).toBe(question));
});

it('a table pasted into an option stays a table', async () => {
  const { server, user, dialog } = await openStored();
  const option = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Option A' });
  await user.clear(option);
  pasteInto(option, {
    'text/html': '<table><tr><td>x</td><td>y</td></tr><tr><td>1</td><td>2</td></tr></table>',
  });
  const table = '| x | y |\n| --- | --- |\n| 1 | 2 |';
  await waitFor(() => expect(option.value).toBe(table));
  await user.type(option, '{Shift>}{Enter}{/Shift}| 3 | 4 |');
  await user.click(dialog.getByRole('button', { name: 'Save test' }));
  await waitFor(() => expect(server.inputsOf('content.tests.update')).toHaveLength(1));
  expect(server.inputsOf('content.tests.update')).toMatchObject([
    { questions: [{ options: [`${table}\n| 3 | 4 |`, 'b', 'c'] }, {}] },
  ]);
});
