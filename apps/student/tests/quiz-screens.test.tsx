import { flushSync } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { button, currentRouter, pageText } from './render-app.tsx';
import { callsOf, gone, open, patience, press, questions, seen, useStudyApp } from './study-app.tsx';

useStudyApp();

describe('the quiz', () => {
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
  const tab = (name: string) => {
    const all = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    return all.find(({ textContent }) => textContent === name) as HTMLElement;
  };
  const start = async () => {
    await vi.waitFor(() => button('Start Quiz'), patience);
    button('Start Quiz').click();
    await seen('Question 1 of 2');
  };

  test('is answered by keyboard to its end, sent once, and shows the marks of the server', async () => {
    const calls = await open('/tabs/s1/s1-c1?tab=quiz', { 'progress.submitTest': marked });
    await start();
    expect(document.activeElement?.tagName).toBe('LEGEND');
    expect(button('Next').disabled).toBe(true);
    expect(pageText()).toContain('Ek option chuno');
    press('a');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    press('Enter');
    await seen('Question 2 of 2');
    press('3');
    await vi.waitFor(() => expect(button('Finish').disabled).toBe(false), patience);
    press('Enter');
    await seen('You scored 50%');
    await seen('Result saved');
    expect(pageText()).toContain('Passed');
    expect(pageText()).toContain('Roses are.');
    const sent = callsOf(calls, 'progress.submitTest');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({
      testId: 's1-c1-q1',
      chapterId: 's1-c1',
      answers: [0, 2],
      contentTimestamp: '2026-01-01T00:00:00.000Z',
    });
  });

  test('has no navigation beside its questions, and has it again beside its result', async () => {
    await open('/tabs/s1/s1-c1?tab=quiz', { 'progress.submitTest': marked });
    const hasNavigation = () => document.querySelector('nav[aria-label="Main"]') !== null;
    await vi.waitFor(() => expect(hasNavigation()).toBe(true), patience);
    await start();
    expect(hasNavigation()).toBe(false);
    press('a');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    press('Enter');
    await seen('Question 2 of 2');
    press('a');
    await vi.waitFor(() => expect(button('Finish').disabled).toBe(false), patience);
    press('Enter');
    await seen('Result saved');
    expect(hasNavigation()).toBe(true);
  });

  test('answers the tap on Start at once, and begins behind that answer, once', async () => {
    await open('/tabs/s1/s1-c1?tab=quiz');
    await vi.waitFor(() => button('Start Quiz'), patience);
    flushSync(() => button('Start Quiz').click());
    expect(button('Start Quiz').getAttribute('aria-busy')).toBe('true');
    expect(pageText()).not.toContain('Question 1 of 2');
    button('Start Quiz').click();
    await seen('Question 1 of 2');
    expect(document.activeElement?.tagName).toBe('LEGEND');
  });

  test('does not begin behind the back of who left by another tab right after Start', async () => {
    await open('/tabs/s1/s1-c1?tab=quiz');
    await vi.waitFor(() => button('Start Quiz'), patience);
    flushSync(() => button('Start Quiz').click());
    tab('Memes').click();
    await vi.waitFor(() => expect(tab('Memes').getAttribute('aria-selected')).toBe('true'), patience);
    tab('Quiz').click();
    await vi.waitFor(() => button('Start Quiz'), patience);
    expect(pageText()).not.toContain('Leave the quiz?');
  });

  test('begins though the address of the same screen is rewritten right after Start', async () => {
    await open('/tabs/s1/s1-c1?tab=quiz');
    await vi.waitFor(() => button('Start Quiz'), patience);
    flushSync(() => button('Start Quiz').click());
    void currentRouter().navigate({ to: '.', replace: true, search: true, state: true });
    await seen('Question 1 of 2');
  });

  test('asks before a tab is left; Stay keeps the answers, Leave resets', async () => {
    const calls = await open('/tabs/s1/s1-c1?tab=quiz', { 'progress.submitTest': marked });
    await start();
    press('b');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    tab('Memes').click();
    await seen('Leave the quiz?');
    button('Stay').click();
    await gone('Leave the quiz?');
    expect(document.querySelectorAll<HTMLInputElement>('fieldset input')[1]?.checked).toBe(true);
    tab('Memes').click();
    await seen('Leave the quiz?');
    button('Leave').click();
    await gone('Question 1 of 2');
    expect(callsOf(calls, 'progress.submitTest')).toEqual([]);
  });

  test('keeps its result when the server cannot be reached, and sends the same attempt by Retry', async () => {
    let isDown = true;
    const calls = await open('/tabs/s1/s1-c1?tab=quiz', {
      'progress.submitTest': (input) => (isDown ? undefined : marked(input)),
    });
    await start();
    press('a');
    await vi.waitFor(() => expect(button('Next').disabled).toBe(false), patience);
    press('Enter');
    await seen('Question 2 of 2');
    press('b');
    await vi.waitFor(() => expect(button('Finish').disabled).toBe(false), patience);
    press('Enter');
    await seen('Save pending');
    await seen('You scored 100%');
    isDown = false;
    button('Retry').click();
    await seen('Result saved');
    const ids = callsOf(calls, 'progress.submitTest').map(
      ({ input }) => (input as { attemptId: string }).attemptId,
    );
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});
