import * as adminMessages from '@repo/contracts/messages/admin';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sessionRefused } from './fake-server.ts';
import {
  answerYes,
  askToPublish,
  december,
  header,
  november,
  overview,
  publish,
  publishNow,
  question,
  startServer,
} from './publish-app.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

afterEach(leaveTool);

it('the header shows when content was last published', async () => {
  startServer(november);
  renderOpenTool();
  await waitFor(() => expect(header()).toContain('Last Published 18 Nov 2026, 6:40 pm'));
});

it('the header says so when nothing was ever published', async () => {
  startServer(null);
  renderOpenTool();
  expect(await screen.findByText('Nothing is published yet')).toBeDefined();
  expect(header()).toContain('Last Published Never');
});

it('Refresh Changes asks the server again', async () => {
  const server = startServer(november);
  const user = renderOpenTool();
  await waitFor(() => expect(header()).toContain('18 Nov'));
  server.answers['admin.overview'] = () => overview(december);
  await user.click(screen.getByRole('button', { name: 'Refresh Changes' }));
  await waitFor(() => expect(header()).toContain('1 Dec 2026, 9:05 am'));
  expect(await screen.findByText('Changes refreshed')).toBeDefined();
});

it('publishing asks for confirmation, and Cancel publishes nothing', async () => {
  const server = startServer(november);
  const user = renderOpenTool();
  await waitFor(() => expect(header()).toContain('18 Nov'));
  await user.click(await publish());
  const dialog = await question();
  expect(dialog.textContent).toContain('in place of the version of 18 Nov 2026, 6:40 pm');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish all content?' })).toBeNull());
  expect(server.callsOf('admin.publish')).toEqual([]);
});

it('a double click publishes once, and the new date is shown', async () => {
  const server = startServer(november);
  await askToPublish();
  const yes = await answerYes();
  act(() => {
    yes.click();
    yes.click();
  });
  expect(await screen.findByText('Content published successfully!')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish all content?' })).toBeNull());
  expect(header()).toContain('1 Dec 2026, 9:05 am');
  expect(server.callsOf('admin.publish')).toHaveLength(1);
});

it('publishing without changes says so, and keeps the date', async () => {
  const server = startServer(november);
  server.answers['admin.publish'] = () => ({
    data: { publishedAt: november, isChanged: false, message: adminMessages.publishUnchanged },
  });
  await publishNow();
  expect(await screen.findByText(adminMessages.publishUnchanged)).toBeDefined();
  expect(header()).toContain('18 Nov 2026, 6:40 pm');
});

it('a failed publish keeps the dialog open, shows the error in it and in a toast, and can be retried', async () => {
  const server = startServer(november);
  const recover = server.fail('admin.publish');
  const user = await publishNow();
  const dialog = await question();
  expect(await within(dialog).findByText('Failed to publish content')).toBeDefined();
  await waitFor(() => expect(screen.getAllByText('Failed to publish content')).toHaveLength(2));
  recover();
  await user.click(await answerYes());
  expect(await screen.findByText('Content published successfully!')).toBeDefined();
});

it('a publish without a response says that the outcome is unknown, and fetches the date again', async () => {
  const server = startServer(november);
  server.answers['admin.publish'] = () => 'offline';
  await publishNow();
  expect(await within(await question()).findByText(/did not answer in time/)).toBeDefined();
  await waitFor(() => expect(server.callsOf('admin.overview').length).toBeGreaterThan(1));
});

it('a session refused during a publish leads to the login', async () => {
  const server = startServer(november);
  server.answers['admin.publish'] = () => sessionRefused;
  await publishNow();
  expect(await screen.findByRole('dialog', { name: 'Your admin session has ended' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish all content?' })).toBeNull());
});

it('the header says where the publish date could not be loaded, and loads it on Retry', async () => {
  const server = startServer(november);
  const recover = server.fail('admin.overview');
  const user = renderOpenTool();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The state of the content could not be loaded');
  recover();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(header()).toContain('18 Nov'));
  expect(screen.queryByRole('alert')).toBeNull();
});
