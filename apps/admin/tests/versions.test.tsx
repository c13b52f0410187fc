import type { CompareVersionsInput } from '@repo/contracts/versions';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { broken } from './fake-server.ts';
import { december, startServer } from './publish-app.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

afterEach(leaveTool);

const card = (answer: string) => ({
  flashcards: [
    {
      _id: 'f-1',
      question: 'What is $c$?',
      answer,
      difficulty: 'easy',
      chapter: { _id: 'c-1' },
    },
  ],
});
const light = {
  kind: 'changed',
  subjectId: 's-1',
  subjectName: 'Physics',
  paperId: null,
  chapterId: 'c-1',
  chapterName: 'Light',
  fields: ['flashcards'],
  items: [
    { kind: 'changed', list: 'flashcards', itemId: 'f-1', label: 'What is $c$?' },
    { kind: 'moved', list: 'flashcards', itemId: null, label: '' },
  ],
};

function startVersions() {
  const server = startServer(december);
  server.answers['admin.compareVersions'] = (input) => {
    const { fromId, toId } = input as CompareVersionsInput;
    return { data: { changes: fromId === toId ? [] : [light] } };
  };
  server.answers['admin.compareItem'] = () => ({
    data: { before: card('The speed of light'), after: card('The speed of sound') },
  });
  return server;
}

async function openVersions() {
  const user = renderOpenTool();
  await user.click(await screen.findByRole('link', { name: 'Versions' }));
  await screen.findByText('Typo mended');
  return user;
}
const chooser = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

it('comparing an older version with the current one shows both texts of an item with differences marked', async () => {
  const server = startVersions();
  const user = await openVersions();
  await user.click(screen.getByRole('link', { name: /^Compare the version of 18 Nov 2026, 6:40 pm/ }));
  const item = await screen.findByRole('button', { name: /^Flashcard changed: What is c \?/ });
  expect(server.inputsOf('admin.compareVersions')[0]).toEqual({ fromId: 1, toId: 2 });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compare two versions' }));
  expect((await chooser('First version')).value).toBe('1');
  expect((await chooser('Second version')).value).toBe('2');
  expect(screen.getByText('One place differs.')).toBeDefined();
  await user.click(item);
  const dialog = await screen.findByRole('dialog', { name: 'Flashcard' });
  const one = await within(dialog).findByRole('region', { name: 'First version, 18 Nov 2026, 6:40 pm' });
  const other = within(dialog).getByRole('region', { name: 'Second version, 1 Dec 2026, 9:05 am' });
  expect([one, other].map((text) => text.querySelector('mark')?.textContent)).toEqual(['light', 'sound']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(item);
});

it('any two versions can be compared', async () => {
  const server = startVersions();
  const user = await openVersions();
  await user.selectOptions(await chooser('First version'), '2');
  expect(server.callsOf('admin.compareVersions')).toEqual([]);
  await user.selectOptions(await chooser('Second version'), '1');
  expect(await screen.findByText('One place differs.')).toBeDefined();
  await user.selectOptions(await chooser('Second version'), '2');
  expect(await screen.findByText('Nothing differs between these two.')).toBeDefined();
  expect(server.inputsOf('admin.compareVersions')).toEqual([
    { fromId: 2, toId: 1 },
    { fromId: 2, toId: 2 },
  ]);
});

it('the comparison says which version lacks an item', async () => {
  const server = startVersions();
  server.answers['admin.compareItem'] = () => ({ data: { before: {}, after: card('New') } });
  const user = await openVersions();
  await user.click(screen.getByRole('link', { name: /^Compare the version of 18 Nov/ }));
  await user.click(await screen.findByRole('button', { name: /^Flashcard changed/ }));
  expect(await screen.findByText('No such flashcard in this version.')).toBeDefined();
  expect(document.querySelector('mark')).toBeNull();
});

it('a comparison or text that could not be loaded shows an error in its place, and loads on Retry', async () => {
  const server = startVersions();
  const [whole, item] = [server.answers['admin.compareVersions'], server.answers['admin.compareItem']];
  Object.assign(server.answers, { 'admin.compareVersions': () => broken, 'admin.compareItem': () => broken });
  const user = await openVersions();
  await user.click(screen.getByRole('link', { name: /^Compare the version of 18 Nov/ }));
  expect(await screen.findByText('These two versions could not be compared')).toBeDefined();
  Object.assign(server.answers, { 'admin.compareVersions': whole });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await screen.findByRole('button', { name: /^Flashcard changed/ }));
  expect(await screen.findByText('The two texts could not be loaded')).toBeDefined();
  Object.assign(server.answers, { 'admin.compareItem': item });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: /^First version, 18 Nov/ })).toBeDefined();
});
