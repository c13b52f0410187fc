import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { at } from './fake-server.ts';
import { askToPublish, december, question, startServer } from './publish-app.ts';
import { leaveTab, renderTab } from './render-tab.tsx';
import { leaveTool } from './render-tool.tsx';
import { unsavedCases } from './unsaved-cases.ts';

afterEach(leaveTab);

const ofStored = ['a page of notes', 'a page of a summary', 'a card', 'a meme', 'a test'];

it.each(ofStored)('the editor of %s names who last changed it', async (name) => {
  const opened = unsavedCases[name];
  if (!opened) throw new Error(`no case '${name}'`);
  opened.server().answers['admin.lastChange'] = () => ({
    data: { changedBy: 'Meera', changedAt: at(30) },
  });
  const { user } = renderTab(opened.Tab);
  await opened.work(user);
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
