import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NotesTab } from '#src/features/notes/notes-tab.tsx';
import { at } from './fake-server.ts';
import { askToPublish, december, question, startServer } from './publish-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { leaveTool } from './render-tool.tsx';
import { unsavedCases } from './unsaved-cases.ts';
import { startTopics } from './unsaved-servers.ts';

afterEach(leaveTab);

const ofStored = [
  ...['the description of a topic', 'a page of notes', 'the title of a summary', 'a page of a summary'],
  ...['a card', 'a meme', 'a test'],
];
/** The items behind a dialog are not named. */
const behind: Record<string, string> = { 'the title of a summary': 's-1' };

it.each(ofStored)('the editor of %s names who last changed it', async (name) => {
  const opened = unsavedCases[name];
  if (!opened) throw new Error(`no case '${name}'`);
  opened.server().answers['admin.lastChange'] = (input) => {
    const isBehind = (input as { itemId: string }).itemId === behind[name];
    return { data: isBehind ? null : { changedBy: 'Meera', changedAt: at(30) } };
  };
  const { user } = renderTab(opened.Tab);
  await opened.work(user);
  expect(await screen.findByText(/^Changed by Meera, 21 Nov, /)).toBeTruthy();
});

it('the name of a topic is edited beside who last changed the topic', async () => {
  const server = startTopics();
  server.answers['admin.lastChange'] = () => ({ data: { changedBy: 'Meera', changedAt: at(30) } });
  const { user } = renderTab(NotesTab);
  await user.click(await screen.findByRole('button', { name: 'More for Forces' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(await screen.findByText(/^Changed by Meera, 21 Nov, /)).toBeTruthy();
});

it('the publish dialog names who changed a chapter since the last publish', async () => {
  const server = startServer(december);
  const preview = (await server.answers['admin.previewPublish']?.(undefined)) as {
    data: { changes: object[] };
  };
  const changes = preview.data.changes.map((change) => ({ ...change, changedBy: ['Meera', 'Mr Rao'] }));
  server.answers['admin.previewPublish'] = () => ({ data: { ...preview.data, changes } });
  await askToPublish();
  expect(
    await within(await question()).findByText('Changed by Meera and Mr Rao since the last publish'),
  ).toBeTruthy();
  leaveTool();
});
