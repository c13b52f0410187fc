import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { positionIdOf } from '#src/study-log/outbox/job.ts';
import { createJobStore } from '#src/study-log/outbox/job-store.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { clickTwice, renderApp } from './render-app.tsx';
import { callsOf, fresh, open, publish, student, useStudyApp } from './study-app.tsx';

useStudyApp();

const chapter = { subjectId: 's1', chapterId: 's1-c1' };
const onPage = (currentPageIndex: number) => ({ notesProgress: { currentTopicIndex: 0, currentPageIndex } });

describe('a locked chapter', () => {
  test('a locked chapter shows its own links and no content; tabs, back and zen are disabled', async () => {
    await open('/tabs/s1/s1-c2');
    await screen.findByText('This chapter is locked');
    screen.getByRole('heading', { level: 1, name: 'Chapter 2' });
    expect(document.body.textContent).not.toContain('page 1 of');
    const tabs = screen.getAllByRole('tab');
    expect(tabs).toHaveLength(6);
    for (const tab of tabs)
      expect(tab.getAttribute('aria-disabled') ?? tab.hasAttribute('disabled')).toBeTruthy();
    for (const name of ['Back to Subject 1', /zen/i])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    const section = within(screen.getByRole('region', { name: 'Chapter 2' }));
    const links = section.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['Use free chapter', '5 dost bulao, free mein kholo', 'Back to chapters']);
    expect(section.getAllByRole('button').map((one) => one.textContent)).toEqual(['Upgrade']);
  });

  test('a locked chapter is left by Escape, unless a dialog is open over it', async () => {
    const { user } = await open('/tabs/s1/s1-c2');
    await screen.findByText('This chapter is locked');
    await user.click(screen.getByRole('button', { name: 'Upgrade' }));
    await screen.findByText('Get Super');
    // A dialog may be visible before it has the focus.
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText(/Get Super/)).toBeNull());
    screen.getByText('This chapter is locked');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByText(/This chapter is locked/)).toBeNull());
    screen.getByRole('heading', { level: 1, name: 'Subject 1' });
  });

  test('a locked chapter opens the subject in selection mode, where a tap asks and the answer claims it once', async () => {
    let isClaimed = false;
    const claimed = { ...student, freeChapterClaimed: true, unlockedChapters: ['s1-c1', 's1-c2'] };
    const { calls, user } = await open('/tabs/s1/s1-c2', {
      'content.claimFreeChapter': () => {
        isClaimed = true;
        return { message: 'Free chapter claimed successfully!' };
      },
      'auth.user': () => ({ user: isClaimed ? claimed : student, lastPublishedContentAt: null }),
    });
    await user.click(await screen.findByRole('link', { name: 'Use free chapter' }));
    await screen.findByText('Now select any chapter to unlock it for free!');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(false);
    const unlocked = await screen.findByRole<HTMLButtonElement>('button', { name: /^Chapter 1/ });
    expect(unlocked.disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Unlock for free: chapter 2/ }));
    await screen.findByText('Open Chapter 2 for free?');
    expect(callsOf(calls, 'content.claimFreeChapter')).toEqual([]);
    clickTwice(screen.getByRole('button', { name: 'Open it' }));
    await screen.findByText('Refresh ho raha hai…');
    expect(callsOf(calls, 'content.claimFreeChapter')).toEqual([
      { path: 'content.claimFreeChapter', input: { chapterId: 's1-c2' } },
    ]);
    await waitFor(() => expect(screen.queryByText(/Claim your reward/)).toBeNull());
  });
});

test('an unknown chapter, or one of another subject, shows a message', async () => {
  await open('/tabs/s2/s1-c1');
  await screen.findByRole('heading', { level: 1, name: 'Chapter not found or failed to load.' });
});

