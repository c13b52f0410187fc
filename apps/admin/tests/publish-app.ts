import * as adminMessages from '@repo/contracts/messages/admin';
import { screen, within } from '@testing-library/react';
import { type Answer, fakeServer } from './fake-server.ts';
import { renderOpenTool } from './render-tool.tsx';

export const overview = (lastPublishedContentAt: string | null): Answer => ({
  data: { lastPublishedContentAt },
});
export const november = new Date(2026, 10, 18, 18, 40).toISOString();
export const december = new Date(2026, 11, 1, 9, 5).toISOString();
export const done: Answer = {
  data: { publishedAt: december, isChanged: true, message: adminMessages.publishDone },
};

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
const preview: Answer = { data: { chapterCount: 1, problems: [problem], pictures: [], changes: [change] } };
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

/** A fake server that knows its last publication. */
export function startServer(first: string | null) {
  let publishedAt = first;
  return fakeServer({
    'admin.overview': () => overview(publishedAt),
    'admin.unpublishedChanges': () => ({ data: { count: 3, changes: [] } }),
    'admin.previewPublish': () => preview,
    'admin.versions': () => versions,
    'content.subjects.list': () => ({ data: [] }),
    'content.papers.list': () => ({ data: [] }),
    'admin.publish': () => {
      publishedAt = december;
      return done;
    },
  });
}

export const publish = () => screen.findByRole('button', { name: 'Publish Content' });
export const question = () => screen.findByRole('dialog', { name: 'Publish all content?' });
export const answerYes = async () =>
  within(await question()).getByRole<HTMLButtonElement>('button', { name: 'Publish Content' });
export const header = () => screen.getByRole('banner').textContent;

/** Opens the tool and the question whether to publish. */
export async function askToPublish() {
  const user = renderOpenTool();
  await user.click(await publish());
  return user;
}

export async function publishNow() {
  const user = await askToPublish();
  await user.click(await answerYes());
  return user;
}
