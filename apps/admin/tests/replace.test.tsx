import type { TextPlace } from '@repo/contracts/replace-content';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from './fake-server.ts';
import { light, open, physics, useSidebar } from './sidebar-app.ts';

useSidebar();

const place = (fields: Partial<TextPlace>): TextPlace => ({
  ...{ list: 'flashcards', itemId: 'card', pageId: null, path: 'question', at: 10, part: null },
  ...{ subjectId: physics._id, subjectName: 'Physics', chapterId: light._id, chapterName: 'Light' },
  ...{ name: 'What is a ray?', seenUpdatedAt: '2026-11-21T10:00:00.000Z', kind: 'words' },
  ...{ before: 'What is a ', found: 'ray', after: '?' },
  ...fields,
});
const places = [
  place({}),
  place({ path: 'answer', at: 2, before: 'A ', found: 'Ray', after: ' of light' }),
  place({ path: 'answer', at: 30, before: '$', after: '$', kind: 'formula' }),
  place({ list: 'tests', itemId: 'test', path: 'questions.2.options.0', at: 0, part: 3, name: 'Quiz' }),
];

function startServer(found = places) {
  return fakeServer({
    'admin.overview': () => ({ data: { lastPublishedContentAt: null, reportedItems: 0 } }),
    'admin.unpublishedChanges': () => ({ data: { count: 0, changes: [] } }),
    'content.subjects.list': () => ({ data: [{ ...physics, chapters: [light] }] }),
    'content.papers.list': () => ({ data: [] }),
    'admin.replace.find': () => ({ data: { places: found, hasMore: false } }),
    'admin.replace.run': (input) => {
      const { edits } = input as { edits: { replacements: unknown[] }[] };
      const count = edits.reduce((sum, { replacements }) => sum + replacements.length, 0);
      return { data: { count, refused: [], undo: edits } };
    },
  });
}

/** Looks for 'ray', and names the text to put there. */
async function search() {
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Find and replace' }));
  await user.type(await screen.findByLabelText('Find'), 'ray');
  await user.type(screen.getByLabelText('Replace with'), 'beam');
  await user.keyboard('{Enter}');
  await screen.findByText('Found in 4 places.');
  return user;
}
const boxes = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ parentElement }) => parentElement?.textContent?.includes('beam'));

it('find and replace shows every match with the old and the new words, and leaves formulas unchosen', async () => {
  const server = startServer();
  await search();
  expect(server.inputsOf('admin.replace.find')).toMatchObject([
    { find: 'ray', isCaseSensitive: false, isWholeWord: false, chapterIds: null },
  ]);
  const [first] = boxes();
  const line = within(first?.parentElement as HTMLElement);
  expect(line.getByText('ray').tagName).toBe('DEL');
  expect(line.getByText('beam').tagName).toBe('INS');
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, false, true]);
  expect(screen.getByText('In a formula')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open Test, Quiz, question 3' }).getAttribute('href')).toMatch(
    /item=test&page=%223%22/,
  );
});

it('find and replace changes the chosen matches in one call, and undoes them in one step', async () => {
  const server = startServer();
  const user = await search();
  await user.click(boxes()[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Replace 2 places' }));
  expect(await screen.findByText(/Replaced in 2 places\./)).toBeDefined();
  const seenUpdatedAt = places[0]?.seenUpdatedAt;
  const edits = [
    {
      list: 'flashcards',
      itemId: 'card',
      pageId: null,
      seenUpdatedAt,
      replacements: [{ path: 'answer', at: 2, from: 'Ray', to: 'beam' }],
    },
    {
      list: 'tests',
      itemId: 'test',
      pageId: null,
      seenUpdatedAt,
      replacements: [{ path: 'questions.2.options.0', at: 0, from: 'ray', to: 'beam' }],
    },
  ];
  expect(server.inputsOf('admin.replace.run')).toEqual([{ edits }]);
  // The new words may contain the old ones.
  await waitFor(() => expect(boxes().some(({ checked }) => checked)).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Taken back in 2 places\./)).toBeDefined();
  expect(server.inputsOf('admin.replace.run')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('find and replace names the matches that could not be changed, and why', async () => {
  const server = startServer();
  const { itemId, pageId, path, at, list } = places[0] as TextPlace;
  server.answers['admin.replace.run'] = () => ({
    data: { count: 2, refused: [{ list, itemId, pageId, path, at, message: 'Too long' }], undo: [] },
  });
  const user = await search();
  await user.click(screen.getByRole('button', { name: 'Replace 3 places' }));
  expect(await screen.findByText('1 place could not be changed:')).toBeDefined();
  expect(screen.getByText('Card, What is a ray?: Too long')).toBeDefined();
});

it('find and replace searches only the chosen chapters and kinds', async () => {
  const server = startServer();
  const user = await search();
  await user.click(screen.getByText(/^In all chapters/));
  await user.click(screen.getByRole('checkbox', { name: 'Light' }));
  await user.click(screen.getByRole('checkbox', { name: 'Meme' }));
  await user.click(screen.getByRole('checkbox', { name: 'Whole words' }));
  expect(screen.getByText('In 0 of 1 chapters, 6 of 7 kinds')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Find all' }));
  await waitFor(() => expect(server.inputsOf('admin.replace.find')).toHaveLength(2));
  expect(server.inputsOf('admin.replace.find')[1]).toMatchObject({ isWholeWord: true, chapterIds: [] });
  expect((server.inputsOf('admin.replace.find')[1] as { lists: string[] }).lists).not.toContain('memes');
});

it('find and replace asks for a text to find, and says when there is no match', async () => {
  const server = startServer([]);
  const user = await open();
  await user.click(screen.getByRole('link', { name: 'Find and replace' }));
  await user.click(await screen.findByRole('button', { name: 'Find all' }));
  expect(await screen.findByText('Type what to look for')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Find'));
  expect(server.callsOf('admin.replace.find')).toEqual([]);
  await user.type(screen.getByLabelText('Find'), 'x{Enter}');
  expect(await screen.findByText('Not found in these drafts.')).toBeDefined();
});
