import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAppRouter } from '#src/router.tsx';
import { guardianLink } from '#src/session/guardian-link.ts';
import { setCredentials } from '#src/session/session.ts';
import { makeUser } from './users.ts';

/** Where a visitor ends up. */
async function visit(address: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return router.state.location.pathname + router.state.location.searchStr;
}

describe('a visitor who is logged out', () => {
  test.each(['/signup', '/login', '/verify', '/reset-password', '/coming-soon', '/privacy', '/guardian'])(
    'may open %s',
    async (path) => {
      expect(await visit(path)).toBe(path);
    },
  );

  test.each([
    '/',
    '/no-such-page',
    '/login/deeper',
    '/consent',
    '/dashboard',
    '/profile',
    '/profile?showUpgrade',
    '/streak',
    '/marks',
    '/unlock-free-chapter',
    '/practice',
    '/subject/physics',
    '/tabs/physics/light',
  ])('is sent from %s to the sign-up', async (path) => {
    expect(await visit(path)).toBe('/signup');
  });

  test('keeps the invite of the address', async () => {
    expect(await visit('/signup?invite=u7')).toBe('/signup?invite=u7');
    expect(await visit('/signup?invite=12e34')).toBe('/signup?invite=12e34');
  });
});

describe('a student for whom a guardian has to agree first', () => {
  beforeEach(() => setCredentials(makeUser({ isConsentNeeded: true }), 'token'));

  test.each(['/', '/login', '/dashboard', '/profile', '/subject/physics', '/payment-result?order_id=o'])(
    'is sent from %s to where that is asked',
    async (path) => {
      expect(await visit(path)).toBe('/consent');
    },
  );

  test.each(['/consent', '/coming-soon', '/guardian'])('may open %s', async (path) => {
    expect(await visit(path)).toBe(path);
  });
});

describe('the link of a guardian’s mail', () => {
  test('leaves the address at once and stays in this tab', async () => {
    expect(await visit('/guardian?token=abc')).toBe('/guardian');
    expect(guardianLink.get()).toBe('abc');
    expect(await visit('/guardian?google=ready')).toBe('/guardian?google=ready');
  });
});

describe('a student who is logged in', () => {
  beforeEach(() => setCredentials(makeUser(), 'token'));

  test.each([
    '/signup',
    '/consent',
    '/login',
    '/verify',
    '/verify?email=a%40b.in',
    '/reset-password',
    '/',
    '/no-such-page',
  ])('is sent from %s to the dashboard', async (path) => {
    expect(await visit(path)).toBe('/dashboard');
  });

  test('may verify by the link of a mail, which may be that of another account', async () => {
    expect(await visit('/verify#link=abc')).toBe('/verify');
    expect(await visit('/verify#else')).toBe('/dashboard');
  });

  test.each([
    '/dashboard',
    '/profile',
    '/unlock-free-chapter',
    '/streak',
    '/marks',
    '/practice',
    '/coming-soon',
    '/privacy',
    '/subject/physics',
    '/tabs/physics/light',
  ])('may open %s', async (path) => {
    expect(await visit(path)).toBe(path);
  });

  test('opens the tab of a chapter that the address names, and the first for one that does not exist', async () => {
    expect(await visit('/tabs/physics/light?tab=quiz')).toBe('/tabs/physics/light?tab=quiz');
    const router = createAppRouter(
      createMemoryHistory({ initialEntries: ['/tabs/physics/light?tab=gossip'] }),
    );
    await router.load();
    expect(router.state.matches.at(-1)?.search).not.toHaveProperty('tab', 'gossip');
  });
});
