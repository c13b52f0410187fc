import { messages } from '@repo/contracts/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type Answer, fakeServer, sessionRefused } from './fake-server.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

const overview = (lastPublishedContentAt: string | null): Answer => ({ data: { lastPublishedContentAt } });
const november = new Date(2026, 10, 18, 18, 40).toISOString();
const december = new Date(2026, 11, 1, 9, 5).toISOString();
const done: Answer = { data: { publishedAt: december, message: messages.publishDone } };
const broken: Answer = { status: 500, message: messages.internal, errorCode: 'INTERNAL' };

const change = {
  kind: 'changed',
  subjectId: 's-1',
  subjectName: 'Physics',
  chapterId: 'c-1',
  chapterName: 'Light',
  fields: ['name', 'flashcards'],
  items: [
    { kind: 'added', list: 'flashcards', itemId: 'f-1', label: 'What is a ray?' },
    { kind: 'moved', list: 'flashcards', itemId: null, label: '' },
  ],
};
const problem = {
  subjectId: 's-1',
  subjectName: 'Physics',
  chapterId: 'c-1',
  chapterName: 'Light',
  list: 'tests',
  itemId: 't-1',
  message: "Question 2 of 'Chapter test' has no right answer",
};
const preview: Answer = { data: { problems: [problem], changes: [change] } };
const version = (id: number, publishedAt: string, note: string, isCurrent: boolean) => ({
  id,
  publishedAt,
  author: 'admin',
  note,
  isCurrent,
});
const versions: Answer = {
  data: [version(2, december, 'Typo mended', true), version(1, november, '', false)],
};

/** A server that knows when it published last. */
function startServer(first: string | null) {
  let publishedAt = first;
  return fakeServer({
    'admin.overview': () => overview(publishedAt),
    'admin.unpublishedChanges': () => ({ data: { count: 3, changes: [] } }),
    'admin.previewPublish': () => preview,
    'admin.versions': () => versions,
    'content.subjects.list': () => ({ data: [] }),
    'admin.publish': () => {
      publishedAt = december;
      return done;
    },
  });
}

const publish = () => screen.findByRole('button', { name: 'Publish Content' });
const question = () => screen.findByRole('dialog', { name: 'Publish all content?' });
const answerYes = async () =>
  within(await question()).getByRole<HTMLButtonElement>('button', { name: 'Publish Content' });
const header = () => screen.getByRole('banner').textContent;

afterEach(leaveTool);

it('shows when content was last published', async () => {
  startServer(november);
  renderOpenTool();
  await waitFor(() => expect(header()).toContain('Last Published 18 Nov 2026, 6:40 pm'));
});

it('says it when nothing was ever published', async () => {
  startServer(null);
  renderOpenTool();
  expect(await screen.findByText('Nothing is published yet')).toBeDefined();
  expect(header()).toContain('Last Published Never');
});

it('asks the server again on Refresh Changes', async () => {
  const server = startServer(november);
  const user = renderOpenTool();
  await waitFor(() => expect(header()).toContain('18 Nov'));
  server.answers['admin.overview'] = () => overview(december);
  await user.click(screen.getByRole('button', { name: 'Refresh Changes' }));
  await waitFor(() => expect(header()).toContain('1 Dec 2026, 9:05 am'));
  expect(await screen.findByText('Changes refreshed')).toBeDefined();
});

it('asks before it publishes, and publishes nothing on Cancel', async () => {
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

it('publishes once for a double click and shows the new date', async () => {
  const server = startServer(november);
  const user = renderOpenTool();
  await user.click(await publish());
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

it('keeps the question open when publishing fails, says so twice and lets the admin try again', async () => {
  const server = startServer(november);
  const working = server.answers['admin.publish'] ?? (() => done);
  server.answers['admin.publish'] = () => broken;
  const user = renderOpenTool();
  await user.click(await publish());
  await user.click(await answerYes());
  const dialog = await question();
  expect(await within(dialog).findByText('Failed to publish content')).toBeDefined();
  await waitFor(() => expect(screen.getAllByText('Failed to publish content')).toHaveLength(2));
  server.answers['admin.publish'] = working;
  await user.click(await answerYes());
  expect(await screen.findByText('Content published successfully!')).toBeDefined();
});

it('says that the outcome is open when no answer came, and asks for the date again', async () => {
  const server = startServer(november);
  server.answers['admin.publish'] = () => 'offline';
  const user = renderOpenTool();
  await user.click(await publish());
  await user.click(await answerYes());
  expect(await within(await question()).findByText(/did not answer in time/)).toBeDefined();
  await waitFor(() => expect(server.callsOf('admin.overview').length).toBeGreaterThan(1));
});

it('hands over to the gate when the session is refused on publishing', async () => {
  const server = startServer(november);
  server.answers['admin.publish'] = () => sessionRefused;
  const user = renderOpenTool();
  await user.click(await publish());
  await user.click(await answerYes());
  expect(await screen.findByRole('dialog', { name: 'Your admin session has ended' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publish all content?' })).toBeNull());
});

it('says in its place that the state could not be loaded, and loads it on Retry', async () => {
  const server = startServer(november);
  const working = server.answers['admin.overview'] ?? (() => overview(november));
  server.answers['admin.overview'] = () => broken;
  const user = renderOpenTool();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The state of the content could not be loaded');
  server.answers['admin.overview'] = working;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(header()).toContain('18 Nov'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says in the header how many changes students do not see yet, and again after a publish', async () => {
  const server = startServer(november);
  const user = renderOpenTool();
  await waitFor(() => expect(header()).toContain('3 unpublished changes'));
  server.answers['admin.unpublishedChanges'] = () => ({ data: { count: 0, changes: [] } });
  await user.click(await publish());
  await user.click(await answerYes());
  await waitFor(() => expect(header()).toContain('Everything is published'));
});

it('names before the publish what may want mending, with the way there, and what changes', async () => {
  startServer(november);
  const user = renderOpenTool();
  await user.click(await publish());
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

it('publishes with the note', async () => {
  const server = startServer(november);
  const user = renderOpenTool();
  await user.click(await publish());
  await user.type(within(await question()).getByLabelText(/^Note/), 'Light mended');
  await user.click(await answerYes());
  await waitFor(() => expect(server.callsOf('admin.publish')[0]?.input).toEqual({ note: 'Light mended' }));
});

it('still publishes when what would change can not be loaded', async () => {
  const server = startServer(november);
  server.answers['admin.previewPublish'] = () => broken;
  const user = renderOpenTool();
  await user.click(await publish());
  expect(await screen.findByText('What would be published could not be loaded')).toBeDefined();
  await user.click(await answerYes());
  expect(await screen.findByText('Content published successfully!')).toBeDefined();
});

it('lists the versions and publishes an older one again after a question', async () => {
  const server = startServer(december);
  server.answers['admin.rollBack'] = () => done;
  const user = renderOpenTool();
  await user.click(await publish());
  await user.click(within(await question()).getByRole('button', { name: 'Versions' }));
  expect(await screen.findByText('Typo mended')).toBeDefined();
  expect(screen.getByText('Current')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Publish the version of 18 Nov 2026, 6:40 pm again' }));
  const asked = await screen.findByRole('alertdialog', { name: /18 Nov 2026, 6:40 pm again\?/ });
  expect(server.callsOf('admin.rollBack')).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: 'Publish again' }));
  await waitFor(() => expect(server.callsOf('admin.rollBack')[0]?.input).toEqual({ versionId: 1 }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(server.callsOf('admin.versions').length).toBeGreaterThan(1));
});
