import type { BulkContent } from '@repo/contracts/content';
import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { setUser } from '#src/session/session.ts';
import { button, heading, pageText } from './render-app.tsx';
import { gone, open, patience, press, publish, seen, user, useStudyApp } from './study-app.tsx';

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
  await open('/tabs/s1/s1-c1');
  await vi.waitFor(() => button('Start').click(), patience);
  await seen('page 1 of s1-c1');
}

describe('what is published while a screen is open appears in it, and the page is not loaded again', () => {
  test('on Home', async () => {
    await open('/dashboard');
    await seen('Subject 2');
    await publishNow(({ subjects }) => {
      if (subjects[1]) subjects[1].name = 'Astronomy';
    });
    await seen('Astronomy');
    expect(location.reload).not.toHaveBeenCalled();
  });

  test('on the road of a subject', async () => {
    await open('/subject/s1');
    await vi.waitFor(() => expect(document.querySelectorAll('ol a')).toHaveLength(2), patience);
    await publishNow((content) => {
      chapterOf(content, 2).name = 'Comets';
    });
    await seen('Comets');
  });

  test('in the notes, where the page that is read stays', async () => {
    await startReading();
    press('ArrowRight', document.body);
    await seen('page 2 of s1-c1');
    await vi.waitFor(() => expect(activeText()).toContain('page 2'), patience);
    const reading = document.activeElement;
    await publishNow((content) => {
      const [topic] = chapterOf(content).topics;
      if (!topic) throw new Error('no topic');
      for (const page of topic.pages) page.content = page.content.replace('page', 'sheet');
      topic.pages.push({ _id: 'new', pageNumber: 0, content: 'a foreword' });
    });
    await seen('sheet 2 of s1-c1');
    expect(pageText()).toContain('3 of 3');
    expect(document.activeElement).toBe(reading);
  });

  test('in the notes whose page is gone, at the nearest that is left', async () => {
    await startReading();
    press('ArrowRight', document.body);
    await seen('page 2 of s1-c1');
    await publishNow((content) => {
      chapterOf(content).topics[0]?.pages.splice(0, 1);
    });
    await seen('page 1 of s1-c1');
  });

  test('in the summary and the flashcards, at the page and the card that were open', async () => {
    await open('/tabs/s1/s1-c1?tab=flashcards');
    await seen('1 of 1');
    await publishNow((content) => {
      const { flashcards } = chapterOf(content);
      const [card] = flashcards;
      if (card) flashcards.unshift({ ...card, _id: 'new', question: 'A new question' });
    });
    await seen('1 of 2');
    expect(pageText()).toContain('Q');
    press('ArrowRight', document.body);
    await seen('A new question');
  });
});

describe('a quiz', () => {
  const startQuiz = async () => {
    await open('/tabs/s1/s1-c1?tab=quiz');
    await vi.waitFor(() => button('Start Quiz').click(), patience);
    await seen('Question 1 of 2');
    press('a');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
  };

  test('that waits to be started is the one that is published now', async () => {
    await open('/tabs/s1/s1-c1?tab=quiz');
    await vi.waitFor(() => button('Start Quiz'), patience);
    await publishNow(shortenTests);
    button('Start Quiz').click();
    await seen('Question 1 of 1');
  });

  test.each([
    ['its questions change', shortenTests],
    ['it is deleted', (content: BulkContent) => void chapterOf(content).tests.pop()],
    ['its chapter is deleted', withoutChapter],
    ['its chapter is locked', lockChapter],
  ])('that runs goes on to its result while %s', async (_, change) => {
    await startQuiz();
    const focused = document.activeElement;
    await publishNow(change);
    expect(pageText()).toContain('Question 1 of 2');
    expect(document.querySelectorAll<HTMLInputElement>('fieldset input')[0]?.checked).toBe(true);
    expect(document.activeElement).toBe(focused);
    press('Enter');
    await seen('Question 2 of 2');
    press('b');
    await vi.waitFor(() => expect(button('Finish').disabled).toBe(false), patience);
    press('Enter');
    await seen('You scored 100%');
  });
});

describe('a chapter', () => {
  test('that is deleted meanwhile says so', async () => {
    await startReading();
    await publishNow(withoutChapter);
    await seen('Chapter not found or failed to load.');
  });

  test('that is unlocked meanwhile opens', async () => {
    await open('/tabs/s1/s1-c2');
    await seen('This chapter is locked');
    await act(async () => {
      setUser({ ...user, plan: 'Pro', expiryDate: '2099-01-01T00:00:00.000Z' });
      publish((content) => {
        const chapter = chapterOf(content, 2);
        chapter.isLocked = false;
        chapter.topics = structuredClone(chapterOf(content).topics);
      }, later);
    });
    await gone('This chapter is locked');
    await vi.waitFor(() => button('Start'), patience);
    expect(heading().textContent).toContain('Chapter 2');
  });
});
