import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openLibrary } from '../logged-in.ts';
import {
  expanded,
  figures,
  result,
  rowButtons,
  server,
  show,
  startSession,
  student,
  textsOf,
} from '../progress-app.tsx';

beforeEach(startSession);

/** The screen with one result, opened. */
async function openResult(shown = result('r', 'Acids test')) {
  server.results = { data: [shown] };
  const user = await show();
  await user.click(rowButtons()[0] as HTMLElement);
}

describe('the progress page with Super', () => {
  beforeEach(() => {
    server.page = { data: { isLocked: false, data: figures } };
    server.results = { data: [] };
  });

  test('the progress page with Super shows ring, counters, syllabus, activity and stats, and how to get results', async () => {
    await show();
    screen.getByRole('img', { name: '25% complete' });
    expect(textsOf(screen.getAllByRole('term')).slice(0, 4)).toEqual([
      'Chapters completed',
      'In progress',
      'Not started',
      'Total tests taken',
    ]);
    expect(textsOf(screen.getAllByRole('definition')).slice(0, 4)).toEqual(['2', '1', '5', '3']);
    expect(textsOf(screen.getAllByRole('definition')).slice(4)).toEqual(['1 day', '71%', '3', 'Never']);
    screen.getByText('4 chapters');
    screen.getByText('50% complete');
    screen.getByText('You joined on 5 Jan 2026');
    expect(document.body.textContent).not.toContain('Sample data');
    screen.getByText('No test results found.');
    screen.getByText('Take some tests to see your results here!');
  });

  test('the progress page with Super has a line for written answers once there are any, and handles an unknown joined date', async () => {
    const data = { ...figures, writtenStats: { answered: 4, marksPercentage: 62 }, joinedDate: '' };
    server.page = { data: { isLocked: false, data } };
    await show();
    expect(textsOf(screen.getAllByRole('term'))).toContain('Written answers');
    expect(textsOf(screen.getAllByRole('definition')).slice(4)).toEqual([
      '1 day',
      '71%',
      '3',
      '4, with 62% of the marks',
      'Never',
    ]);
    screen.getByText('Unknown date');
    expect(document.body.textContent).not.toContain('You joined on');
  });

  test('the progress page with Super opens one result at a time', async () => {
    server.results = { data: [result('a', 'One'), result('b', 'Two')] };
    const user = await show();
    const [first, second] = rowButtons();
    expect(expanded()).toEqual(['false', 'false']);
    await user.click(first as HTMLElement);
    expect(expanded()).toEqual(['true', 'false']);
    await user.click(second as HTMLElement);
    expect(expanded()).toEqual(['false', 'true']);
    expect(textsOf(screen.queryAllByRole('heading', { level: 4 }))).toEqual([
      'Test Details',
      'Performance',
      'Answer Review',
    ]);
    await user.click(second as HTMLElement);
    expect(expanded()).toEqual(['false', 'false']);
    expect(textsOf(screen.queryAllByRole('heading', { level: 4 }))).toEqual([]);
  });

  test("the progress page with Super shows a case's passage once above its questions, collapsible", async () => {
    const stored = result('a', 'One');
    const passage = 'A table of three salts.';
    const asked = (stored.testId?.questions ?? []).map((question, index) => ({
      ...question,
      question: `${passage}\n\nItem ${index + 1}?`,
      case: { passage, ask: `Item ${index + 1}?` },
    }));
    if (stored.testId) stored.testId.questions = asked;
    await openResult(stored);
    expect(document.body.textContent.split(passage)).toHaveLength(2);
    expect(textsOf(screen.getAllByRole('heading', { level: 5 }))).toEqual([
      'About the case',
      'Question 1',
      'Question 2',
    ]);
    expect(document.querySelector('details > summary')?.textContent).toBe('About the caseQuestions 1 to 2');
    const [first] = document.querySelectorAll('ol ol > li');
    expect(first?.textContent).toMatch(/Question 1Correct.*Item 1\?.*Your answerB\.Lemon juice$/);
  });

  test('the progress page with Super reviews each answer with the chosen option and the right one', async () => {
    await openResult();
    const [first, second] = document.querySelectorAll('section ol > li');
    expect(first?.textContent).toMatch(/Question 1Correct.*First\?.*Your answerB\.Lemon juice$/);
    expect(second?.textContent).toMatch(
      /Question 2Incorrect.*Second\?.*Your answerNot selectedRight answerB\.Lemon juice$/,
    );
    expect(first?.querySelector('dd strong')?.textContent).toBe('Lemon');
  });

  // docs/product/screens.md#reporting-a-mistake
  test('the progress page with Super lets a question be reported while the library has it unchanged', async () => {
    await openResult();
    expect(screen.queryByRole('button', { name: /^Report a mistake/ })).toBeNull();
    const [first] = result('r', 'Acids test').testId.questions;
    const chapter = { _id: 'c', name: 'Acids', isLocked: false, isAllContentAvailable: true };
    const test = { _id: 't', title: 'Acids test', timeLimit: 10, passingScore: 40, questions: [first] };
    const subjects = [
      { _id: 's', name: 'Chemistry', isAllContentAvailable: true, chapters: [{ ...chapter, tests: [test] }] },
    ];
    const reply = { data: { timestamp: '2026-01-01T00:00:00.000Z', subjects } };
    openLibrary(student, reply);
    await openResult();
    const [report, ...others] = screen.getAllByRole('button', { name: /^Report a mistake/ });
    expect(report?.getAttribute('aria-label')).toBe('Report a mistake, Question 1');
    expect(others).toEqual([]);
  });

  test("the progress page with Super shows 'Completed' beside the badge of a failed test", async () => {
    await openResult({ ...result('a', ''), isPassed: false, score: 10 });
    const row = document.querySelector('.result-list > li')?.textContent ?? '';
    for (const text of [
      'Untitled Test',
      'Failed',
      '10%',
      'Score50%',
      'StatusCompleted',
      'Time taken4 min 35 sec',
    ])
      expect(row).toContain(text);
  });

  test('the progress page with Super logs failed requests for results, and offers a retry', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.results = { error: new Error('away') };
    const user = await show();
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByText('No test results found.');
    expect(document.body.textContent).not.toContain('Take some tests');
    await user.click(screen.getByRole('button', { name: /again|Retry/i }));
    expect(server.refetchResults).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
