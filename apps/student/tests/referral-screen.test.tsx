import type { User } from '@repo/contracts/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inviteLink, inviteRound } from '#src/account/super/invite-rules.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { shareInvite } from '#src/features/referral/share-invite.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

/** Sets the browser's sharing features until the test ends. */
function browserWith(part: { share?: unknown; clipboard?: unknown }) {
  for (const name of ['share', 'clipboard'] as const) {
    const before = Object.getOwnPropertyDescriptor(navigator, name);
    Object.defineProperty(navigator, name, { configurable: true, value: part[name] });
    onTestFinished(() => {
      if (before) Object.defineProperty(navigator, name, before);
      else Reflect.deleteProperty(navigator, name);
    });
  }
}

async function openReferral(part: Partial<User>, refusal?: { status: number; message: string }) {
  const student = makeUser({ freeChapterClaimed: true, unlockedChapters: ['s1-c1'], ...part });
  logInWithLibrary(student);
  let unlockedChapters = student.unlockedChapters;
  const server = await startProcedureServer(
    ({ path, input }) => {
      if (path === 'content.unlockChapter') {
        if (refusal) return refusal;
        unlockedChapters = [...unlockedChapters, (input as { chapterId: string }).chapterId];
        return { data: { message: 'ok' } };
      }
      return { data: { user: { ...student, unlockedChapters }, lastPublishedContentAt: null } };
    },
    () => {
      const reply = makeBulkReply();
      const chapters = reply.data.subjects.flatMap((subject) => subject.chapters);
      for (const chapter of chapters) if (unlockedChapters.includes(chapter._id)) chapter.isLocked = false;
      return reply;
    },
  );
  const { user } = await renderApp('/unlock-free-chapter');
  await screen.findByRole('heading', { level: 1, name: 'Unlock free chapter' });
  return { user, unlocks: () => server.calls.filter(({ path }) => path === 'content.unlockChapter') };
}

describe('where an inviter stands', () => {
  test.each([
    // Accepted invites, unlocked chapters, whether one of them is free, shown count, whether an unlock is
    // left.
    [0, 0, false, 0, false],
    [3, 1, true, 3, false],
    [5, 1, true, 5, true],
    [7, 0, false, 5, true],
    [7, 1, false, 2, false],
    [7, 2, true, 2, false],
    [12, 2, true, 5, true],
    [5, 3, true, 0, false],
  ])(
    'the referral screen for %i accepted with %i unlocked (free one: %s) shows %i, unlock left: %s',
    (...row) => {
      const [invitesAccepted, count, freeChapterClaimed, accepted, hasUnlock] = row;
      const unlockedChapters = Array.from({ length: count }, (_, index) => `c${index}`);
      const round = inviteRound({ invitesAccepted, unlockedChapters, freeChapterClaimed });
      expect(round).toMatchObject({ accepted, hasUnlock });
    },
  );

  test('the invite link opens the sign-up with the inviter', () => {
    expect(inviteLink('https://app.example', 'u 1')).toBe('https://app.example/signup?invite=u%201');
  });
});

describe('sharing', () => {
  const invite = { title: 'Title', text: 'Come along', url: 'https://app.example/signup?invite=u1' };
  const copied = 'Come along\nhttps://app.example/signup?invite=u1';

  test('sharing uses the share sheet when available', async () => {
    const share = vi.fn(async () => {});
    browserWith({ share });
    expect(await shareInvite(invite)).toBe('shared');
    expect(share).toHaveBeenCalledWith(invite);
  });

  test('a share that the student cancels is no failure and copies nothing', async () => {
    const writeText = vi.fn(async () => {});
    const share = async () => Promise.reject(new DOMException('no', 'AbortError'));
    browserWith({ share, clipboard: { writeText } });
    expect(await shareInvite(invite)).toBe('cancelled');
    expect(writeText).not.toHaveBeenCalled();
  });

  test.each([
    ['without a share sheet', undefined],
    ['with one that refuses', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ])('the share message is copied %s', async (_, share) => {
    const writeText = vi.fn(async () => {});
    browserWith({ share, clipboard: { writeText } });
    expect(await shareInvite(invite)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(copied);
  });

  test('sharing says so when copying is not possible', async () => {
    browserWith({});
    expect(await shareInvite(invite)).toBe('failed');
  });
});

describe('the referral screen', () => {
  test('the referral screen copies the link with a message', async () => {
    const writeText = vi.fn(async () => {});
    const { user } = await openReferral({ invitesAccepted: 3 });
    browserWith({ clipboard: { writeText } });
    await screen.findByText('3 of 5 invites accepted');
    const link = `${location.origin}/signup?invite=u1`;
    expect(screen.getByLabelText<HTMLInputElement>('Your referral link').value).toBe(link);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText('Link copied!');
    expect(writeText).toHaveBeenCalledWith(link);
  });

  test('the referral screen selects the link when the browser refuses to copy', async () => {
    const { user } = await openReferral({});
    browserWith({});
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByText(/^The link could not be copied\./);
    expect(document.activeElement).toBe(screen.getByLabelText('Your referral link'));
  });

  test('the referral screen offers locked chapters after five friends, and unlocks one once', async () => {
    const { unlocks, user } = await openReferral({ invitesAccepted: 6 });
    await screen.findByText('5 of 5 invites accepted');
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await screen.findByText('Choose a chapter to unlock');
    const choice = screen.getAllByRole('button', { name: /^Unlock Chapter/ });
    // In each subject chapter 1 is open and chapter 3 unavailable.
    expect(choice.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Unlock Chapter 2, Subject 1',
      'Unlock Chapter 2, Subject 2',
    ]);
    act(() => {
      choice[1]?.click();
      choice[0]?.click();
    });
    await screen.findByText('Chapter unlocked!');
    await screen.findByText('Refresh ho raha hai…');
    expect(unlocks().map(({ input }) => input)).toEqual([{ chapterId: 's2-c2' }]);
    await waitFor(() => expect(screen.queryByText('Refresh ho raha hai…')).toBeNull());
    expect(getLibrary().isChapterLocked('s2-c2')).toBe(false);
    expect(document.body.textContent).not.toContain('Choose a chapter to unlock');
  });

  test('the referral screen shows why an unlock failed, and can retry', async () => {
    const { unlocks, user } = await openReferral({ invitesAccepted: 5 }, { status: 500, message: '' });
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await screen.findByText('Choose a chapter to unlock');
    const chapter = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: 'Unlock Chapter 2, Subject 1' });
    await user.click(chapter());
    await screen.findByText('Failed to unlock chapter');
    // The toast appears before the list can be used again.
    await waitFor(() => expect(chapter().disabled).toBe(false));
    await user.click(chapter());
    await waitFor(() => expect(unlocks()).toHaveLength(2));
    expect(document.body.textContent).not.toContain('Refresh ho raha hai…');
  });

  test('the referral screen offers no unlock to a Super student', async () => {
    await openReferral({ invitesAccepted: 5, plan: 'Pro', expiryDate: '2999-01-01T00:00:00.000Z' });
    await screen.findByText(/^Super hai toh sab khula hai\./);
    expect(document.body.textContent).not.toContain('You earned a chapter!');
  });
});
