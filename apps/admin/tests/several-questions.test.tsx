import type { TestDraft } from '@repo/contracts/content.drafts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { at } from './fake-server.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { startServer, stored } from './tests-app.ts';

afterEach(leaveTab);

const ask = (question: string) => ({
  ...{ question, options: ['x', 'y'], correctAnswer: 0, difficulty: 'easy' as const },
});
const ofCase = (text: string) => ({
  ...ask(`A lens.\n\n${text}`),
  ...{ kind: 'case' as const, case: { passage: 'A lens.', ask: text } },
});

async function openTest(questions: TestDraft['questions']) {
  const server = startServer([
    { ...stored, questions },
    { ...stored, _id: 'second', title: 'Second test' },
  ]);
  const chapters = [{ _id: 'waves', name: 'Waves' }];
  server.answers['content.subjects.list'] = () => ({
    data: [{ _id: 'physics', name: 'Physics', chapters }],
  });
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit test' }));
  (await dialog.findByRole('button', { name: 'Select several' })).focus();
  await user.keyboard('{Enter}');
  const questionsNow = () =>
    within(dialog.getByRole('list', { name: 'Questions' }))
      .getAllByRole('button', { name: /^Question \d+:/ })
      .map(({ textContent }) => /: ([A-Z][a-z]+)/.exec(textContent ?? '')?.[1]);
  const select = async (...names: string[]) => {
    for (const name of names) {
      dialog.getByRole('checkbox', { name: `Select “${name}”` }).focus();
      await user.keyboard(' ');
    }
  };
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { server, user, dialog, questionsNow, select, press };
}

async function chooseSecond(user: Awaited<ReturnType<typeof openTest>>['user'], title: string) {
  const chooser = within(await screen.findByRole('dialog', { name: title }));
  await user.type(chooser.getByRole('combobox', { name: 'Chapter or subject' }), 'wav{Enter}');
  await chooser.findByRole('option', { name: 'Second test' });
  await user.keyboard('second{Enter}');
}

it('several questions are duplicated and removed together by keyboard, and both are undone', async () => {
  const { dialog, questionsNow, select, press } = await openTest(['One', 'Two', 'Three', 'Four'].map(ask));
  await select('Question 2', 'Question 4');
  expect(dialog.getByText('2 selected')).toBeDefined();
  await press('Duplicate');
  expect(questionsNow()).toEqual(['One', 'Two', 'Three', 'Four', 'Two', 'Four']);
  expect(dialog.getByText('Nothing selected yet')).toBeDefined();
  expect(dialog.getByText('2 questions duplicated')).toBeDefined();
  await press('Undo');
  expect(questionsNow()).toEqual(['One', 'Two', 'Three', 'Four']);
  await select('Question 2', 'Question 4');
  await press('Delete');
  expect(questionsNow()).toEqual(['One', 'Three']);
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Stop selecting' })),
  );
  await press('Undo');
  await waitFor(() => expect(questionsNow()).toEqual(['One', 'Three', 'Four']));
});

it('undoing a duplicate that was edited meanwhile can itself be undone', async () => {
  const { user, dialog, press, select } = await openTest([ask('One'), ask('Two')]);
  await select('Question 2');
  await press('Duplicate');
  await user.click(dialog.getByRole('button', { name: /^Question 3: Two/ }));
  await user.type(dialog.getByLabelText('Question'), ' changed');
  await press('Undo');
  expect(dialog.queryByRole('button', { name: /^Question 3/ })).toBeNull();
  await press('Undo');
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('Question').value).toBe('Two changed'));
});

it('a test keeps a question, and a case that is full takes no copies', async () => {
  const members = ['One', 'Two', 'Three'].map(ofCase);
  const { user, dialog, select } = await openTest([ask('Alone'), ...members]);
  await select('Case, questions 2 to 4');
  const button = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name });
  expect(dialog.getByText('3 selected')).toBeDefined();
  expect(button('Duplicate').disabled).toBe(true);
  expect(dialog.getByText('A case has at most 5 questions.')).toBeDefined();
  await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
  expect(dialog.getByText('4 selected')).toBeDefined();
  expect([button('Move to a test…'), button('Delete')].map(({ disabled }) => disabled)).toEqual([true, true]);
});

it('several questions move to another test once unsaved work is saved, and Undo puts them back in their order', async () => {
  const { server, user, dialog, select, press } = await openTest(['One', 'Two', 'Three', 'Four'].map(ask));
  await user.click(dialog.getByRole('button', { name: /^Question 1: One/ }));
  await user.type(dialog.getByLabelText('Question'), '!');
  await select('Question 1', 'Question 3');
  await press('Move to a test…');
  await chooseSecond(user, 'Move 2 questions to which test?');
  let source = stored;
  server.answers['content.tests.moveQuestions'] = (input) => {
    const isBack = (input as { toId: string }).toId === 'test-1';
    const names = isBack ? ['Two', 'Four', 'One!', 'Three'] : ['Two', 'Four'];
    source = { ...stored, updatedAt: at(isBack ? 9 : 8), questions: names.map(ask) };
    server.answers['content.tests.list'] = () => ({ data: [source] });
    return { data: { chapterId: 'physics-light', count: 4, updatedAt: at(isBack ? 9 : 5) } };
  };
  const guard = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(guard.getByRole('button', { name: 'Save' }));
  const toast = await screen.findByText('2 questions moved to Second test');
  await waitFor(() => expect(dialog.getByText('Nothing selected yet')).toBeDefined());
  server.answers['content.tests.update'] = () => ({ data: source });
  await user.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(server.inputsOf('content.tests.moveQuestions')).toEqual([
    { fromId: 'test-1', numbers: [1, 3], seenUpdatedAt: at(1), toId: 'second' },
    { fromId: 'second', numbers: [4, 3], seenUpdatedAt: at(5), toId: 'test-1' },
  ]);
  expect(server.inputsOf('content.tests.update').at(-1)).toMatchObject({
    seenUpdatedAt: at(9),
    questions: ['One!', 'Two', 'Three', 'Four'].map((question) => ({ question })),
  });
});

it('several questions copied to another test are taken back by Undo, and the others of that test stay', async () => {
  const { server, user, select, press } = await openTest(['One', 'Two', 'Three'].map(ask));
  await select('Question 1', 'Question 3');
  await press('Copy to a test…');
  const second = { ...stored, _id: 'second', title: 'Second test' };
  server.answers['content.tests.copyQuestions'] = () => {
    const questions = [...stored.questions, ask('One'), ask('Three')];
    server.answers['content.tests.list'] = () => ({ data: [{ ...second, questions, updatedAt: at(5) }] });
    return { data: { chapterId: 'waves', count: questions.length, updatedAt: at(5) } };
  };
  server.answers['content.tests.update'] = () => ({ data: second });
  await chooseSecond(user, 'Copy 2 questions to which test?');
  const toast = await screen.findByText('2 questions copied to Second test');
  await user.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(server.inputsOf('content.tests.update')).toEqual([
    expect.objectContaining({ id: 'second', seenUpdatedAt: at(5), questions: stored.questions }),
  ]);
});