describe('the notes', () => {
  test('the notes start with a cover that says how long the chapter is, save nothing at first, then the page turned to', async () => {
    const { calls, user } = await open('/tabs/s1/s1-c1');
    await screen.findByRole('button', { name: 'Start' });
    screen.getByText('Whole chapter: 1 topic, 2 pages · about 2 min');
    expect(document.body.textContent).not.toContain('page 1 of s1-c1');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await screen.findByText(/^page 1 of s1-c1/);
    expect(callsOf(calls, 'exchange.position')).toEqual([]);
    await user.keyboard('{ArrowRight}');
    await screen.findByText(/^page 2 of s1-c1/);
    await waitFor(() => expect(callsOf(calls, 'exchange.position')).toHaveLength(1));
    expect(callsOf(calls, 'exchange.position')[0]?.input).toEqual({
      subjectId: 's1',
      chapterId: 's1-c1',
      notesProgress: { currentTopicIndex: 0, currentPageIndex: 1 },
    });
  });

  test("the notes continue at the server's position, clamped to the content", async () => {
    await open('/tabs/s1/s1-c1', {
      'progress.chapter': () => ({ ...fresh, notesProgress: { currentTopicIndex: 7, currentPageIndex: 9 } }),
    });
    await screen.findByRole('button', { name: 'Continue where left off?' });
    screen.getByText(/Page 2 of 2/);
  });

  test('the notes continue at the last turned page, while the save sent on closing may not have arrived', async () => {
    let arrive = () => {};
    const arrived = new Promise((resolve) => {
      arrive = () => resolve(fresh);
    });
    const { calls, user } = await open('/tabs/s1/s1-c1', { 'exchange.position': () => arrived });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByText(/^page 1 of s1-c1/);
    await user.keyboard('{ArrowRight}');
    await screen.findByText(/^page 2 of s1-c1/);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(callsOf(calls, 'exchange.position')).toHaveLength(1));
    await renderApp('/tabs/s1/s1-c1');
    await screen.findByRole('button', { name: 'Continue where left off?' });

    // Nothing may be left in flight for the next test.
    const settled = vi.fn();
    onTestFinished(outbox.onSettled(settled));
    arrive();
    await waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
    expect(callsOf(calls, 'exchange.position')).toHaveLength(1);
  });

  const threePages = () =>
    publish((content) => {
      const pages = content.subjects[0]?.chapters[0]?.topics[0]?.pages ?? [];
      pages.push({ ...structuredClone(pages[1]), _id: 'page-3' } as (typeof pages)[number]);
    });

  test("the notes follow a later page from another device, as the server's reply says", async () => {
    threePages();
    const moments = { keptAtMs: Date.now(), notBeforeMs: Date.now() };
    const job = { id: positionIdOf(chapter), userId: student.id, rev: 'closed', ...moments };
    await createJobStore().put({ ...job, work: { kind: 'position', ...chapter, ...onPage(1) } });
    const { calls } = await open('/tabs/s1/s1-c1', {
      'exchange.position': () => ({ ...fresh, ...onPage(2) }),
    });
    await screen.findByRole('button', { name: 'Continue where left off?' });
    await screen.findByText(/Page 3 of 3/);
    expect(outbox.find(positionIdOf(chapter))).toBeUndefined();
    expect(callsOf(calls, 'exchange.position')).toHaveLength(1);
  });

  test('the notes end with the completed chapter, sent once, and never link to a locked one', async () => {
    const { calls, user } = await open('/tabs/s1/s1-c1', {
      'exchange.completion': () => ({ ...fresh, isCompleted: true }),
    });
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByText(/^page 1 of s1-c1/);
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('button', { name: 'Mark Chapter as Finished' });
    clickTwice(screen.getByRole('button', { name: 'Mark Chapter as Finished' }));
    await screen.findByRole('button', { name: 'Next Chapter' });
    expect(callsOf(calls, 'exchange.completion')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Next Chapter' }));
    await screen.findByText('The chapters after this one are locked.');
    expect(document.body.textContent).not.toContain('This chapter is locked');
  });
});

describe('the summary', () => {
  test('the summary is rendered whole only while printing', async () => {
    const printed = () => document.querySelector('.printed-summary');
    await open('/tabs/s1/s1-c1?tab=summary');
    await screen.findByText(/^page 1 of s1-c1/);
    expect(printed()).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    expect(printed()?.textContent).toMatch(/^Summary.*page 1 of s1-c1/);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(printed()).toBeNull());
  });
});

describe('the road of a subject', () => {
  const starts = () => screen.queryAllByText('Start');

  test('the road of a subject names every chapter with number, state and lock, and marks no locked one with Start', async () => {
    await open('/subject/s1', { 'progress.subject': () => [{ ...fresh, isCompleted: true }] });
    await screen.findByText('1 of 2');
    const links = screen.getAllByRole('link', { name: /^Chapter \d/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Chapter 1, Chapter 1, completed, unlocked',
      'Chapter 2, Chapter 2, active, locked',
    ]);
    await waitFor(() => expect(document.querySelector('[data-status="active"]')).not.toBeNull());
    expect(starts()).toEqual([]);
  });

  test('the road of a subject marks the next open chapter with Start', async () => {
    await open('/subject/s1');
    await waitFor(() => expect(starts()).toHaveLength(1));
  });

  test('the road of a subject redirects Home with the reason when it fails to load', async () => {
    await open('/subject/nowhere');
    await screen.findByText('Failed to fetch subject or chapter data');
    await screen.findByText('Welcome Aarohi!');
  });
});
