import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepTeacherName } from '#src/session/teacher-name.ts';
import { broken, sessionRefused } from './fake-server.ts';
import { december, done, startServer } from './publish-app.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

afterEach(() => {
  keepTeacherName('');
  leaveTool();
});

const change = (label: string) => ({
  kind: 'changed',
  subjectId: 's-1',
  subjectName: 'Physics',
  paperId: null,
  chapterId: 'c-1',
  chapterName: 'Light',
  fields: ['isAllContentAvailable', 'flashcards'],
  items: [{ kind: 'changed', list: 'flashcards', itemId: 'f-1', label }],
});
const lost = (label: string, seenDraft: string) => ({
  data: {
    ...{ changes: [change('A ray?')], unpublished: [change(label)], unpublishedCount: 1 },
    ...{ seenDraft, isDraftGone: false, isSeen: true },
  },
});
const added = { ...change(''), kind: 'added', chapterId: 'c-2', chapterName: 'Sound', items: [] };

/** The list of versions with the older one compared with the current one, and the dialog open. */
async function askToTakeBack() {
  const server = startServer(december);
  server.answers['admin.compareVersions'] = () => ({ data: { changes: [change('A ray?'), added] } });
  server.answers['admin.previewTakeBack'] = () => lost('Not seen yet', 'draft-1');
  server.answers['admin.takeBack'] = () => done;
  const user = renderOpenTool();
  await user.click(await screen.findByRole('link', { name: 'Versions' }));
  await user.click(await screen.findByRole('link', { name: /^Compare the version of 18 Nov 2026/ }));
  const opener = await screen.findByRole('button', {
    name: 'Take back Light to the version of 18 Nov 2026, 6:40 pm',
  });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', {
    name: 'Take “Light” back to the version of 18 Nov 2026, 6:40 pm?',
  });
  await within(dialog).findByText('Flashcard changed: Not seen yet');
  return { server, user, opener, dialog, yes: within(dialog).getByRole('button', { name: 'Take back' }) };
}

it("reverting a chapter first shows what is lost, and runs once for a double click under the teacher's name", async () => {
  keepTeacherName('Meera');
  const { server, dialog, yes } = await askToTakeBack();
  expect(within(dialog).getByText('1 unpublished change of this chapter is lost.')).toBeDefined();
  expect(within(dialog).getByText('Flashcard changed: A ray?')).toBeDefined();
  expect(within(dialog).getAllByText('Availability changed')).toHaveLength(2);
  expect(server.callsOf('admin.takeBack')).toEqual([]);
  act(() => {
    yes.click();
    yes.click();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('admin.takeBack')).toEqual([
    { versionId: 1, chapterId: 'c-1', seenDraft: 'draft-1', author: 'Meera' },
  ]);
  await waitFor(() => expect(server.callsOf('admin.versions').length).toBeGreaterThan(1));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compare two versions' })),
  );
});

it('Cancel reverts nothing, and a chapter that only the current version has cannot be reverted', async () => {
  const { server, user, dialog, opener } = await askToTakeBack();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(server.callsOf('admin.takeBack')).toEqual([]);
  expect(screen.getByText('Physics, Sound')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Take back/ })).toEqual([opener]);
});

it('a chapter edited meanwhile is not reverted before the dialog shows the new losses', async () => {
  const { server, user, dialog, yes } = await askToTakeBack();
  server.answers['admin.takeBack'] = () => ({
    status: 409,
    message: 'The chapter was changed meanwhile. Look at what would be lost now, and decide again',
    errorCode: 'CONFLICT',
  });
  server.answers['admin.previewTakeBack'] = () => lost('Written just now', 'draft-2');
  await user.click(yes);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('changed meanwhile');
  expect(await within(dialog).findByText('Flashcard changed: Written just now')).toBeDefined();
  server.answers['admin.takeBack'] = () => done;
  await waitFor(() => expect(yes.hasAttribute('disabled')).toBe(false));
  await user.click(yes);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.inputsOf('admin.takeBack').at(-1)).toMatchObject({ seenDraft: 'draft-2' });
});

it('a revert without a response says that the outcome is unknown, and a refused one says why', async () => {
  const { server, user, dialog, yes } = await askToTakeBack();
  server.answers['admin.takeBack'] = () => 'offline';
  await user.click(yes);
  expect((await within(dialog).findByRole('alert')).textContent).toContain('did not answer in time');
  server.answers['admin.takeBack'] = () => broken;
  await waitFor(() => expect(yes.hasAttribute('disabled')).toBe(false));
  await user.click(yes);
  expect(await within(dialog).findByText('The chapter could not be taken back')).toBeDefined();
});

it('a session refused during a revert leads to the login', async () => {
  const { server, user, yes } = await askToTakeBack();
  server.answers['admin.takeBack'] = () => sessionRefused;
  await user.click(yes);
  expect(await screen.findByRole('dialog', { name: 'Your admin session has ended' })).toBeDefined();
});

it('the dialog says why a chapter cannot be reverted alone, and reverts nothing', async () => {
  const { server, user, dialog } = await askToTakeBack();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  server.answers['admin.previewTakeBack'] = () => ({
    status: 409,
    message: "The subject 'Physics' was deleted too. Restore it under Recently deleted first",
    errorCode: 'CONFLICT',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /^Take back Light/ }));
  const again = await screen.findByRole('dialog');
  expect(await within(again).findByText(/^The subject 'Physics' was deleted too/)).toBeDefined();
  expect(within(again).getByRole('button', { name: 'Take back' }).hasAttribute('disabled')).toBe(true);
});
