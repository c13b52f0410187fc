import type { FirstAnswers } from '@repo/contracts/first-answers';
import { itemHash } from '@repo/revision/memory';
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { figures, server, show, startSession, textsOf } from '../progress-app.tsx';
import { libraryWith, sciencePaper } from '../standing-library.ts';

beforeEach(() => {
  startSession();
  libraryWith([sciencePaper()]);
  server.page = { data: { isLocked: false, data: figures } };
  server.results = { data: [] };
  server.papers = [];
});

const answered = (count: number): FirstAnswers => ({
  chapters: ['s1-c1', 's1-c2', 's2-c1'].map((chapterId) => ({
    ...{ chapterId, isBegun: true, isFinished: true, readDays: [] },
    written: [],
    answers: Array.from({ length: count }, (_, at) => ({
      item: itemHash(`${chapterId} ${at}`),
      isRight: at % 3 !== 0,
      atMs: Date.now(),
    })),
  })),
});
/** Waits until the card has been computed. */
async function settled(): Promise<HTMLElement> {
  await show();
  return waitFor(() => {
    const card = document.querySelector<HTMLElement>('[aria-labelledby="standing-title"]:has(summary)');
    return card ?? expect.fail('the card is not worked out');
  });
}

// docs/product/screens.md#where-i-stand
test('the forecast is a sentence, the units with the biggest gain, and levels in words', async () => {
  server.firstAnswers = answered(60);
  const shown = await settled();
  expect(shown.textContent).toMatch(/You'd score about \d+ of 80 today \(most likely \d+ to \d+\)\./);
  expect(textsOf(within(shown).getAllByRole('heading', { level: 3 }))).toEqual(['Your biggest gains']);
  expect(shown.textContent).toMatch(/Matter up to \d+ more of 48 marks/);
  const unit = within(shown).getByRole('link', { name: 'Matter' });
  expect(unit.getAttribute('href')).toMatch(/^\/tabs\/s1\/s1-c[12]$/);
  expect(shown.textContent).not.toContain('your last paper');
  expect(textsOf(within(shown).getAllByRole('tab'))).toEqual(['Science', 'Other subjects']);
  expect(textsOf(shown.querySelectorAll('summary'))).toEqual([
    expect.stringMatching(/^Subject 1(Learning|Steady|Exam-ready)$/),
    expect.stringMatching(/^Subject 2(Learning|Steady|Exam-ready)$/),
  ]);
  expect(textsOf(shown.querySelectorAll('details li'))).toHaveLength(3);
});

// docs/product/screens.md#where-i-stand
test.each([
  [
    150,
    'You got 75 of 80 in your last paper. You marked part of it yourself. The answers checked by the app suggest fewer marks.',
  ],
  [20, 'You got 10 of 80 in your last paper. Your other answers suggest more.'],
])('a last paper of %d half marks, outside the range, is explained', async (halves, text) => {
  server.firstAnswers = answered(60);
  const paper = { paperId: 'science', name: 'Science', outOfHalves: 160, units: [], timeTaken: 60 };
  server.papers = [
    { ...paper, _id: 'new', halves, createdAt: '2026-11-20T10:00:00.000Z' },
    { ...paper, _id: 'old', halves: 80, createdAt: '2026-11-10T10:00:00.000Z' },
  ];
  expect((await settled()).textContent).toContain(text);
});

// docs/product/screens.md#where-i-stand
test('a subject with too few answers shows how many more are needed, and where', async () => {
  server.firstAnswers = answered(3);
  const shown = await settled();
  expect(shown.textContent).toContain('Answer about 31 more questions, ideally in Matter.');
  expect(shown.textContent).not.toContain("You'd score");
  expect(within(shown).getAllByRole('link')[0]?.getAttribute('href')).toBe('/practice');
});

// docs/product/screens.md#where-i-stand
test('a subject without a board paper shows levels only', async () => {
  libraryWith([]);
  server.firstAnswers = answered(60);
  const shown = await settled();
  expect(shown.textContent).toContain('you see levels only');
  expect(shown.textContent).not.toContain('more question');
  expect(textsOf(shown.querySelectorAll('summary'))).toHaveLength(3);
});

// docs/product/screens.md#where-i-stand
test('a student without Super sees no standing', async () => {
  server.page = { data: { isLocked: true, data: null } };
  await show();
  await act(() => import('#src/features/progress/standing/where-i-stand.tsx'));
  expect(document.querySelector('#standing-title')).toBeNull();
});
