import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setCredentials } from '#src/platform/session/session.ts';
import { openLibrary } from '../logged-in.ts';
import { figures, server, show, startSession, student, textsOf } from '../progress-app.tsx';

beforeEach(startSession);

/** The sample is hidden from assistive technology, so no role finds it. */
const findSample = () => document.querySelector('[data-sample]') ?? expect.fail('there is no sample');

describe('the progress page without Super', () => {
  beforeEach(() => {
    server.page = { data: { isLocked: true, data: null } };
  });

  test('the progress page without Super shows a labelled, inert sample, requests no results, and has its only heading on the card', async () => {
    await show();
    expect(server.resultsAsked).toBe(0);
    const sample = findSample();
    expect(sample.hasAttribute('inert')).toBe(true);
    expect(sample.getAttribute('aria-hidden')).toBe('true');
    expect(sample.textContent).toContain('Sample data');
    expect(sample.textContent).toContain('75% complete');
    expect(textsOf(document.querySelectorAll('h1'))).toEqual(['Your Progress']);
    expect(sample.querySelector('h1')).toBeNull();
    expect(textsOf(screen.getAllByRole('link'))).toEqual(['Back to Home']);
    expect(textsOf(screen.getAllByRole('button'))).toEqual(['Upgrade']);
  });

  test('the progress page without Super offers the free chapter while it is available and a chapter is locked', async () => {
    const links = async () => {
      await show();
      return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    };
    const chapter = { _id: 'c1', name: 'Motion', isLocked: true, isAllContentAvailable: true };
    const subject = { _id: 's1', name: 'Physics', isAllContentAvailable: true, chapters: [chapter] };
    const reply = { data: { timestamp: '2026-01-01T00:00:00.000Z', subjects: [subject] } };
    openLibrary(student, reply);
    expect(await links()).toEqual(['/subject/s1', '/dashboard']);
    setCredentials({ ...student, freeChapterClaimed: true }, 'token');
    expect(await links()).toEqual(['/dashboard']);
  });
});

test('a failed load of the progress page shows an error in place, with Retry', async () => {
  server.page = { error: new Error('away') };
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = await show();
  expect(screen.getByRole('alert').textContent).toBe('Error fetching progress data');
  screen.getByRole('heading', { level: 1, name: 'Your Progress' });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(server.refetchPage).toHaveBeenCalledOnce();
});

test.each([true, false])(
  "the progress page's heading keeps the focus when the data arrives (locked: %s)",
  async (isLocked) => {
    await show();
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    const heading = screen.getByRole('heading', { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    server.page = { data: { isLocked, data: isLocked ? null : figures } };
    server.results = { data: [] };
    await act(async () => server.settle());
    expect(document.querySelector('[data-sample]') !== null).toBe(isLocked);
    expect(document.activeElement).toBe(heading);
  },
);
