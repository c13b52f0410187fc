import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { outbox } from '#src/outbox/outbox.ts';
import { lastRead } from '#src/session/last-read.ts';
import { setCredentials } from '#src/session/session.ts';
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
const standing = (completed: string[], last: ReturnType<typeof place> | null = null) => ({
  'progress.standing': () => ({ completed, last }),
  'progress.overall': () => [],
});
const findCard = () => screen.findByRole('region', { name: 'What next' });
/** Once the card says this: its text, and where its links lead. */
async function cardSays(text: string) {
  const card = await findCard();
  await waitFor(() => expect(card.textContent).toContain(text));
  const links = within(card).queryAllByRole('link');
  return { text: card.textContent, links: links.map((link) => link.getAttribute('href')) };
}

describe('the card on Home', () => {
  test.each([
    ['elsewhere, on a device that never read', null, '/tabs/s2/s2-c1'],
    ['this device, when that is newer', '2026-11-21T10:00:00.000Z', '/tabs/s1/s1-c1'],
    ['elsewhere, when that is newer', '2026-11-19T10:00:00.000Z', '/tabs/s2/s2-c1'],
  ])('continues at the last read position on %s', async (_, at, address) => {
    everyChapterIsOpen();
    if (at) lastRead.set({ subjectId: 's1', chapterId: 's1-c1', topicIndex: 0, pageIndex: 0, at });
    await open('/dashboard', standing([], place('s2-c1', 1, '2026-11-20T10:00:00.000Z')));
    const card = await cardSays(address.includes('s2') ? 'Topic, page 2 of 2' : 'Continue');
    expect(card.text).toContain('Chapter 1');
    expect(card.links).toEqual([address]);
  });

  test('names the chapter after a completed one, without offering to continue it', async () => {
    everyChapterIsOpen();
    await open('/dashboard', standing(['s1-c1'], place('s1-c1', 1, '2026-11-20T10:00:00.000Z')));
    const card = await cardSays('Next chapter');
    expect(card.text).not.toContain('Continue');
    expect(card.links).toEqual(['/tabs/s1/s1-c2']);
  });

  test('treats a chapter as completed before the server knows', async () => {
    everyChapterIsOpen();
    await outbox.put({ kind: 'completion', subjectId: 's2', chapterId: 's2-c2' });
    await open('/dashboard', standing([], place('s2-c2', 1, '2026-11-20T10:00:00.000Z')));
    const card = await cardSays('Next chapter');
    expect(card.links).toEqual(['/tabs/s2/s2-c1']);
  });

  test('links to the last remaining page of a topic that lost pages', async () => {
    await open('/dashboard', standing([], place('s1-c1', 40, '2026-11-20T10:00:00.000Z')));
    await cardSays('page 2 of 2');
  });

  test('says when no open chapter is left', async () => {
    const claimed = { ...student, freeChapterClaimed: true };
    setCredentials(claimed, 'secret');
    await open('/dashboard', {
      ...standing(['s1-c1', 's2-c1']),
      'auth.user': () => ({ user: claimed, lastPublishedContentAt: null }),
    });
    const card = await cardSays('Every chapter that is open to you is finished.');
    expect(card.links).toEqual([]);
  });

  test("uses this device's data when the server does not answer", async () => {
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
  expect(pill.textContent).toBe('Continue: Chapter 1, page 2 of 2');
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

  test('opens the subject in selection mode, and Escape leaves it', async () => {
    const { user } = await toSubject();
    await user.click(subject());
    await screen.findByText(choosing);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(choosing)).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose' }).disabled).toBe(false);
  });

  test('does not reopen on back and forward', async () => {
    const { router, user } = await toSubject();
    await user.click(subject());
    await screen.findByText(choosing);
    router.history.back();
    await screen.findByText('Welcome Aarohi!');
    router.history.forward();
    await screen.findByRole('link', { name: /^Chapter 1/ });
    expect(screen.queryByText(choosing)).toBeNull();
  });

  test('is closed by Escape on Home too', async () => {
    const { user } = await toSubject();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByText(/Pehle subject chuno, chapter wahin unlock hoga\./)).toBeNull(),
    );
    await user.click(subject());
    await screen.findByRole('link', { name: /^Chapter 1/ });
    expect(screen.queryByText(choosing)).toBeNull();
  });

  test('asks before claiming; Escape and Not now decline and stay in selection mode', async () => {
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
  await open('/subject/s1', {
    ...standing(done),
    'progress.subject': () => done.map((chapter) => ({ ...fresh, chapter, isCompleted: true })),
  });
  await screen.findByText('Every chapter is completed.');
  const card = await cardSays('Subject 2');
  expect(card.links).toEqual(['/tabs/s2/s2-c1', '/dashboard']);
});
