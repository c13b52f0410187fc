import type { BulkContent } from '@repo/contracts/content';
import { describe, expect, test, vi } from 'vitest';
import { listWrittenSubjects } from '#src/features/practice/written/written-pool.ts';
import { getLibrary } from '#src/library/library.ts';
import { button, pageText } from './render-app.tsx';
import { gone, open, patience, press, publish, seen, useStudyApp } from './study-app.tsx';

useStudyApp();

const label = 'Extra: not in the board’s paper';
const chapterIn = ({ subjects }: BulkContent) => {
  const chapter = subjects[0]?.chapters[0];
  if (!chapter) throw new Error('no chapter');
  return chapter;
};
async function answer(key: string, onward: string) {
  press(key);
  await vi.waitFor(() => expect(button(onward).disabled).toBe(false), patience);
  button(onward).click();
}
const labels = () => pageText().split(label).length - 1;

describe('extra content', () => {
  test('a topic says so at the head of its pages and in the contents, and its neighbour does not', async () => {
    publish((content) => {
      const { topics } = chapterIn(content);
      const [first] = topics;
      if (first) topics.push({ ...first, _id: 'motor', name: 'Motor', isExtra: true });
    });
    await open('/tabs/s1/s1-c1?topic=2');
    await vi.waitFor(() => expect(document.querySelector('.ruled-sheet h2')).not.toBeNull(), patience);
    await seen(label);
    expect(document.querySelector('.ruled-sheet h2')?.nextElementSibling?.textContent).toBe(label);
    press('t');
    await vi.waitFor(
      () => expect(document.querySelectorAll('.contents-drawer li').length).toBeGreaterThan(1),
      patience,
    );
    const marked = [...document.querySelectorAll('.contents-drawer li')].map(({ textContent }) =>
      textContent?.includes(label),
    );
    expect(marked.slice(0, 2)).toEqual([false, true]);
  });

  test('a card says so on both sides', async () => {
    publish((content) => {
      const [card] = chapterIn(content).flashcards;
      if (card) card.isExtra = true;
    });
    await open('/tabs/s1/s1-c1?tab=flashcards');
    await seen(label);
    expect(document.querySelectorAll('.flip-face')).toHaveLength(2);
    for (const face of document.querySelectorAll('.flip-face')) expect(face.textContent).toContain(label);
  });

  test('a question says so in the quiz and in the review, and counts like any other', async () => {
    publish((content) => {
      for (const one of chapterIn(content).tests)
        one.questions = one.questions.map((question, at) =>
          at === 0 ? { ...question, isExtra: true } : question,
        );
    });
    await open('/tabs/s1/s1-c1?tab=quiz');
    await seen('Start Quiz');
    button('Start Quiz').click();
    await seen('Question 1 of 2');
    expect(document.querySelector('legend')?.textContent).toContain(label);
    await answer('a', 'Next');
    await seen('Question 2 of 2');
    await gone(label);
    await answer('b', 'Finish');
    await seen('You scored 100%');
    expect(labels()).toBe(1);
  });

  test('a written question says so in its list, and is no part of the practice of written questions', async () => {
    publish((content) => {
      const chapter = chapterIn(content);
      const question = {
        _id: 'w1',
        chapter: { _id: chapter._id },
        marks: 2,
        alternatives: [
          { question: 'Why?', parts: [{ model: 'So.', groups: [{ points: [{ text: 'p', halves: 4 }] }] }] },
        ],
      };
      chapter.written = [question, { ...question, _id: 'w2', isExtra: true }];
    });
    await open('/tabs/s1/s1-c1?tab=quiz&part=written');
    await seen(label);
    expect(labels()).toBe(1);
    const library = getLibrary();
    const asked = listWrittenSubjects(library).flatMap(({ chapters }) =>
      chapters.flatMap(({ questions }) => questions),
    );
    expect(asked.map(({ _id }) => _id)).toContain('w1');
    expect(asked.map(({ _id }) => _id)).not.toContain('w2');
  });
});
