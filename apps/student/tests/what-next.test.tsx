import { describe, expect, test, vi } from 'vitest';
import { outbox } from '#src/outbox/outbox.ts';
import { lastRead } from '#src/session/last-read.ts';
import { setCredentials } from '#src/session/session.ts';
import { button, currentRouter, pageText } from './render-app.tsx';
import { fresh, gone, open, patience, press, publish, seen, user, useStudyApp } from './study-app.tsx';

useStudyApp();

const everyChapterIsOpen = () =>
  publish(({ subjects }) => {
    for (const chapter of subjects.flatMap(({ chapters }) => chapters)) chapter.isLocked = false;
  });
const place = (chapterId: string, currentPageIndex: number, at: string) => ({
  subjectId: chapterId.slice(0, 2),
  chapterId,
  notesProgress: { currentTopicIndex: 0, currentPageIndex },
  at,
});
const standing = (completed: string[], last: ReturnType<typeof place> | null = null) => ({
  'progress.standing': () => ({ completed, last }),
  'progress.overall': () => [],
});
/** What the card says, and where its links lead. */
function card() {
  const section = document.querySelector('section[aria-label="What next"]');
  return {
    text: section?.textContent ?? '',
    links: [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
  };
}
const cardSays = (text: string) => vi.waitFor(() => expect(card().text).toContain(text), patience);

describe('the card of Home', () => {
  test('goes on where the account was read last, on a device that never read', async () => {
    everyChapterIsOpen();
    await open('/dashboard', standing([], place('s2-c1', 1, '2026-11-20T10:00:00.000Z')));
    await cardSays('Topic, page 2 of 2');
    expect(card().text).toContain('Chapter 1');
    expect(card().links).toEqual(['/tabs/s2/s2-c1']);
  });

  test.each([
    ['this device, when that is newer', '2026-11-21T10:00:00.000Z', '/tabs/s1/s1-c1'],
    ['elsewhere, when that is newer', '2026-11-19T10:00:00.000Z', '/tabs/s2/s2-c1'],
  ])('goes on where it was read on %s', async (_, at, address) => {
    everyChapterIsOpen();
    lastRead.set({ subjectId: 's1', chapterId: 's1-c1', topicIndex: 0, pageIndex: 0, at });
    await open('/dashboard', standing([], place('s2-c1', 1, '2026-11-20T10:00:00.000Z')));
    await cardSays('Continue');
    expect(card().links).toEqual([address]);
  });

  test('names what comes after a finished chapter, and never says to continue it', async () => {
    everyChapterIsOpen();
    await open('/dashboard', standing(['s1-c1'], place('s1-c1', 1, '2026-11-20T10:00:00.000Z')));
    await cardSays('Next chapter');
    expect(card().text).not.toContain('Continue');
    expect(card().links).toEqual(['/tabs/s1/s1-c2']);
  });

  test('takes a chapter for finished that the server has not heard of yet', async () => {
    everyChapterIsOpen();
    await outbox.put({ kind: 'completion', subjectId: 's2', chapterId: 's2-c2' });
    await open('/dashboard', standing([], place('s2-c2', 1, '2026-11-20T10:00:00.000Z')));
    await cardSays('Next chapter');
    expect(card().links).toEqual(['/tabs/s2/s2-c1']);
  });

  test('gives the last page there is of a topic that lost pages', async () => {
    await open('/dashboard', standing([], place('s1-c1', 40, '2026-11-20T10:00:00.000Z')));
    await cardSays('page 2 of 2');
  });

  test('says when nothing is left that is open', async () => {
    const claimed = { ...user, freeChapterClaimed: true };
    setCredentials(claimed, 'secret');
    await open('/dashboard', {
      ...standing(['s1-c1', 's2-c1']),
      'auth.user': () => ({ user: claimed, lastPublishedContentAt: null }),
    });
    await cardSays('Every chapter that is open to you is finished.');
    expect(card().links).toEqual([]);
  });

  test('goes on from this device when the server does not answer', async () => {
    lastRead.set({
      subjectId: 's1',
      chapterId: 's1-c1',
      topicIndex: 0,
      pageIndex: 1,
      at: '2026-11-21T10:00:00.000Z',
    });
    await open('/dashboard');
    await cardSays('page 2 of 2');
  });
});

test('the way back from other screens is a landmark, and the account’s own', async () => {
  await open('/profile', standing([], place('s1-c1', 1, '2026-11-20T10:00:00.000Z')));
  await seen('Continue: Chapter 1');
  const pill = document.querySelector('aside[aria-label="Go on"] a');
  expect(pill?.getAttribute('href')).toBe('/tabs/s1/s1-c1');
  expect(pill?.textContent).toBe('Continue: Chapter 1, page 2 of 2');
});

describe('the choice of the free chapter from Home', () => {
  const toSubject = async () => {
    await open('/dashboard', standing([]));
    await seen('Claim your reward');
    button('Choose').click();
    await seen('Pehle subject chuno, chapter wahin unlock hoga.');
  };
  const start = () => document.querySelector<HTMLElement>('main a[href="/subject/s1"]');

  test('opens the subject choosing, without choosing again, and Escape leaves it', async () => {
    await toSubject();
    start()?.click();
    await seen('Now select any chapter to unlock it for free!');
    press('Escape', document.body);
    await gone('Now select any chapter to unlock it for free!');
    expect(button('Choose').disabled).toBe(false);
  });

  test('is not opened again by back and forward', async () => {
    await toSubject();
    start()?.click();
    await seen('Now select any chapter to unlock it for free!');
    currentRouter().history.back();
    await seen('Welcome Aarohi!');
    currentRouter().history.forward();
    await vi.waitFor(() => expect(document.querySelectorAll('ol a').length).toBeGreaterThan(0), patience);
    expect(pageText()).not.toContain('Now select any chapter to unlock it for free!');
  });

  test('is left by Escape on Home too', async () => {
    await toSubject();
    press('Escape', document.body);
    await gone('Pehle subject chuno, chapter wahin unlock hoga.');
    start()?.click();
    await vi.waitFor(() => expect(document.querySelectorAll('ol a').length).toBeGreaterThan(0), patience);
    expect(pageText()).not.toContain('Now select any chapter to unlock it for free!');
  });

  test('asks before it claims; Escape and Not now answer no and stay choosing', async () => {
    await toSubject();
    start()?.click();
    await seen('Now select any chapter to unlock it for free!');
    const locked = () => document.querySelector<HTMLElement>('[aria-label^="Unlock for free: chapter 2"]');
    await vi.waitFor(() => expect(locked()).not.toBeNull(), patience);
    locked()?.click();
    await seen('Open Chapter 2 for free?');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Not now'), patience);
    press('Escape');
    await gone('Open Chapter 2 for free?');
    expect(pageText()).toContain('Now select any chapter to unlock it for free!');
  });
});

test('a subject that is done says so and leads to the next one, at every size', async () => {
  everyChapterIsOpen();
  const done = ['s1-c1', 's1-c2'];
  await open('/subject/s1', {
    ...standing(done),
    'progress.subject': () => done.map((chapter) => ({ ...fresh, chapter, isCompleted: true })),
  });
  await seen('Every chapter is completed.');
  await cardSays('Subject 2');
  expect(card().links).toEqual(['/tabs/s2/s2-c1', '/dashboard']);
});
