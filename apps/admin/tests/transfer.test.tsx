import type { FlashcardDraft, TestDraft } from '@repo/contracts/content.drafts';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { FlashcardsTab } from '#src/features/flashcards/flashcards-tab.tsx';
import { MindmapTab } from '#src/features/mindmap/mindmap-tab.tsx';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { TestsTab } from '#src/features/quizzes/tests-tab.tsx';
import { SummaryTab } from '#src/features/summary/summary-tab.tsx';
import { at, fakeServer } from './fake-server.ts';
import { forces, pageOf, startServer as startNotes } from './notes-app.ts';
import { chapter, leaveTab, renderTab } from './render-tab.tsx';
import { startServer as startTests, stored, textOf } from './tests-app.ts';

const card = (id: string, question: string): FlashcardDraft => ({
  _id: id,
  question,
  answer: 'Because',
  difficulty: 'medium',
  chapter: { _id: chapter._id },
  updatedAt: new Date(Date.UTC(2026, 10, 21)).toISOString(),
});
const chapters = [
  { _id: chapter._id, name: 'Light' },
  { _id: 'waves', name: 'Waves' },
];

const copiedAt = '2026-11-22T08:00:00.000Z';

const startServer = () =>
  fakeServer({
    'content.flashcards.list': () => ({ data: [card('a', 'What is a ray?'), card('b', 'What is a lens?')] }),
    'content.flashcards.copy': () => ({ data: { ids: ['d'] } }),
    'content.flashcards.move': () => ({ data: { ids: ['b'] } }),
    'content.subjects.list': () => ({ data: [{ _id: 'physics', name: 'Physics', chapters }] }),
    'admin.overview': () => ({ data: { lastPublishedContentAt: null } }),
  });

afterEach(leaveTab);

it('a card can be duplicated, or moved to a chapter that is found by typing', async () => {
  const server = startServer();
  const { user } = renderTab(FlashcardsTab);
  await choose(user, 'More for “What is a lens?”', 'Duplicate');
  expect(await screen.findByText('Flashcard duplicated')).toBeDefined();
  await choose(user, 'More for “What is a lens?”', 'Move to a chapter…');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Move “What is a lens?” to which chapter?' }),
  );
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Physics › Waves']);
  await user.type(dialog.getByRole('combobox', { name: 'Chapter or subject' }), 'wav{Enter}');
  expect(await screen.findByText('Flashcard moved to Waves')).toBeDefined();
  const inputs = ['copy', 'move'].map((act) => server.inputsOf(`content.flashcards.${act}`)[0]);
  expect(inputs).toEqual([
    { chapterId: 'light', ids: ['b'], toChapterId: 'light' },
    { chapterId: 'light', ids: ['b'], toChapterId: 'waves' },
  ]);
});

