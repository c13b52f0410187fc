import { screen, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { endSession } from '#src/account/session/end-session.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { callsOf, open, publish, questions, student, useStudyApp } from './study-app.tsx';

useStudyApp();

const marked = (input: unknown) => {
  const { answers } = input as { answers: number[] };
  return {
    _id: 'r1',
    testId: { _id: 's1-c1-q1', title: 'Test', passingScore: 40, questions },
    chapterId: { _id: 's1-c1', name: 'Chapter 1', subject: { _id: 's1', name: 'Subject 1' } },
    score: 50,
    isPassed: true,
    timeTaken: 1,
    correctAnswers: 1,
    incorrectAnswers: 1,
    answers,
    createdAt: '2026-01-02T00:00:00.000Z',
  };
};
const tab = (name: string) => screen.getByRole('tab', { name });
const start = async (answers: Parameters<typeof open>[1] = { 'exchange.quiz': marked }) => {
  const opened = await open('/tabs/s1/s1-c1?tab=quiz', answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  await screen.findByText('Question 1 of 2');
  return opened;
};
/** Taps Start and renders the immediate response only. */
const tapStart = async () => {
  const opened = await open('/tabs/s1/s1-c1?tab=quiz');
  const button = await screen.findByRole('button', { name: 'Start Quiz' });
  flushSync(() => button.click());
  return { ...opened, button };
};

test('the quiz sends what was typed beside the options it matches, each question from an empty field', async () => {
  const asked = { question: 'Which is red?', typedAnswer: { kind: 'word', value: 'rose' } as const };
  publish(({ subjects }) => {
    for (const test of subjects[0]?.chapters[0]?.tests ?? [])
      test.questions = questions.map((question) => ({ ...question, ...asked }));
  });
  const { calls, user } = await start();
  await user.click(screen.getByRole('button', { name: 'Type the answer' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'The Rose{Enter}');
  await screen.findByText('Question 2 of 2');
  await user.type(await screen.findByRole('textbox', { name: 'Your answer' }), 'tulip{Enter}');
  await screen.findByText('Result saved');
  const [sent] = callsOf(calls, 'exchange.quiz');
  expect(sent?.input).toMatchObject({ answers: [0, -1], typed: ['The Rose', 'tulip'] });
});

// docs/product/screens.md#quiz-by-keyboard
test('the quiz is answered by keyboard without the navigation beside it, sent once, and shows the marks of the server', async () => {
  const { calls, user } = await open('/tabs/s1/s1-c1?tab=quiz', { 'exchange.quiz': marked });
  const navigation = () => screen.queryByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(navigation()).not.toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  await screen.findByText('Question 1 of 2');
  expect(navigation()).toBeNull();
  expect(document.activeElement?.tagName).toBe('LEGEND');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
  screen.getByText('Ek option chuno');
  await user.keyboard('a{Enter}');
  await screen.findByText('Question 2 of 2');
  await user.keyboard('3{Enter}');
  await screen.findByText('You scored 50%');
  await screen.findByText('Result saved');
  expect(navigation()).not.toBeNull();
  screen.getByText('Passed');
  screen.getByText('Roses are.');
  const sent = callsOf(calls, 'exchange.quiz');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.input).toMatchObject({
    testId: 's1-c1-q1',
    chapterId: 's1-c1',
    answers: [0, 2],
    contentTimestamp: '2026-01-01T00:00:00.000Z',
  });
});

// docs/product/study.md#study-needs
test('the quiz has extra time from the switch in the profile until the logout', async () => {
  const quiz = '/tabs/s1/s1-c1?tab=quiz';
  const minutes = async () => (await screen.findByText('Minutes')).parentElement?.textContent;
  const { router, user } = await open('/profile');
  await user.click(await screen.findByRole('switch', { name: /^Extra time/ }));
  await router.navigate({ href: quiz });
  expect(await minutes()).toContain('14');
  await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  await screen.findByText(/^1[34]:\d\d$/);
  await endSession('loggedOut');
  setCredentials(student, 'secret');
  publish();
  await open(quiz);
  expect(await minutes()).toContain('10');
});

test('the quiz shows own answers while its reply has none', async () => {
  const { user } = await start({ 'exchange.quiz': () => [] });
  await user.keyboard('b{Enter}');
  await screen.findByText('Question 2 of 2');
  await user.keyboard('3{Enter}');
  await screen.findByText('Result saved');
  screen.getByText('Roses are.');
});

test('the quiz updates progress from its reply, without another request', async () => {
  const { calls, user } = await start({
    'exchange.quiz': marked,
    'progress.standing': () => ({ completed: [], last: null, quizzes: [], written: [] }),
  });
  await waitFor(() => expect(callsOf(calls, 'progress.standing')).toHaveLength(1));
  await user.keyboard('a{Enter}');
  await screen.findByText('Question 2 of 2');
  await user.keyboard('3{Enter}');
  await screen.findByText('Result saved');
  await user.click(screen.getByRole('button', { name: 'Retake Quiz' }));
  await screen.findByText(/^Last time: 50%/);
  await waitFor(() => expect(callsOf(calls, 'progress.streak')).not.toEqual([]));
  for (const path of ['progress.standing', 'progress.testResults'])
    expect(callsOf(calls, path)).toHaveLength(1);
});

test('the quiz updates progress that was requested before its reply and arrives after it, without another request', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const late = (reply: object) => () => isAnswered.then(() => reply);
  const { calls, user } = await start({
    'exchange.quiz': marked,
    'progress.standing': late({ completed: [], last: null, quizzes: [], written: [] }),
    'progress.testResults': late({ results: [], seenTests: {} }),
  });
  await user.keyboard('a{Enter}');
  await screen.findByText('Question 2 of 2');
  await user.keyboard('3{Enter}');
  await screen.findByText('Result saved');
  await waitFor(() => expect(callsOf(calls, 'progress.streak')).not.toEqual([]));
  answer();
  await user.click(screen.getByRole('button', { name: 'Retake Quiz' }));
  await screen.findByText(/^Last time: 50%/);
  for (const path of ['progress.standing', 'progress.testResults'])
    expect(callsOf(calls, path)).toHaveLength(1);
});

test('the quiz responds to the tap on Start before it begins, and begins only once', async () => {
  const { button } = await tapStart();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Question 1 of 2')).toBeNull();
  button.click();
  await screen.findByText('Question 1 of 2');
  expect(document.activeElement?.tagName).toBe('LEGEND');
});

test('the quiz does not begin if the student opens another tab right after Start', async () => {
  const { user } = await tapStart();
  tab('Memes').click();
  await screen.findByRole('tab', { name: 'Memes', selected: true });
  await user.click(tab('Quiz'));
  await screen.findByRole('button', { name: 'Start Quiz' });
  expect(screen.queryByText('Leave the quiz?')).toBeNull();
});

test('the quiz begins even if the address of the same screen is rewritten right after Start', async () => {
  const { router } = await tapStart();
  void router.navigate({ to: '.', replace: true, search: true, state: true });
  await screen.findByText('Question 1 of 2');
});

test('the quiz asks before a tab is left; Stay keeps the answers, Leave resets', async () => {
  const { calls, user } = await start();
  await user.keyboard('b');
  await user.click(tab('Memes'));
  await screen.findByText('Leave the quiz?');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByText(/Leave the quiz\?/)).toBeNull());
  expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true);
  await user.click(tab('Memes'));
  await screen.findByText('Leave the quiz?');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByText(/Question 1 of 2/)).toBeNull());
  expect(callsOf(calls, 'exchange.quiz')).toEqual([]);
});

test('the quiz keeps its result when the server cannot be reached, and sends the same attempt by Retry', async () => {
  let isDown = true;
  const { calls, user } = await start({
    'exchange.quiz': (input) => (isDown ? undefined : marked(input)),
  });
  await user.keyboard('a{Enter}');
  await screen.findByText('Question 2 of 2');
  await user.keyboard('b{Enter}');
  await screen.findByText('Not sent yet');
  await screen.findByText('You scored 100%');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Result saved');
  const ids = callsOf(calls, 'exchange.quiz').map(({ input }) => (input as { attemptId: string }).attemptId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
