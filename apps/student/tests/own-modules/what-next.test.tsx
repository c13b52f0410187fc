import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { noteChapterStep } from '#src/platform/session/chapter-steps.ts';
import { lastRead } from '#src/platform/session/last-read.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { fresh, open, publish, student, useStudyApp } from '../study-app.tsx';

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
const takenAt = '2026-11-20T11:00:00.000Z';
const standing = (
  completed: string[],
  last: ReturnType<typeof place> | null = null,
  passed: string[] = [],
) => ({
  'progress.standing': () => ({
    ...{ completed, last, written: [] },
    quizzes: passed.map((chapterId) => ({ chapterId, isPassed: true, at: takenAt })),
  }),
  'progress.overall': () => [],
});
const sawCards = (...chapterIds: string[]) => {
  for (const chapterId of chapterIds) noteChapterStep(student.id, chapterId, { cardsAtMs: 1 });
};
const findCard = () => screen.findByRole('region', { name: 'What next' });
/** Waits for the card's text, and returns its text and links. */
async function cardSays(text: string) {
  await waitFor(async () => expect((await findCard()).textContent).toContain(text));
  const card = await findCard();
  const links = within(card).queryAllByRole('link');
  return { text: card.textContent, links: links.map((link) => link.getAttribute('href')) };
}

