import type { BulkContent } from '@repo/contracts/content';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { listWrittenSubjects } from '#src/features/practice/written/written-pool.ts';
import { open, publish, useStudyApp } from './study-app.tsx';

useStudyApp();

const label = 'Extra: not in the board’s paper';
const chapterIn = ({ subjects }: BulkContent) => {
  const chapter = subjects[0]?.chapters[0];
  if (!chapter) throw new Error('no chapter');
  return chapter;
};

describe('extra content', () => {
  test('extra content labels a topic on its pages and in the contents, but not its neighbour', async () => {
    publish((content) => {
      const { topics } = chapterIn(content);
      const [first] = topics;
      if (first) topics.push({ ...first, _id: 'motor', name: 'Motor', isExtra: true });
    });
    const { user } = await open('/tabs/s1/s1-c1?topic=2');
    const topic = await screen.findByRole('heading', { level: 2, name: 'Motor' });
    expect(topic.nextElementSibling?.textContent).toBe(label);
    await user.keyboard('t');
    const drawer = await screen.findByRole('dialog');
    const rows = await within(drawer).findAllByRole('listitem');
    const marked = rows.map((row) => within(row).queryByText(label) !== null);
    expect(marked.slice(0, 2)).toEqual([false, true]);
  });

  test('extra content labels a card on both sides', async () => {
    publish((content) => {
      const [card] = chapterIn(content).flashcards;
      if (card) card.isExtra = true;
    });
    await open('/tabs/s1/s1-c1?tab=flashcards');
    await waitFor(() => expect(document.querySelectorAll('.flip-face')).toHaveLength(2));
    for (const face of document.querySelectorAll<HTMLElement>('.flip-face')) within(face).getByText(label);
  });

  test('extra content labels a question in the quiz and in the review, and counts it', async () => {
    publish((content) => {
      for (const one of chapterIn(content).tests)
        one.questions = one.questions.map((question, at) =>
          at === 0 ? { ...question, isExtra: true } : question,
        );
    });
    const { user } = await open('/tabs/s1/s1-c1?tab=quiz');
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('Question 1 of 2');
    within(screen.getByRole('group', { name: /Question 1 of 2/ })).getByText(label);
    await user.keyboard('a{Enter}');
    await screen.findByText('Question 2 of 2');
    await waitFor(() => expect(screen.queryByText(label)).toBeNull());
    await user.keyboard('b{Enter}');
    await screen.findByText('You scored 100%');
    screen.getByText(label);
  });

  test('extra content labels a written question in its list, and excludes it from practice', async () => {
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
    await screen.findByText(label);
    screen.getByText(label);
    const library = getLibrary();
    const asked = listWrittenSubjects(library).flatMap(({ chapters }) =>
      chapters.flatMap(({ questions }) => questions),
    );
    expect(asked.map(({ _id }) => _id)).toContain('w1');
    expect(asked.map(({ _id }) => _id)).not.toContain('w2');
  });
});
