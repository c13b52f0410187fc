import '../device-databases.ts';
import type { Test } from '@repo/contracts/content';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepPractice } from '#src/study/questions/kept-practice.ts';
import { open, superUser, useFreshDevice } from '../practice-app.tsx';
import { renderApp } from '../render-app.tsx';

useFreshDevice();

const sum: Test['questions'][number] = {
  question: 'The sum of 3 and 5 is',
  options: ['15', '8', '2'],
  correctAnswer: 1,
  difficulty: 'easy',
  hint: 'Count on from the larger number.',
  otherNumbers: {
    own: { a: 3, b: 5 },
    numbers: { a: '2..9', b: '2..9' },
    where: ['a < b'],
    question: 'The sum of {{a}} and {{b}} is',
    right: '{{a + b}}',
    wrong: [
      { option: '{{a b}}', slip: 'You multiplied {{a}} and {{b}}.' },
      { option: '{{b - a}}', slip: 'You subtracted.' },
    ],
    explanation: 'Together {{a}} and {{b}} are {{a + b}}.',
  },
};
const tryIt = { name: /^Try it with other numbers/ };

it('a practice ends with a question with other numbers, which names the slip and does not count', async () => {
  const asOwn = { ...sum.otherNumbers, numbers: { a: '3', b: '5' } };
  const questions = [sum, { ...sum, otherNumbers: asOwn } as typeof sum].map((each) => ({
    ...each,
    chapterId: 's1-c1',
  }));
  const place = { chapterId: 's1-c1', chapterName: 'Chapter 1', subjectId: 's1', subjectName: 'Subject 1' };
  keepPractice(superUser.id, {
    set: { questions, places: [place] },
    ...{ answers: [1, 1], index: 1, startedAtMs: Date.now(), deadlineMs: Number.POSITIVE_INFINITY },
    ended: { atMs: Date.now(), timeTakenSeconds: 9, isTimeUp: false },
  });
  const { calls, user } = await open();
  const [button, ...others] = await screen.findAllByRole('button', tryIt);
  expect(others).toEqual([]);
  await user.click(button as HTMLElement);

  const group = screen.getByRole('group', { name: /The sum of \d and \d is/ });
  const [, a = 0, b = 0] = /sum of (\d) and (\d)/.exec(group.textContent ?? '')?.map(Number) ?? [];
  expect([a, b]).not.toEqual([3, 5]);
  screen.getByText('This does not count in your score.');
  expect(group.contains(document.activeElement)).toBe(true);
  await user.click(within(group).getByRole('button', { name: 'Hint' }));
  within(group).getByText('Count on from the larger number.');

  const options = within(group).getAllByRole('radio');
  const wrong = options.findIndex((one) => one.closest('label')?.textContent?.slice(1) === String(a * b));
  await user.keyboard(`${wrong + 1}{Enter}`);
  const item = within(group.closest('li') as HTMLElement);
  expect(item.getByRole('status').textContent).toContain(`Incorrect. You multiplied ${a} and ${b}.`);
  screen.getByText(`Together ${a} and ${b} are ${a + b}.`);
  screen.getByText('You scored 100%', { selector: 'h2' });
  expect(calls.filter(({ path }) => path.startsWith('tests.'))).toEqual([]);

  cleanup();
  await renderApp('/practice');
  await screen.findByText(new RegExp(`The sum of ${a} and ${b} is`));
  screen.getByText(`Together ${a} and ${b} are ${a + b}.`);
});
