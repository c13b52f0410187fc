import { act } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { flattenBulk } from '#src/library/flatten-bulk.ts';
import { activateLibrary } from '#src/library/library.ts';
import { setCredentials } from '#src/session/session.ts';

import { figures, find, server, show, startSession, textOf, user } from './progress-app.tsx';

beforeEach(startSession);

describe('the progress page without Super', () => {
  beforeEach(() => {
    server.page = { data: { isLocked: true, data: null } };
  });

  test('shows a sample that is marked as such, inert and hidden from assistive technology', async () => {
    const host = await show();
    const sample = find(host, '[data-sample]');
    expect(sample.hasAttribute('inert')).toBe(true);
    expect(sample.getAttribute('aria-hidden')).toBe('true');
    expect(sample.textContent).toContain('Sample data');
    expect(sample.textContent).toContain('75% complete');
  });

  test('asks for no result of a test', async () => {
    await show();
    expect(server.resultsAsked).toBe(0);
  });

  test('has its only heading on the card, outside the sample, the way to Super and a way home', async () => {
    const host = await show();
    const sample = find(host, '[data-sample]');
    expect(textOf(host, 'h1')).toEqual(['Your Progress']);
    expect(sample.querySelector('h1')).toBeNull();
    const links = [...host.querySelectorAll('a')].filter((link) => !sample.contains(link));
    expect(links.map((link) => link.textContent)).toEqual(['Back to Home']);
    const buttons = [...host.querySelectorAll('button')].filter((button) => !sample.contains(button));
    expect(buttons.map((button) => button.textContent)).toEqual(['Upgrade']);
  });

  test('offers the free chapter while it is unclaimed and there is a locked one', async () => {
    const links = async () => {
      const host = await show();
      return [...host.querySelectorAll('a')]
        .filter((link) => !link.closest('[inert]'))
        .map((link) => link.getAttribute('href'));
    };
    const chapter = { _id: 'c1', name: 'Motion', isLocked: true, isAllContentAvailable: true };
    const subject = { _id: 's1', name: 'Physics', isAllContentAvailable: true, chapters: [chapter] };
    const reply = { data: { timestamp: '2026-01-01T00:00:00.000Z', subjects: [subject] } };
    activateLibrary(flattenBulk(reply, { owner: 'u1', etag: null }));
    onTestFinished(() => activateLibrary(null));
    expect(await links()).toEqual(['/subject/s1', '/dashboard']);
    setCredentials({ ...user, freeChapterClaimed: true }, 'token');
    expect(await links()).toEqual(['/dashboard']);
  });
});

test('a failure is said in place, with Retry', async () => {
  server.page = { error: new Error('away') };
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const host = await show();
  expect(find(host, '[role="alert"]').textContent).toBe('Error fetching progress data');
  expect(textOf(host, 'h1')).toEqual(['Your Progress']);
  await act(async () => find(host, 'button').click());
  expect(server.refetchPage).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'the heading keeps its focus when the answer comes (locked: %s)',
  async (isLocked) => {
    const host = await show();
    expect(host.querySelector('[aria-busy="true"]')).not.toBeNull();
    const heading = find(host, 'h1');
    heading.tabIndex = -1;
    heading.focus();
    server.page = { data: { isLocked, data: isLocked ? null : figures } };
    server.results = { data: [] };
    await act(async () => server.settle());
    expect(host.querySelector('[data-sample]') !== null).toBe(isLocked);
    expect(document.activeElement).toBe(heading);
  },
);
