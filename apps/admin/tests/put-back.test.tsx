import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { december, startServer } from './publish-app.ts';
import { leaveTool, renderOpenTool } from './render-tool.tsx';

afterEach(leaveTool);

const change = (kind: string, chapterId: string, chapterName: string) => ({
  ...{ kind, chapterId, chapterName, subjectId: 's-1', subjectName: 'Physics', paperId: null },
  ...{ fields: kind === 'changed' ? ['name'] : [], items: [] },
});
const preview = (isDraftGone: boolean) => ({
  data: {
    changes: [],
    unpublished: [change('changed', 'c-1', 'Light')],
    unpublishedCount: 1,
    seenDraft: 'd',
    isDraftGone,
    isSeen: true,
  },
});
const done = 'Your drafts of the chapter are back as they were; students see it like that already';

/** Opens the screen of versions, with a single version. */
async function openVersions() {
  const server = startServer(december);
  server.answers['admin.versions'] = () => ({
    data: [{ id: 2, publishedAt: december, author: 'admin', note: '', isCurrent: true }],
  });
  server.answers['admin.previewPublish'] = () => ({
    data: {
      ...{ chapterCount: 1, problems: [], pictures: [] },
      changes: [
        change('changed', 'c-1', 'Light'),
        change('removed', 'c-2', 'Sound'),
        change('added', 'c-3', 'New'),
      ],
    },
  });
  server.answers['admin.takeBack'] = () => ({
    data: { publishedAt: december, isChanged: false, message: done },
  });
  const user = renderOpenTool();
  await user.click(await screen.findByRole('link', { name: 'Versions' }));
  await screen.findByRole('button', { name: /^Put the drafts of Light back/ });
  return { server, user };
}

it('the drafts of a changed chapter return to the only version, after showing what is lost', async () => {
  const { server, user } = await openVersions();
  server.answers['admin.previewTakeBack'] = () => preview(false);
  expect(screen.queryByRole('button', { name: /^Put the drafts of New back/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Put the drafts of Light back/ }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Put the drafts of “Light” back to what students see?',
  });
  expect(await within(dialog).findByText('1 unpublished change of this chapter is lost.')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Put drafts back' }));
  expect(await screen.findByText(done)).toBeDefined();
  expect(server.inputsOf('admin.takeBack')).toEqual([{ versionId: 2, chapterId: 'c-1', seenDraft: 'd' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a deleted chapter is restored from a version, and says where its unpublished changes are', async () => {
  const { server, user } = await openVersions();
  server.answers['admin.previewTakeBack'] = () => preview(true);
  await user.click(screen.getByRole('button', { name: /^Put the drafts of Sound back/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^Your drafts lack this chapter/)).toBeDefined();
  expect(within(dialog).getByText(/Recently deleted has it/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Put drafts back' }));
  expect(await screen.findByText(done)).toBeDefined();
});