it('several cards can be duplicated or moved together by keyboard, and a move can be undone in its order', async () => {
  const server = startServer();
  const ids = ['a', 'b'];
  Object.assign(server.answers, {
    'content.flashcards.copy': () => ({ data: { ids: ['d', 'e'], updatedAt: copiedAt } }),
    'content.flashcards.reorder': () => ({ data: { ids } }),
    'content.flashcards.delete': () => ({ data: card('d', '') }),
  });
  const { user } = renderTab(FlashcardsTab);
  (await screen.findByRole('button', { name: 'Select several' })).focus();
  await user.keyboard('{Enter}{Tab} ');
  expect(screen.getByText('2 selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText('2 flashcards duplicated')).toBeDefined();
  expect(screen.getByText('Nothing selected yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const gone = ['d', 'e'].map((id) => ({ id, seenUpdatedAt: copiedAt }));
  await waitFor(() => expect(server.inputsOf('content.flashcards.delete')).toEqual(gone));
  for (const name of ['What is a lens?', 'What is a ray?'])
    await user.click(screen.getByRole('checkbox', { name: `Select “${name}”` }));
  await user.click(screen.getByRole('button', { name: 'Move to a chapter…' }));
  await screen.findByRole('dialog', { name: 'Move 2 flashcards to which chapter?' });
  await user.keyboard('wav{Enter}');
  const moved = await screen.findByText('2 flashcards moved to Waves');
  const toggle = screen.getByRole('button', { name: 'Stop selecting' });
  await waitFor(() => expect(document.activeElement).toBe(toggle));
  await undo(user, moved);
  const back = [{ chapterId: 'light', ids }];
  await waitFor(() => expect(server.inputsOf('content.flashcards.reorder')).toEqual(back));
  expect(server.inputsOf('content.flashcards.move')).toEqual([
    { chapterId: 'light', ids, toChapterId: 'waves' },
    { chapterId: 'waves', ids, toChapterId: 'light' },
  ]);
});

type User = ReturnType<typeof userEvent.setup>;
const subjects = () => ({ data: [{ _id: 'physics', name: 'Physics', chapters }] });

const undo = (user: User, toast: HTMLElement) =>
  user.click(within(toast.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }));

/** Chooses an entry of the menu with this name. */
async function choose(user: User, menu: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
/** Answers the two questions: the other chapter, and what of it. */
async function chooseIn(user: User, title: string, place: string, letters: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.type(dialog.getByRole('combobox', { name: 'Chapter or subject' }), 'wav{Enter}');
  const field = await dialog.findByRole('combobox', { name: `Name of the ${place}` });
  await dialog.findByRole('option', { name: new RegExp(letters, 'i') });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard(`${letters}{Enter}`);
}
const inChapter =
  (own: unknown[], others: unknown[]) =>
  (input: unknown): { data: unknown } => ({
    data: (input as { chapterId: string }).chapterId === chapter._id ? own : others,
  });

it('a mind map can be copied to another chapter', async () => {
  const nodes = [{ id: 'root', text: 'Rays', x: 0, y: 0 }];
  const map = { ...card('m', ''), title: 'Rays', nodes, edges: [] };
  const server = fakeServer({
    'content.mindmaps.list': () => ({ data: [map] }),
    'content.mindmaps.copy': () => ({ data: { ids: ['n'] } }),
    'content.subjects.list': subjects,
  });
  const { user } = renderTab(MindmapTab);
  await choose(user, 'More for Rays', 'Copy to a chapter…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy “Rays” to which chapter?' }));
  await user.type(dialog.getByRole('combobox', { name: 'Chapter or subject' }), 'wav{Enter}');
  expect(await screen.findByText('Mindmap copied to Waves')).toBeDefined();
  expect(server.inputsOf('content.mindmaps.copy')).toEqual([
    { chapterId: 'light', ids: ['m'], toChapterId: 'waves' },
  ]);
});

it('a page of notes can be duplicated, or moved to a topic of another chapter', async () => {
  const server = startNotes();
  const pages = [pageOf(1, 'First text'), pageOf(2, 'Second text')];
  const sound = { ...forces([]), _id: 'sound', name: 'Sound' };
  Object.assign(server.answers, {
    'content.topics.list': inChapter([forces(pages)], [sound]),
    'content.topics.copyPages': () => ({ data: { ids: ['p3'], updatedAt: copiedAt } }),
    'content.topics.deletePage': () => ({ data: forces(pages) }),
    'content.topics.movePages': () => ({ data: { ids: ['p1'] } }),
    'content.topics.reorderPages': () => ({ data: { ids: [] } }),
    'content.subjects.list': subjects,
  });
  const { user } = renderTab(NotesTab);
  await user.click(await screen.findByRole('button', { name: /^Forces 2 pages/ }));
  await choose(user, 'More for page 2', 'Duplicate');
  await undo(user, await screen.findByText('Page duplicated'));
  const gone = [{ topicId: 'forces', pageId: 'p3', seenUpdatedAt: copiedAt }];
  await waitFor(() => expect(server.inputsOf('content.topics.deletePage')).toEqual(gone));
  await choose(user, 'More for page 1', 'Move to a topic…');
  await chooseIn(user, 'Move “Page 1” to which topic?', 'topic', 'sou');
  expect(await screen.findByText('Page moved to Sound')).toBeDefined();
  const inputs = ['copyPages', 'movePages'].map((act) => server.inputsOf(`content.topics.${act}`)[0]);
  expect(inputs).toEqual([
    { fromId: 'forces', pageIds: ['p2'], toId: 'forces' },
    { fromId: 'forces', pageIds: ['p1'], toId: 'sound' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Select several' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Move to a topic…' }));
  await chooseIn(user, 'Move 2 pages to which topic?', 'topic', 'sou');
  await undo(user, await screen.findByText('2 pages moved to Sound'));
  const back = [{ topicId: 'forces', pageIds: ['p1', 'p2'] }];
  await waitFor(() => expect(server.inputsOf('content.topics.reorderPages')).toEqual(back));
  expect(server.inputsOf('content.topics.movePages').slice(1)).toEqual([
    { fromId: 'forces', pageIds: ['p1', 'p2'], toId: 'sound' },
    { fromId: 'sound', pageIds: ['p1', 'p2'], toId: 'forces' },
  ]);
});

it('a page of a summary can be copied to another summary, but the only page cannot be moved', async () => {
  const summary = { ...forces([pageOf(1, 'Short')]), name: undefined, title: 'In short' };
  const other = { ...summary, _id: 'other', title: 'Waves in short' };
  const server = fakeServer({
    'content.summaries.list': inChapter([summary], [other]),
    'content.summaries.copyPages': () => ({ data: { ids: ['p3'] } }),
    'content.subjects.list': subjects,
  });
  const { user } = renderTab(SummaryTab);
  await choose(user, 'More for page 1', 'Copy to a summary…');
  await chooseIn(user, 'Copy “Page 1” to which summary?', 'summary', 'waves');
  expect(await screen.findByText('Page copied to Waves in short')).toBeDefined();
  const input = { fromId: 'forces', pageIds: ['p1'], toId: 'other' };
  expect(server.inputsOf('content.summaries.copyPages')).toEqual([input]);
  await user.click(await screen.findByRole('button', { name: 'More for page 1' }));
  const move = await screen.findByRole('menuitem', { name: /^Move to a summary…/ });
  expect(move.getAttribute('aria-disabled')).toBe('true');
  expect(move.textContent).toContain('A summary must keep at least one page');
});

/** The editor of a test whose questions can move to a test of another chapter. */
async function openTest(test: TestDraft) {
  const server = startTests([test]);
  const own = server.answers['content.tests.list'];
  const waves = { ...stored, _id: 'waves-test', title: 'Waves test' };
  Object.assign(server.answers, {
    'content.tests.list': (input: unknown) =>
      (input as { chapterId: string }).chapterId === 'waves' ? { data: [waves] } : own?.(input),
    'content.tests.moveQuestions': () => ({ data: { chapterId: 'waves', count: 3, updatedAt: at(5) } }),
    'content.subjects.list': subjects,
  });
  const { user } = renderTab(TestsTab);
  await user.click(await screen.findByRole('button', { name: 'Edit Light test' }));
  return { server, user, dialog: within(await screen.findByRole('dialog', { name: 'Edit test' })) };
}

it('a question can be duplicated in the form, and a stored one moved to another test once the form is saved', async () => {
  const { server, user, dialog } = await openTest(stored);
  await choose(user, 'More for Question 1', 'Duplicate');
  await waitFor(() => expect(dialog.getByRole('region', { name: 'Question 2' })).toBeDefined());
  expect(textOf(dialog.getByLabelText('Question'))).toBe('One?');
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Option B is the right answer' }).checked).toBe(
    true,
  );
  await choose(user, 'More for Question 2', 'Move to a test…');
  await chooseIn(user, 'Move “Question 2” to which test?', 'test', 'waves');
  const guard = within(await screen.findByRole('alertdialog', { name: 'You have unsaved changes' }));
  await user.click(guard.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Question moved to Waves test')).toBeDefined();
  const one = { question: 'One?', correctAnswer: 1 };
  expect(server.inputsOf('content.tests.update')[0]).toMatchObject({
    questions: [one, one, { question: 'Two?' }],
  });
  expect(server.inputsOf('content.tests.moveQuestions')).toEqual([
    { fromId: 'test-1', numbers: [2], seenUpdatedAt: at(1), toId: 'waves-test' },
  ]);
});

it('a whole case can be moved to another test', async () => {
  const ofCase = (ask: string) => ({
    ...{ question: `A lens.\n\n${ask}`, options: ['x', 'y'], correctAnswer: 0, difficulty: 'easy' as const },
    ...{ kind: 'case' as const, case: { passage: 'A lens.', ask } },
  });
  const questions = [...stored.questions.slice(0, 1), ofCase('Two?'), ofCase('Three?')];
  const { server, user, dialog } = await openTest({ ...stored, questions });
  await user.click(dialog.getByRole('button', { name: /^Case, questions 2 to 3/ }));
  await choose(user, 'More for Case, questions 2 to 3', 'Move to a test…');
  await chooseIn(user, 'Move “Case, questions 2 to 3” to which test?', 'test', 'waves');
  const input = { fromId: 'test-1', numbers: [2, 3], seenUpdatedAt: at(0), toId: 'waves-test' };
  await waitFor(() => expect(server.inputsOf('content.tests.moveQuestions')).toEqual([input]));
});
