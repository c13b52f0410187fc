import * as adminMessages from '@repo/contracts/messages/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepTeacherName } from '#src/session/teacher-name.ts';
import { broken } from './fake-server.ts';
import {
  answerYes,
  askToPublish,
  december,
  done,
  header,
  november,
  publish,
  publishNow,
  question,
  startServer,
} from './publish-app.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

afterEach(() => {
  keepTeacherName('');
  leaveTool();
});

it('publishing asks for confirmation when nothing in the library is switched on', async () => {
  const server = startServer(november);
  const working = server.answers['admin.publish'] ?? (() => done);
  server.answers['admin.publish'] = (input) =>
    (input as { isEmptyMeant?: boolean }).isEmptyMeant
      ? working(input)
      : { status: 409, message: adminMessages.publishNothing, errorCode: 'CONFLICT' };
  const user = await askToPublish();
  await user.type(within(await question()).getByLabelText(/^Note/), 'Closed');
  const asked = () => screen.findByRole('alertdialog', { name: 'Publish without any content?' });
  await user.click(await answerYes());
  await user.click(within(await asked()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.callsOf('admin.publish')).toHaveLength(1);
  await user.click(await answerYes());
  await user.click(within(await asked()).getByRole('button', { name: 'Publish nothing' }));
  await waitFor(() => expect(header()).toContain('1 Dec 2026, 9:05 am'));
  expect(server.inputsOf('admin.publish').at(-1)).toEqual({ note: 'Closed', isEmptyMeant: true });
});

it('the header counts changes that students do not see yet, and counts again after a publish', async () => {
  const server = startServer(november);
  const user = renderOpenTool();
  await waitFor(() => expect(header()).toContain('3 unpublished changes'));
  server.answers['admin.unpublishedChanges'] = () => ({ data: { count: 0, changes: [] } });
  await user.click(await publish());
  await user.click(await answerYes());
  await waitFor(() => expect(header()).toContain('Everything is published'));
});

it('the publish dialog lists changes and possible problems, with links to them', async () => {
  startServer(november);
  const user = await askToPublish();
  const dialog = await question();
  const link = await within(dialog).findByRole('link', {
    name: "Question 2 of 'Chapter test' has no right answer. Open Physics, Light",
  });
  expect(link.getAttribute('href')).toContain('/s-1/c-1/test?item=t-1');
  for (const text of ['Name changed', 'Flashcard added: What is a ray?', 'Order of the flashcards'])
    expect(within(dialog).getByText(text)).toBeDefined();
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish all content?' })).toBeNull());
});

it('publishing sends the note', async () => {
  const server = startServer(november);
  const user = await askToPublish();
  await user.type(within(await question()).getByLabelText(/^Note/), 'Light mended');
  await user.click(await answerYes());
  await waitFor(() => expect(server.inputsOf('admin.publish')[0]).toEqual({ note: 'Light mended' }));
});

it('publishing is unavailable when students already have everything', async () => {
  const server = startServer(november);
  server.answers['admin.previewPublish'] = () => ({
    data: { chapterCount: 4, problems: [], pictures: [], changes: [] },
  });
  await askToPublish();
  expect(await screen.findByText('Nothing has changed since the last version.')).toBeDefined();
  expect(screen.getByText(/^No gaps found/)).toBeDefined();
  expect((await answerYes()).disabled).toBe(true);
});

it('the publish dialog does not say that nothing is missing where no chapter is switched on', async () => {
  const server = startServer(november);
  server.answers['admin.previewPublish'] = () => ({
    data: { chapterCount: 0, problems: [], pictures: [], changes: [] },
  });
  await askToPublish();
  expect(await screen.findByText(/^Students would see nothing/)).toBeDefined();
  expect(screen.queryByText(/^No gaps found/)).toBeNull();
});

it('versions are signed with the name stored on the device', async () => {
  const server = startServer(november);
  server.answers['admin.rollBack'] = () => done;
  keepTeacherName(' Meera ');
  const user = await publishNow();
  await waitFor(() => expect(server.inputsOf('admin.publish')[0]).toEqual({ note: '', author: 'Meera' }));
  await user.click(await screen.findByRole('link', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: /^Publish the version of 18 Nov/ }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish again' }),
  );
  await waitFor(() =>
    expect(server.inputsOf('admin.rollBack')[0]).toEqual({ versionId: 1, author: 'Meera' }),
  );
});

it('publishing still works when the changes cannot be loaded', async () => {
  const server = startServer(november);
  server.answers['admin.previewPublish'] = () => broken;
  const user = await askToPublish();
  expect(await screen.findByText('What would be published could not be loaded')).toBeDefined();
  await user.click(await answerYes());
  expect(await screen.findByText('Content published successfully!')).toBeDefined();
});

it('the list of versions publishes an older one again after a confirmation', async () => {
  const server = startServer(december);
  server.answers['admin.rollBack'] = () => done;
  const user = renderOpenTool();
  await user.click(await screen.findByRole('link', { name: 'Versions' }));
  expect(await screen.findByRole('heading', { name: 'Versions', level: 1 })).toBeDefined();
  expect(await screen.findByText('Typo mended')).toBeDefined();
  expect(await screen.findByText('Flashcard added: What is a ray?')).toBeDefined();
  expect(screen.getByText('Current')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Publish the version of 18 Nov 2026, 6:40 pm again' }));
  const asked = await screen.findByRole('alertdialog', { name: /18 Nov 2026, 6:40 pm again\?/ });
  expect(server.callsOf('admin.rollBack')).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Publish again' }));
  await waitFor(() => expect(server.inputsOf('admin.rollBack')[0]).toEqual({ versionId: 1 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(server.callsOf('admin.versions').length).toBeGreaterThan(1));
});

it('the publish dialog asks for a name once, and signs the version with it', async () => {
  const server = startServer(november);
  const user = await askToPublish();
  await user.type(within(await question()).getByLabelText('Your name (optional)'), ' Asha ');
  await user.click(await answerYes());
  await waitFor(() => expect(header()).toContain('1 Dec 2026, 9:05 am'));
  expect(server.inputsOf('admin.publish')).toEqual([{ note: '', author: 'Asha' }]);
  await user.click(await publish());
  expect(within(await question()).queryByLabelText('Your name (optional)')).toBeNull();
});
