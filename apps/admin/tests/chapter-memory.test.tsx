import type { ChapterMemory as Memory } from '@repo/contracts/chapter-memory';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ChapterMemory } from '#src/statistics/chapter-memory.tsx';
import { StatisticsButton } from '#src/statistics/statistics-button.tsx';
import { statisticsCopy } from '#src/statistics/statistics-copy.ts';
import { type Answer, fakeServer } from './fake-server.ts';
import { leaveTab, renderTab } from './render-tab.tsx';

afterEach(leaveTab);

const data: Memory = {
  items: [
    {
      ...{ list: 'flashcards', itemId: 'card-1', place: null, text: 'What is **a ray**?' },
      ...{ students: 20, looks: 41, forgottenPercent: 63 },
    },
    {
      ...{ list: 'tests', itemId: 'test-1', place: 3, text: 'Why does it bend?' },
      ...{ students: 24, looks: 24, forgottenPercent: 25 },
    },
  ],
  pages: [
    {
      ...{ topicId: 'topic-1', topic: 'Mirrors', pageId: 'page-2', page: 2 },
      ...{ students: 20, correctPercent: 41 },
    },
  ],
};

async function openMemory(answer: () => Answer) {
  const server = fakeServer({ 'admin.chapterMemory': answer });
  const shown = renderTab(({ chapter }) => (
    <StatisticsButton
      name={chapter.name}
      words={statisticsCopy.memory.open}
      title={statisticsCopy.memory.title(chapter.name)}
    >
      {(close) => <ChapterMemory chapter={chapter} onLeave={close} />}
    </StatisticsButton>
  ));
  await shown.user.click(await screen.findByRole('button', { name: 'What is forgotten' }));
  const dialog = await screen.findByRole('dialog', { name: 'What students forget in “Light”' });
  return { ...shown, server, dialog: within(dialog) };
}

// docs/product/content.md#what-is-forgotten
it('the chapter statistics link to the most forgotten items and the pages read before mistakes', async () => {
  const { server, dialog } = await openMemory(() => ({ data }));
  const links = await dialog.findAllByRole('link');
  expect(
    links.map((link) => [link.textContent, decodeURIComponent(link.getAttribute('href') ?? '')]),
  ).toEqual([
    ['What is a ray?', '/physics/light/flashcards?item=card-1'],
    ['Why does it bend?', '/physics/light/test?item=test-1&page="3"'],
    ['Mirrors, page 2', '/physics/light/notes?item=topic-1&page=page-2'],
  ]);
  for (const text of [
    'Flashcard · not known 63 % of 41 times, 20 students',
    'Question · not known 25 % of 24 times, 24 students',
    '41 % right in the quizzes after it, 20 students',
  ])
    expect(dialog.getByText(text)).toBeDefined();
  expect(server.inputsOf('admin.chapterMemory')).toEqual([{ chapterId: 'light' }]);
});

// docs/product/content.md#what-is-forgotten
it('the chapter statistics close when a teacher follows one of their links', async () => {
  const { user, router, dialog } = await openMemory(() => ({ data }));
  await user.click(await dialog.findByRole('link', { name: 'What is a ray?' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toEqual({ item: 'card-1' });
});

// docs/product/content.md#what-is-forgotten
it('the chapter statistics offer Retry when they could not be loaded, and say when there is too little data', async () => {
  let answer: Answer = { status: 500, message: 'no', errorCode: 'INTERNAL' };
  const { user, dialog } = await openMemory(() => answer);
  expect(await dialog.findByText('The statistics could not be loaded')).toBeDefined();
  answer = { data: { items: [], pages: [] } };
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Nothing came back to enough students yet.')).toBeDefined();
  expect(dialog.getByText('Not enough students have taken a quiz after reading.')).toBeDefined();
});
