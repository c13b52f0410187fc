import '../device-databases.ts';
import type { Test } from '@repo/contracts/content';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { keepPractice } from '#src/study/questions/kept-practice.ts';
import { open, superUser, useFreshDevice } from '../practice-app.tsx';
import { renderApp } from '../render-app.tsx';

useFreshDevice();

const long: Test['questions'][number] = {
  question: 'How long is it?',
  options: ['12 cm', '13 cm', '14 cm'],
  correctAnswer: 0,
  difficulty: 'easy',
  typedAnswer: { kind: 'number', value: '12', unit: 'cm' },
};
const plain: Test['questions'][number] = { ...long, question: 'And wide?', typedAnswer: undefined };
const place = { chapterId: 's1-c1', chapterName: 'Chapter 1', subjectId: 's1', subjectName: 'Subject 1' };

async function openPractice(questions: (typeof long)[]) {
  keepPractice(superUser.id, {
    set: { questions: questions.map((each) => ({ ...each, chapterId: 's1-c1' })), places: [place] },
    ...{ answers: questions.map(() => -1), index: 0, startedAtMs: Date.now() },
    deadlineMs: Number.POSITIVE_INFINITY,
  });
  const opened = await open();
  await opened.user.click(await screen.findByRole('button', { name: 'Resume practice' }));
  return opened;
}
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your answer with its unit' });

it('a practice takes a typed answer, asks again for what it cannot read, and shows what was read', async () => {
  const { user } = await openPractice([long]);
  await user.click(await screen.findByRole('button', { name: 'Type the answer' }));
  const first = await field();
  expect(document.activeElement).toBe(first);
  expect(screen.queryByRole('radio')).toBeNull();

  await user.type(first, '12 apples{Enter}');
  await screen.findByText(/This unit isn't known/);
  expect(first.getAttribute('aria-invalid')).toBe('true');
  const finish = screen.getByRole<HTMLButtonElement>('button', { name: 'Finish' });
  expect(finish.disabled).toBe(true);

  await renderApp('/practice');
  await screen.findByText('0 of 1 answered');
  await user.click(screen.getByRole('button', { name: 'Resume practice' }));
  const input = await field();
  expect(input.value, 'what could not be read is still there').toBe('12 apples');
  await user.clear(input);
  await user.type(input, '12');
  await screen.findByText(/The unit is missing/);
  await user.clear(input);
  await user.type(input, '1');
  await user.click(screen.getByRole('button', { name: 'times' }));
  expect(document.activeElement).toBe(input);
  await user.type(input, '120 mm');
  await screen.findByText(/You wrote/);
  expect(input.value).toBe('1×120 mm');
  await user.keyboard('{Enter}');

  await screen.findByText('You scored 100%', { selector: 'h2' });
  await screen.findByText((_, element) => element?.tagName === 'DD' && /120/.test(element.textContent ?? ''));
  cleanup();
  await renderApp('/practice');
  await screen.findByText('You scored 100%', { selector: 'h2' });
});

it('a question with a typed answer shows its options on request, and other questions have no field', async () => {
  const { user } = await openPractice([long, plain]);
  await user.click(await screen.findByRole('button', { name: 'Type the answer' }));
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
  const choose = async () => {
    const [, second] = await screen.findAllByRole<HTMLInputElement>('radio');
    await user.click(second as HTMLElement);
    expect(second?.checked).toBe(true);
  };
  await user.type(await field(), '99 cm');
  expect(next.disabled).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Show the options' }));
  expect(next.disabled).toBe(true);
  await choose();
  await user.click(screen.getByRole('button', { name: 'Type the answer' }));
  expect((await field()).value).toBe('');
  expect(next.disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Show the options' }));
  await choose();
  await user.keyboard('{Enter}');
  await screen.findByText('And wide?');
  expect(screen.queryByRole('button', { name: 'Type the answer' })).toBeNull();
});

it('a wrong typed answer that is no option counts as wrong, and the result says what was typed', async () => {
  const { user } = await openPractice([long]);
  await user.click(await screen.findByRole('button', { name: 'Type the answer' }));
  await user.type(await field(), '12 kg{Enter}');
  await screen.findByText('You scored 0%', { selector: 'h2' });
  await screen.findByText(/the unit doesn't/);
  expect(screen.queryByText('Not selected')).toBeNull();
});
