import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { outbox } from '#src/outbox/outbox.ts';
import { button, heading, pageText, renderApp } from './render-app.tsx';
import { callsOf, fresh, gone, open, patience, press, seen, user, useStudyApp } from './study-app.tsx';

useStudyApp();

describe('a locked chapter', () => {
  test('shows its own ways out and nothing of the chapter; tabs, back and zen are disabled', async () => {
    await open('/tabs/s1/s1-c2');
    await seen('This chapter is locked');
    expect(heading().id).toBe('lock-title');
    expect(pageText()).not.toContain('page 1 of');
    const tabs = [...document.querySelectorAll('[role="tab"]')];
    expect(tabs).toHaveLength(6);
    for (const tab of tabs)
      expect(tab.getAttribute('aria-disabled') ?? tab.hasAttribute('disabled')).toBeTruthy();
    expect(document.querySelector<HTMLButtonElement>('[aria-label="Back to Subject 1"]')?.disabled).toBe(
      true,
    );
    expect(document.querySelector<HTMLButtonElement>('header [aria-pressed]')?.disabled).toBe(true);
    const links = [...document.querySelectorAll('section a')].map((link) => link.textContent);
    expect(links).toEqual(['Use free chapter', '5 dost bulao, free mein kholo', 'Back to chapters']);
    expect([...document.querySelectorAll('section button')].map((one) => one.textContent)).toEqual([
      'Upgrade',
    ]);
  });

  test('is left by Escape, but not by one that is meant for a dialog over it', async () => {
    await open('/tabs/s1/s1-c2');
    await seen('This chapter is locked');
    button('Upgrade').click();
    await seen('Get Super');
    const escapeKey = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    // A dialog may be seen before it has the focus.
    document.body.dispatchEvent(escapeKey());
    await gone('Get Super');
    expect(heading().id).toBe('lock-title');
    document.body.dispatchEvent(escapeKey());
    await gone('This chapter is locked');
    expect(heading().textContent).toBe('Subject 1');
  });

  test('leads to the subject in selection mode, where a tap asks, and the answer claims it once', async () => {
    let isClaimed = false;
    const claimed = { ...user, freeChapterClaimed: true, unlockedChapters: ['s1-c1', 's1-c2'] };
    const calls = await open('/tabs/s1/s1-c2', {
      'content.claimFreeChapter': () => {
        isClaimed = true;
        return { message: 'Free chapter claimed successfully!' };
      },
      'auth.user': () => ({ user: isClaimed ? claimed : user, lastPublishedContentAt: null }),
    });
    await seen('Use free chapter');
    [...document.querySelectorAll<HTMLElement>('section a')][0]?.click();
    await seen('Now select any chapter to unlock it for free!');
    expect(button('Cancel').disabled).toBe(false);
    await vi.waitFor(
      () =>
        expect(document.querySelector<HTMLButtonElement>('li [aria-label^="Chapter 1"]')?.disabled).toBe(
          true,
        ),
      patience,
    );
    const locked = document.querySelector<HTMLButtonElement>('[aria-label^="Unlock for free: chapter 2"]');
    locked?.click();
    await seen('Open Chapter 2 for free?');
    expect(callsOf(calls, 'content.claimFreeChapter')).toEqual([]);
    button('Open it').click();
    button('Open it').click();
    await seen('Refresh ho raha hai…');
    expect(callsOf(calls, 'content.claimFreeChapter')).toEqual([
      { path: 'content.claimFreeChapter', input: { chapterId: 's1-c2' } },
    ]);
    await gone('Claim your reward');
  });
});

test('an unknown chapter, or one of another subject, says so', async () => {
  await open('/tabs/s2/s1-c1');
  await seen('Chapter not found or failed to load.');
});

