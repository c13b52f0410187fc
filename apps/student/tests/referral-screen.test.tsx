import type { User } from '@repo/contracts/auth';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { shareInvite } from '#src/features/referral/share-invite.ts';
import { getLibrary } from '#src/library/library.ts';
import { inviteLink, inviteRound } from '#src/plan/invite-rules.ts';
import { clearSession } from '#src/session/session.ts';
import { makeBulkReply } from './bulk-factory.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { button, field, heading, pageText, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));

/** What the browser can do, until the test ends. */
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
  const user = makeUser({ freeChapterClaimed: true, unlockedChapters: ['s1-c1'], ...part });
  logInWithLibrary(user);
  let unlockedChapters = user.unlockedChapters;
  const server = await startProcedureServer(
    ({ path, input }) => {
      if (path === 'content.unlockChapter') {
        if (refusal) return refusal;
        unlockedChapters = [...unlockedChapters, (input as { chapterId: string }).chapterId];
        return { data: { message: 'ok' } };
      }
      return { data: { user: { ...user, unlockedChapters }, lastPublishedContentAt: null } };
    },
    () => {
      const reply = makeBulkReply();
      const chapters = reply.data.subjects.flatMap((subject) => subject.chapters);
      for (const chapter of chapters) if (unlockedChapters.includes(chapter._id)) chapter.isLocked = false;
      return reply;
    },
  );
  await renderApp('/unlock-free-chapter');
  await vi.waitFor(() => expect(heading().textContent).toBe('Unlock free chapter'));
  return { unlocks: () => server.calls.filter(({ path }) => path === 'content.unlockChapter') };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

describe('where an inviter stands', () => {
  test.each([
    // accepted, unlocked chapters, free one among them, shown, unlock left
    [0, 0, false, 0, false],
    [3, 1, true, 3, false],
    [5, 1, true, 5, true],
    [7, 0, false, 5, true],
    [7, 1, false, 2, false],
    [7, 2, true, 2, false],
    [12, 2, true, 5, true],
    [5, 3, true, 0, false],
  ])('%i accepted with %i unlocked (free one: %s) shows %i, unlock left: %s', (...row) => {
    const [invitesAccepted, count, freeChapterClaimed, accepted, hasUnlock] = row;
    const unlockedChapters = Array.from({ length: count }, (_, index) => `c${index}`);
    const round = inviteRound({ invitesAccepted, unlockedChapters, freeChapterClaimed });
    expect(round).toMatchObject({ accepted, hasUnlock });
  });

  test('the link leads to the sign-up with the inviter', () => {
    expect(inviteLink('https://app.example', 'u 1')).toBe('https://app.example/signup?invite=u%201');
  });
});

describe('sharing', () => {
  const invite = { title: 'Title', text: 'Come along', url: 'https://app.example/signup?invite=u1' };
  const copied = 'Come along\nhttps://app.example/signup?invite=u1';

  test('uses the share sheet where there is one', async () => {
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
  ])('%s the message is copied', async (_, share) => {
    const writeText = vi.fn(async () => {});
    browserWith({ share, clipboard: { writeText } });
    expect(await shareInvite(invite)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(copied);
  });

  test('where nothing may be copied it says so', async () => {
    browserWith({});
    expect(await shareInvite(invite)).toBe('failed');
  });
});

describe('the referral screen', () => {
  test('copies the link and says so', async () => {
    const writeText = vi.fn(async () => {});
    browserWith({ clipboard: { writeText } });
    await openReferral({ invitesAccepted: 3 });
    await seen('3 of 5 invites accepted');
    const link = `${location.origin}/signup?invite=u1`;
    expect(field('Your referral link').value).toBe(link);
    button('Copy link').click();
    await seen('Link copied!');
    expect(writeText).toHaveBeenCalledWith(link);
  });

  test('selects the link where the browser copies nothing', async () => {
    browserWith({});
    await openReferral({});
    button('Copy link').click();
    await seen('The link could not be copied.');
    expect(document.activeElement).toBe(field('Your referral link'));
  });

  test('five friends open the choice of a locked chapter, which is unlocked once', async () => {
    const { unlocks } = await openReferral({ invitesAccepted: 6 });
    await seen('5 of 5 invites accepted');
    button('Unlock').click();
    await seen('Choose a chapter to unlock');
    const choice = [...document.querySelectorAll<HTMLButtonElement>('li button')];
    // Of each subject chapter 1 is open and chapter 3 not available.
    expect(choice.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Unlock Chapter 2, Subject 1',
      'Unlock Chapter 2, Subject 2',
    ]);
    choice[1]?.click();
    choice[0]?.click();
    await seen('Chapter unlocked!');
    await seen('Refresh ho raha hai…');
    expect(unlocks().map(({ input }) => input)).toEqual([{ chapterId: 's2-c2' }]);
    await vi.waitFor(() => expect(pageText()).not.toContain('Refresh ho raha hai…'), { timeout: 5_000 });
    expect(getLibrary().isChapterLocked('s2-c2')).toBe(false);
    expect(pageText()).not.toContain('Choose a chapter to unlock');
  });

  test('an unlock that fails says why and can be tried again', async () => {
    const { unlocks } = await openReferral({ invitesAccepted: 5 }, { status: 500, message: '' });
    button('Unlock').click();
    await seen('Choose a chapter to unlock');
    const choose = () => document.querySelector<HTMLButtonElement>('li button')?.click();
    choose();
    await seen('Failed to unlock chapter');
    // The toast tells of it before the list can be chosen from again.
    await vi.waitFor(() => {
      choose();
      expect(unlocks()).toHaveLength(2);
    });
    expect(pageText()).not.toContain('Refresh ho raha hai…');
  });

  test('a Super student is offered no unlock', async () => {
    await openReferral({ invitesAccepted: 5, plan: 'Pro', expiryDate: '2999-01-01T00:00:00.000Z' });
    await seen('Super hai toh sab khula hai.');
    expect(pageText()).not.toContain('You earned a chapter!');
  });
});