describe('the card on Home', () => {
  test.each([
    ['elsewhere, on a device that never read', null, '/tabs/s2/s2-c1'],
    ['this device, when that is newer', '2026-11-21T10:00:00.000Z', '/tabs/s1/s1-c1'],
    ['elsewhere, when that is newer', '2026-11-19T10:00:00.000Z', '/tabs/s2/s2-c1'],
  ])('the card on Home continues at the last read position on %s', async (_, at, address) => {
    everyChapterIsOpen();
    if (at) lastRead.set({ subjectId: 's1', chapterId: 's1-c1', topicIndex: 0, pageIndex: 0, at });
    await open('/dashboard', standing([], place('s2-c1', 1, '2026-11-20T10:00:00.000Z')));
    const card = await cardSays(address.includes('s2') ? 'Topic, page 2 of 2' : 'Continue');
    expect(card.text).toContain('Chapter 1');
    expect(card.links).toEqual([address]);
  });

  test('the card on Home leads through a completed chapter before the next: its quiz, then its cards', async () => {
    everyChapterIsOpen();
    const read = place('s1-c1', 1, '2026-11-20T10:00:00.000Z');
    await open('/dashboard', standing(['s1-c1'], read));
    const quiz = await cardSays('Test yourself');
    expect(quiz.links).toEqual(['/tabs/s1/s1-c1?tab=quiz']);
    cleanup();
    await open('/dashboard', standing(['s1-c1'], read, ['s1-c1']));
    const cards = await cardSays('Remember it');
    expect(cards.links).toEqual(['/tabs/s1/s1-c1?tab=flashcards']);
    cleanup();
    sawCards('s1-c1');
    await open('/dashboard', standing(['s1-c1'], read, ['s1-c1']));
    const next = await cardSays('Next chapter');
    expect(next.links).toEqual(['/tabs/s2/s2-c1']);
  });

  test('the card on Home treats a chapter as completed before the server knows', async () => {
    everyChapterIsOpen();
    await outbox.put({ kind: 'completion', subjectId: 's2', chapterId: 's2-c2' });
    sawCards('s2-c2');
    await open('/dashboard', standing([], place('s2-c2', 1, '2026-11-20T10:00:00.000Z'), ['s2-c2']));
    const card = await cardSays('Next chapter');
    expect(card.links).toEqual(['/tabs/s2/s2-c1']);
  });

  test('the card on Home links to the last remaining page of a topic that lost pages', async () => {
    await open('/dashboard', standing([], place('s1-c1', 40, '2026-11-20T10:00:00.000Z')));
    await cardSays('page 2 of 2');
  });

  test("the card on Home leaves a new student's first step to the banner of the free chapter", async () => {
    publish(({ subjects }) => {
      for (const chapter of subjects.flatMap(({ chapters }) => chapters)) chapter.isLocked = true;
    });
    await open('/dashboard', standing([]));
    await screen.findByText('Claim your reward');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What next' })).toBeNull());
  });

  test('the card on Home offers written questions, then friends and Super, when every open chapter is done', async () => {
    const claimed = { ...student, freeChapterClaimed: true, invitesAccepted: 2 };
    setCredentials(claimed, 'secret');
    sawCards('s1-c1', 's2-c1');
    const all = ['s1-c1', 's2-c1'];
    const { user } = await open('/dashboard', {
      ...standing(all, null, all),
      'auth.user': () => ({ user: claimed, lastPublishedContentAt: null }),
    });
    const written = await cardSays('Write full answers');
    expect(written.links).toEqual(['/tabs/s2/s2-c1?tab=quiz&part=written']);
    const card = within(await findCard());
    await user.click(card.getByRole('button', { name: 'Other options' }));
    expect(card.getByRole('link', { name: 'Invite friends' }).getAttribute('href')).toBe(
      '/unlock-free-chapter',
    );
    card.getByText('2 of 5 have joined');
    await user.click(card.getByRole('button', { name: 'Upgrade' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test("the card on Home uses this device's data when the server does not answer", async () => {
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

test("the resume link on other screens is a landmark with the account's own place", async () => {
  await open('/profile', standing([], place('s1-c1', 1, '2026-11-20T10:00:00.000Z')));
  await screen.findByText(/^Continue: Chapter 1/);
  const pill = within(screen.getByRole('complementary', { name: 'Go on' })).getByRole('link');
  expect(pill.getAttribute('href')).toBe('/tabs/s1/s1-c1');
  expect(pill.textContent).toBe('Continue: Chapter 1page 2 of 2');
});

// docs/product/screens.md#choosing-the-free-chapter
describe('the choice of the free chapter from Home', () => {
  const toSubject = async () => {
    const opened = await open('/dashboard', standing([]));
    await screen.findByText('Claim your reward');
    await opened.user.click(screen.getByRole('button', { name: 'Choose' }));
    await screen.findByText('Pehle subject chuno, chapter wahin unlock hoga.');
    return opened;
  };
  const subject = () => within(screen.getByRole('main')).getByRole('link', { name: 'Start Subject 1' });
  const choosing = 'Now select any chapter to unlock it for free!';

  test('the choice of the free chapter from Home opens the subject in selection mode, and Escape leaves it', async () => {
    const { user } = await toSubject();
    await user.click(subject());
    await screen.findByText(choosing);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(choosing)).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose' }).disabled).toBe(false);
  });

  test('the choice of the free chapter from Home does not reopen on back and forward', async () => {
    const { router, user } = await toSubject();
    await user.click(subject());
    await screen.findByText(choosing);
    router.history.back();
    await screen.findByText('Welcome Aarohi!');
    router.history.forward();
    await screen.findByRole('link', { name: /^Chapter 1/ });
    expect(screen.queryByText(choosing)).toBeNull();
  });

  test.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['Cancel', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('the choice of the free chapter from Home is closed by %s on Home too', async (_, close) => {
    const { user } = await toSubject();
    await close(user);
    await waitFor(() =>
      expect(screen.queryByText(/Pehle subject chuno, chapter wahin unlock hoga\./)).toBeNull(),
    );
    await user.click(subject());
    await screen.findByRole('link', { name: /^Chapter 1/ });
    expect(screen.queryByText(choosing)).toBeNull();
  });

  test('the choice of the free chapter from Home asks before claiming; Escape and Not now decline and stay in selection mode', async () => {
    const { user } = await toSubject();
    await user.click(subject());
    await screen.findByText(choosing);
    await user.click(await screen.findByRole('button', { name: /^Unlock for free: chapter 2/ }));
    await screen.findByText('Open Chapter 2 for free?');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Not now'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(/Open Chapter 2 for free\?/)).toBeNull());
    screen.getByText(choosing);
  });
});

test('a completed subject says so and links to the next one, at every size', async () => {
  everyChapterIsOpen();
  const done = ['s1-c1', 's1-c2'];
  sawCards(...done);
  await open('/subject/s1', {
    ...standing(done, null, done),
    'progress.subject': () => done.map((chapter) => ({ ...fresh, chapter, isCompleted: true })),
  });
  await screen.findByText('Every chapter is completed.');
  const card = await cardSays('Subject 2');
  expect(card.links).toEqual(['/tabs/s2/s2-c1', '/dashboard']);
});
