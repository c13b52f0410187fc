import '../device-databases.ts';
import { brand } from '@repo/contracts/brand';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type KeptPractice, keepPractice, readPractice } from '#src/study/questions/kept-practice.ts';
import { withPaper } from '../paper-content.ts';
import { focused, open, questionsOf, superUser, useFreshDevice } from '../practice-app.tsx';

useFreshDevice();

describe('a practice interrupted by a reload', () => {
  const questions = questionsOf('Kept', 5).map((question) => ({ ...question, chapterId: 's1-c1' }));
  const places = [
    { chapterId: 's1-c1', chapterName: 'Chapter 1', subjectId: 's1', subjectName: 'Subject 1' },
  ];
  const keptSince = (seconds: number, part: Partial<KeptPractice> = {}): KeptPractice => {
    const startedAtMs = Date.now() - seconds * 1_000;
    const deadlineMs = startedAtMs + 480_000;
    return {
      set: { questions, places },
      answers: [1, 1, -1, -1, -1],
      index: 2,
      startedAtMs,
      deadlineMs,
      ...part,
    };
  };

  test('a practice interrupted by a reload continues where it was, with the same questions', async () => {
    keepPractice(superUser.id, keptSince(60));
    const { user } = await open();
    await screen.findByText('Your practice is still open');
    screen.getByText('2 of 5 answered');
    await user.click(screen.getByRole('button', { name: 'Resume practice' }));
    await screen.findByText('Question 3 of 5');
    expect(focused()).toContain('Kept 3');
  });

  const hints = { hint: 'Look.', secondHint: 'Halve it.' };
  const hinted = questions.map((question, at) => ({ ...question, ...(at === 2 ? hints : {}) }));

  test('a practice interrupted by a reload opens two hints of a question by keyboard, each with the focus, and shows no button without one', async () => {
    keepPractice(superUser.id, keptSince(60, { set: { questions: hinted, places } }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Resume practice' }));
    await screen.findByText('Question 3 of 5');
    await user.tab();
    await user.tab();
    expect(focused()).toBe('Hint');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('HintLook.');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Second hintHalve it.');
    expect(screen.queryByRole('button', { name: /hint/i })).toBeNull();
    expect(readPractice(superUser.id)).toMatchObject({
      answers: [1, 1, -1, -1, -1],
      openHints: [0, 0, 2, 0, 0],
    });
    await user.keyboard('b{Enter}');
    await screen.findByText('Question 4 of 5');
    expect(screen.queryByRole('button', { name: /hint/i })).toBeNull();
  });

  test('a practice interrupted by a reload keeps its open hints', async () => {
    keepPractice(superUser.id, keptSince(60, { set: { questions: hinted, places }, openHints: [0, 0, 1] }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Resume practice' }));
    await screen.findByText('Look.');
    screen.getByRole('button', { name: 'Second hint' });
    expect(focused()).toContain('Kept 3');
  });

  test('a practice interrupted by a reload ends when its time is over, and shows the results', async () => {
    keepPractice(superUser.id, keptSince(3_600));
    await open();
    await screen.findByText('Time is up.');
    screen.getByText('You scored 40%');
    screen.getByText('8:00');
    await waitFor(() => expect(readPractice(superUser.id)?.ended).toMatchObject({ isTimeUp: true }));
  });

  test('a practice interrupted by a reload can be resumed at any time without a clock', async () => {
    keepPractice(superUser.id, keptSince(86_400, { deadlineMs: Number.POSITIVE_INFINITY }));
    await open();
    await screen.findByText('Your practice is still open');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('a practice interrupted by a reload can be discarded for a new one', async () => {
    keepPractice(superUser.id, keptSince(60));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Choose anew' }));
    await screen.findByRole('button', { name: 'Start practice' });
    expect(readPractice(superUser.id)).toBeNull();
  });

  test('a practice interrupted by a reload shows its results again for twelve hours', async () => {
    const ended = { atMs: Date.now(), timeTakenSeconds: 75, isTimeUp: false };
    keepPractice(superUser.id, keptSince(100, { ended }));
    await open();
    await screen.findByText('You scored 40%');
    screen.getByText('1:15');
    expect(readPractice(superUser.id, ended.atMs + 13 * 3_600_000)).toBeNull();
  });

  test('a practice interrupted by a reload is not offered to another student, nor is invalid data', async () => {
    keepPractice('someone-else', keptSince(60));
    localStorage.setItem(
      `${brand.storagePrefix}-practice-${superUser.id}`,
      '{"set":{"questions":[]},"answers":[]}',
    );
    await open();
    await screen.findByRole('button', { name: 'Start practice' });
    expect(readPractice('someone-else')).not.toBeNull();
  });

  const ended = { ended: { atMs: Date.now(), timeTakenSeconds: 60, isTimeUp: false } };

  // docs/product/screens.md#what-next
  test('a finished practice does not hide the unfinished paper to which Home links', async () => {
    keepPractice(superUser.id, keptSince(60, ended));
    const { router } = await open(superUser, [4, 8], withPaper);
    await screen.findByRole('heading', { name: 'You scored 40%' });
    await router.navigate({ to: '/dashboard' });
    await router.navigate({ to: '/practice', state: { practiceKind: 'paper' } });
    await screen.findByRole('button', { name: /^Model paper/ });
  });

  // docs/product/screens.md#what-next
  test('the suggested next task after a practice opens from its results: a paper, or a new practice', async () => {
    keepPractice(superUser.id, keptSince(60, ended));
    const { router } = await open(superUser, [4, 8], withPaper);
    await screen.findByRole('heading', { name: 'You scored 40%' });
    await router.navigate({ to: '/practice', state: { practiceKind: 'paper' } });
    await screen.findByRole('button', { name: /^Model paper/ });
    await router.navigate({ to: '/practice', state: { practiceKind: 'questions' } });
    await screen.findByRole('button', { name: 'Start practice' });
  });
});
