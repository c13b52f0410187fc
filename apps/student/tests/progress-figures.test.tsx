import { act } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { activateLibrary } from '#src/library/library.ts';
import {
  expanded,
  figures,
  find,
  result,
  rowButtons,
  server,
  show,
  startSession,
  textOf,
} from './progress-app.tsx';

beforeEach(startSession);

/** The screen with one result, opened. */
async function openResult(): Promise<HTMLElement> {
  server.results = { data: [result('r', 'Acids test')] };
  const host = await show();
  await act(async () => rowButtons(host)[0]?.click());
  return host;
}

describe('the progress page with Super', () => {
  beforeEach(() => {
    server.page = { data: { isLocked: false, data: figures } };
    server.results = { data: [] };
  });

  test('shows ring, counters, syllabus, activity and stats', async () => {
    const host = await show();
    expect(find(host, '[role="img"]').getAttribute('aria-label')).toBe('25% complete');
    expect(textOf(host, 'dt').slice(0, 4)).toEqual([
      'Chapters completed',
      'In progress',
      'Not started',
      'Total tests taken',
    ]);
    expect(textOf(host, 'dd').slice(0, 4)).toEqual(['2', '1', '5', '3']);
    expect(textOf(host, 'dd').slice(4)).toEqual(['1 day', '71%', '3', 'Never']);
    expect(host.textContent).toContain('4 chapters');
    expect(host.textContent).toContain('50% complete');
    expect(host.textContent).toContain('You joined on 5 Jan 2026');
    expect(host.textContent).not.toContain('Sample data');
  });

  test('has one line for written answers, once there are any', async () => {
    const writtenStats = { answered: 4, marksPercentage: 62 };
    server.page = { data: { isLocked: false, data: { ...figures, writtenStats } } };
    const host = await show();
    expect(textOf(host, 'dt')).toContain('Written answers');
    expect(textOf(host, 'dd').slice(4)).toEqual(['1 day', '71%', '3', '4, with 62% of the marks', 'Never']);
  });

  test("says 'Unknown date' when there is no joined date", async () => {
    server.page = { data: { isLocked: false, data: { ...figures, joinedDate: '' } } };
    const host = await show();
    expect(host.textContent).toContain('Unknown date');
    expect(host.textContent).not.toContain('You joined on');
  });

  test('says that there are no results yet and how to get some', async () => {
    const host = await show();
    expect(host.textContent).toContain('No test results found.');
    expect(host.textContent).toContain('Take some tests to see your results here!');
  });

  test('opens one result at a time', async () => {
    server.results = { data: [result('a', 'One'), result('b', 'Two')] };
    const host = await show();
    const [first, second] = rowButtons(host);
    expect(expanded(host)).toEqual(['false', 'false']);
    await act(async () => first?.click());
    expect(expanded(host)).toEqual(['true', 'false']);
    await act(async () => second?.click());
    expect(expanded(host)).toEqual(['false', 'true']);
    expect(textOf(host, 'h4')).toEqual(['Test Details', 'Performance', 'Answer Review']);
    await act(async () => second?.click());
    expect(expanded(host)).toEqual(['false', 'false']);
    expect(textOf(host, 'h4')).toEqual([]);
  });

  test('has the passage of a case once above its questions, folded by its summary', async () => {
    const stored = result('a', 'One');
    const passage = 'A table of three salts.';
    const asked = (stored.testId?.questions ?? []).map((question, index) => ({
      ...question,
      question: `${passage}\n\nItem ${index + 1}?`,
      case: { passage, ask: `Item ${index + 1}?` },
    }));
    if (stored.testId) stored.testId.questions = asked;
    server.results = { data: [stored] };
    const host = await show();
    await act(async () => rowButtons(host)[0]?.click());
    expect(host.textContent?.split(passage)).toHaveLength(2);
    expect(textOf(host, 'h5')).toEqual(['About the case', 'Question 1', 'Question 2']);
    expect(find(host, 'details > summary').textContent).toBe('About the caseQuestions 1 to 2');
    const [first] = [...host.querySelectorAll('ol ol > li')];
    expect(first?.textContent).toMatch(/Question 1Correct.*Item 1\?.*Your answerB\.Lemon juice$/);
  });

  test('reviews each answer with the chosen option and the right one', async () => {
    server.results = { data: [result('a', 'One')] };
    const host = await show();
    await act(async () => rowButtons(host)[0]?.click());
    const [first, second] = [...host.querySelectorAll('section ol > li')];
    expect(first?.textContent).toMatch(/Question 1Correct.*First\?.*Your answerB\.Lemon juice$/);
    expect(second?.textContent).toMatch(
      /Question 2Incorrect.*Second\?.*Your answerNot selectedRight answerB\.Lemon juice$/,
    );
    expect(first?.querySelector('dd strong')?.textContent).toBe('Lemon');
  });

  // docs/product.md#reporting-a-mistake
  test('a question of a result can be reported while the library has it as it was', async () => {
    const shown = await openResult();
    expect(textOf(shown, 'button').filter((text) => text === 'Report a mistake')).toEqual([]);
    const [first] = result('r', 'Acids test').testId.questions;
    const chapter = { _id: 'c', name: 'Acids', isLocked: false, isAllContentAvailable: true };
    const test = { _id: 't', title: 'Acids test', timeLimit: 10, passingScore: 40, questions: [first] };
    const subjects = [
      { _id: 's', name: 'Chemistry', isAllContentAvailable: true, chapters: [{ ...chapter, tests: [test] }] },
    ];
    const reply = { data: { timestamp: '2026-01-01T00:00:00.000Z', subjects } };
    activateLibrary(flattenBulk(reply, { owner: 'u1', etag: null }));
    onTestFinished(() => activateLibrary(null));
    const again = await openResult();
    const labels = [...again.querySelectorAll('[aria-label^="Report a mistake"]')].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(labels).toEqual(['Report a mistake, Question 1']);
  });

  test("reads 'Completed' beside the badge of a failed test", async () => {
    server.results = { data: [{ ...result('a', ''), isPassed: false, score: 10 }] };
    const host = await show();
    await act(async () => rowButtons(host)[0]?.click());
    const row = find(host, '.result-list > li').textContent ?? '';
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

  test('only logs that results could not be fetched, and lets the student try again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.results = { error: new Error('away') };
    const host = await show();
    expect(log).toHaveBeenCalledTimes(1);
    expect(host.querySelector('[role="alert"]')).toBeNull();
    expect(host.textContent).toContain('No test results found.');
    expect(host.textContent).not.toContain('Take some tests');
    await act(async () => find(host, 'button').click());
    expect(server.refetchResults).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