describe('the notes', () => {
  test('wait behind a cover, save nothing at first, and then the page that was turned to', async () => {
    const calls = await open('/tabs/s1/s1-c1');
    await vi.waitFor(() => button('Start'), patience);
    expect(pageText()).not.toContain('page 1 of s1-c1');
    button('Start').click();
    await seen('page 1 of s1-c1');
    expect(callsOf(calls, 'progress.saveReadingPosition')).toEqual([]);
    press('ArrowRight', document.body);
    await seen('page 2 of s1-c1');
    await vi.waitFor(() => expect(callsOf(calls, 'progress.saveReadingPosition')).toHaveLength(1), patience);
    expect(callsOf(calls, 'progress.saveReadingPosition')[0]?.input).toEqual({
      subjectId: 's1',
      chapterId: 's1-c1',
      notesProgress: { currentTopicIndex: 0, currentPageIndex: 1 },
    });
  });

  test('go on where the server knows, clamped to what there is', async () => {
    await open('/tabs/s1/s1-c1', {
      'progress.chapter': () => ({ ...fresh, notesProgress: { currentTopicIndex: 7, currentPageIndex: 9 } }),
    });
    await vi.waitFor(() => button('Continue where left off?'), patience);
    expect(pageText()).toContain('Page 2 of 2');
  });

  test('go on at the page that was turned to last, while what left with the page before may not have arrived', async () => {
    let arrive = () => {};
    const arrived = new Promise((resolve) => {
      arrive = () => resolve(fresh);
    });
    const calls = await open('/tabs/s1/s1-c1', { 'progress.saveReadingPosition': () => arrived });
    await vi.waitFor(() => button('Start'), patience);
    button('Start').click();
    await seen('page 1 of s1-c1');
    press('ArrowRight', document.body);
    await seen('page 2 of s1-c1');
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(() => expect(callsOf(calls, 'progress.saveReadingPosition')).toHaveLength(1), patience);
    await renderApp('/tabs/s1/s1-c1');
    await vi.waitFor(() => button('Continue where left off?'), patience);

    // Sent again, since the server did not know it; nothing of it is left for the next test.
    await vi.waitFor(() => expect(outbox.waitingCount()).toBe(1), patience);
    window.dispatchEvent(new Event('pagehide'));
    const settled = vi.fn();
    onTestFinished(outbox.onSettled(settled));
    arrive();
    await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(2), patience);
  });

  test('end with the mark of the finished chapter, sent once, and never lead into a lock', async () => {
    const calls = await open('/tabs/s1/s1-c1', {
      'progress.completeChapter': () => ({ ...fresh, isCompleted: true }),
    });
    await vi.waitFor(() => button('Start').click(), patience);
    await seen('page 1 of s1-c1');
    press('ArrowRight', document.body);
    await vi.waitFor(() => button('Mark Chapter as Finished'), patience);
    button('Mark Chapter as Finished').click();
    button('Mark Chapter as Finished').click();
    await vi.waitFor(() => button('Next Chapter'), patience);
    expect(callsOf(calls, 'progress.completeChapter')).toHaveLength(1);
    button('Next Chapter').click();
    await seen('The chapters after this one are locked.');
    expect(pageText()).not.toContain('This chapter is locked');
  });
});

describe('the summary', () => {
  test('is set whole for the printer when something prints, and costs nothing until then and after', async () => {
    const printed = () => document.querySelector('.printed-summary');
    await open('/tabs/s1/s1-c1?tab=summary');
    await seen('page 1 of s1-c1');
    expect(printed()).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    expect(printed()?.textContent).toMatch(/^Summary.*page 1 of s1-c1/);
    window.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(printed()).toBeNull());
  });
});

describe('the road of a subject', () => {
  const bubbles = () =>
    [...document.querySelectorAll('li[data-chapter] a')].filter((link) =>
      link.textContent?.includes('Start'),
    );

  test('hangs no Start on a lock', async () => {
    await open('/subject/s1', { 'progress.subject': () => [{ ...fresh, isCompleted: true }] });
    await seen('1 of 2');
    await vi.waitFor(() => expect(document.querySelector('[data-status="active"]')).not.toBeNull(), patience);
    expect(bubbles()).toHaveLength(0);
  });

  test('hangs Start on the open chapter that is next', async () => {
    await open('/subject/s1');
    await vi.waitFor(() => expect(bubbles()).toHaveLength(1), patience);
  });

  test('names every chapter with its number, state and lock', async () => {
    await open('/subject/s1', { 'progress.subject': () => [{ ...fresh, isCompleted: true }] });
    await vi.waitFor(() => expect(document.querySelectorAll('ol a')).toHaveLength(2), patience);
    const names = [...document.querySelectorAll('ol a')].map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual([
      'Chapter 1, Chapter 1, completed, unlocked',
      'Chapter 2, Chapter 2, active, locked',
    ]);
    expect(pageText()).toContain('1 of 2');
  });

  test('leads Home with the reason when it cannot be loaded', async () => {
    await open('/subject/nowhere');
    await seen('Failed to fetch subject or chapter data');
    await seen('Welcome Aarohi!');
  });
});
