import type { BulkContent } from '@repo/contracts/content';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { setUser } from '#src/platform/session/session.ts';
import { open, publish, student, useStudyApp } from './study-app.tsx';

useStudyApp();

const later = '2026-02-02T00:00:00.000Z';

function chapterOf({ subjects }: BulkContent, number = 1) {
  const chapter = subjects[0]?.chapters[number - 1];
  if (!chapter) throw new Error(`no chapter ${number}`);
  return chapter;
}
const withoutChapter = (content: BulkContent) => {
  content.subjects[0]?.chapters.shift();
};
const shortenTests = (content: BulkContent) => {
  for (const one of chapterOf(content).tests) one.questions = one.questions.slice(0, 1);
};
const lockChapter = (content: BulkContent) => {
  chapterOf(content).isLocked = true;
};
const publishNow = async (change: (content: BulkContent) => void) => act(async () => publish(change, later));
const activeText = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;

async function startReading() {
  const { user } = await open('/tabs/s1/s1-c1');
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText(/^page 1 of s1-c1/);
  return user;
}

describe('content published while a screen is open appears without a reload', () => {
  test('content published while a screen is open appears without a reload on Home', async () => {
    await open('/dashboard');
    await screen.findByRole('heading', { name: 'Subject 2' });
    await publishNow(({ subjects }) => {
      if (subjects[1]) subjects[1].name = 'Astronomy';
    });
    await screen.findByRole('heading', { name: 'Astronomy' });
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('content published while a screen is open appears without a reload on the road of a subject', async () => {
    await open('/subject/s1');
    await screen.findByRole('link', { name: /^Chapter 2/ });
    await publishNow((content) => {
      chapterOf(content, 2).name = 'Comets';
    });
    await screen.findByText('Comets');
  });

  test('content published while a screen is open appears without a reload in the notes, which stay on the current page', async () => {
    const user = await startReading();
    await user.keyboard('{ArrowRight}');
    await screen.findByText(/^page 2 of s1-c1/);
    await waitFor(() => expect(activeText()).toContain('page 2'));
    const reading = document.activeElement;
    await publishNow((content) => {
      const [topic] = chapterOf(content).topics;
      if (!topic) throw new Error('no topic');
      for (const page of topic.pages) page.content = page.content.replace('page', 'sheet');
      topic.pages.push({ _id: 'new', pageNumber: 0, content: 'a foreword' });
    });
    await screen.findByText(/^sheet 2 of s1-c1/);
    screen.getAllByText('Page 3 of 3');
    expect(document.activeElement).toBe(reading);
  });

  test('content published while a screen is open appears without a reload in the notes, at the nearest page when the current one is gone', async () => {
    const user = await startReading();
    await user.keyboard('{ArrowRight}');
    await screen.findByText(/^page 2 of s1-c1/);
    await publishNow((content) => {
      chapterOf(content).topics[0]?.pages.splice(0, 1);
    });
    await screen.findByText(/^page 1 of s1-c1/);
  });

  test('content published while a screen is open appears without a reload in summary and flashcards, at the open page and card', async () => {
    const { user } = await open('/tabs/s1/s1-c1?tab=flashcards');
    await screen.findByText('1 of 1');
    await publishNow((content) => {
      const { flashcards } = chapterOf(content);
      const [card] = flashcards;
      if (card) flashcards.unshift({ ...card, _id: 'new', question: 'A new question' });
    });
    await screen.findByText('1 of 2');
    screen.getByText('Q');
    await user.keyboard('{ArrowRight}');
    await screen.findByText('A new question');
  });
});

describe('a quiz', () => {
  const startQuiz = async () => {
    const { user } = await open('/tabs/s1/s1-c1?tab=quiz');
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('Question 1 of 2');
    await user.keyboard('a');
    return user;
  };

  test('a quiz that is not started shows the latest publication', async () => {
    const { user } = await open('/tabs/s1/s1-c1?tab=quiz');
    await screen.findByRole('button', { name: 'Start Quiz' });
    await publishNow(shortenTests);
    await user.click(screen.getByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('Question 1 of 1');
  });

  test.each([
    ['its questions change', shortenTests],
    ['it is deleted', (content: BulkContent) => void chapterOf(content).tests.pop()],
    ['its chapter is deleted', withoutChapter],
    ['its chapter is locked', lockChapter],
  ])('a quiz in progress continues to its result while %s', async (_, change) => {
    const user = await startQuiz();
    const focused = document.activeElement;
    await publishNow(change);
    screen.getByText('Question 1 of 2');
    expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true);
    expect(document.activeElement).toBe(focused);
    await user.keyboard('{Enter}');
    await screen.findByText('Question 2 of 2');
    await user.keyboard('b{Enter}');
    await screen.findByText('You scored 100%');
  });
});

describe('a chapter', () => {
  test('a chapter shows a message when it is deleted meanwhile', async () => {
    await startReading();
    await publishNow(withoutChapter);
    await screen.findByRole('heading', { level: 1, name: 'Chapter not found or failed to load.' });
  });

  test('a chapter opens when it is unlocked meanwhile', async () => {
    await open('/tabs/s1/s1-c2');
    await screen.findByText('This chapter is locked');
    await act(async () => {
      setUser({ ...student, plan: 'Pro', expiryDate: '2099-01-01T00:00:00.000Z' });
      publish((content) => {
        const chapter = chapterOf(content, 2);
        chapter.isLocked = false;
        chapter.topics = structuredClone(chapterOf(content).topics);
      }, later);
    });
    await waitFor(() => expect(screen.queryByText(/This chapter is locked/)).toBeNull());
    await screen.findByRole('button', { name: 'Start' });
    screen.getByRole('heading', { level: 1, name: /Chapter 2/ });
  });
});
