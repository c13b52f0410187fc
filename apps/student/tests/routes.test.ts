import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { guardianLink } from '#src/platform/session/guardian-link.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { createAppRouter } from '#src/router.tsx';
import { makeUser } from './users.ts';

/** Where a visitor is redirected to. */
async function visit(address: string): Promise<string> {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return router.state.location.pathname + router.state.location.searchStr;
}

type Access = StaticDataRouteOption['access'];
type Visitor = 'guest' | 'waiting' | 'student';

const logIn: Record<Visitor, () => void> = {
  guest: () => {},
  waiting: () => setCredentials(makeUser({ isConsentNeeded: true }), 'token'),
  student: () => setCredentials(makeUser(), 'token'),
};
/** Where visitors are redirected from screens without access. */
const homes: Record<Visitor, string> = { guest: '/signup', waiting: '/consent', student: '/dashboard' };
const visitorsOf: Record<Exclude<Access, null>, readonly Visitor[]> = {
  everyone: ['guest', 'waiting', 'student'],
  guest: ['guest'],
  waiting: ['waiting'],
  student: ['student'],
  // Screens themselves handle the plan.
  super: ['student'],
};

/** Every address of the app, with a value for each parameter. */
const addresses = Object.values(createAppRouter().routesByPath).map(({ fullPath, options }: AnyRoute) => {
  const { access }: StaticDataRouteOption = options.staticData;
  return { access, address: fullPath.replaceAll(/\$(?=\w)/g, 'some-').replace('$', 'no-such-page') };
});

describe.each(['guest', 'waiting', 'student'] as const)('access of a %s', (visitor) => {
  beforeEach(() => logIn[visitor]());

  test.each(addresses)(
    'access to $address ($access) for this visitor opens or redirects',
    async ({ address, access }) => {
      const isOpen = access !== null && visitorsOf[access].includes(visitor);
      expect(await visit(address)).toBe(isOpen ? address : homes[visitor]);
    },
  );
});

test('a route that does not state its access is a type error', () => {
  // @ts-expect-error staticData is missing
  createRoute({ getParentRoute: () => createRootRoute({ staticData: { access: null } }), path: '/x' });
});

describe('a visitor who is logged out', () => {
  test.each(['/login/deeper', '/profile?showUpgrade'])(
    'a visitor who is logged out is sent from %s to the sign-up',
    async (path) => {
      expect(await visit(path)).toBe('/signup');
    },
  );

  test('a visitor who is logged out keeps the invite of the URL', async () => {
    expect(await visit('/signup?invite=u7')).toBe('/signup?invite=u7');
    expect(await visit('/signup?invite=12e34')).toBe('/signup?invite=12e34');
  });
});

test('a student who waits for consent is redirected from a payment result to the consent screen', async () => {
  logIn.waiting();
  expect(await visit('/payment-result?order_id=o')).toBe('/consent');
});

describe('the link of a guardian’s mail', () => {
  test('the link of a guardian’s mail is removed from the URL and stored in this tab', async () => {
    expect(await visit('/guardian?token=abc')).toBe('/guardian');
    expect(guardianLink.get()).toBe('abc');
    expect(await visit('/guardian?google=ready')).toBe('/guardian?google=ready');
  });
});

describe('a student who is logged in', () => {
  beforeEach(() => logIn.student());

  test('a student who is logged in is redirected from the verification to the dashboard', async () => {
    expect(await visit('/verify?email=a%40b.in')).toBe('/dashboard');
  });

  test("a student who is logged in can verify with a mail's link, which may be for another account", async () => {
    expect(await visit('/verify#link=abc')).toBe('/verify');
    expect(await visit('/verify#else')).toBe('/dashboard');
  });

  test('a student who is logged in opens the chapter tab in the URL, and the first tab for an unknown one', async () => {
    expect(await visit('/tabs/physics/light?tab=quiz')).toBe('/tabs/physics/light?tab=quiz');
    const router = createAppRouter(
      createMemoryHistory({ initialEntries: ['/tabs/physics/light?tab=gossip'] }),
    );
    await router.load();
    expect(router.state.matches.at(-1)?.search).not.toHaveProperty('tab', 'gossip');
  });
});

describe('the walk through all screens (apps/e2e/src/states)', () => {
  const folder = join(import.meta.dirname, '../../e2e/src/states');
  const source = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const router = createAppRouter();
  const opened = [...source.join().matchAll(/['`](\/[^'`?#]*)/g)].map(([, path = '']) => {
    const [, , route] = router.getMatchedRoutes(path.replaceAll(/\$\{[^}]*\}/g, 'some'));
    return route?.fullPath;
  });

  test.each(Object.values(router.routesByPath).filter(({ options }: AnyRoute) => options.staticData.access))(
    'the walk through all screens (apps/e2e/src/states) has a state of $fullPath',
    ({ fullPath }) => {
      expect(opened).toContain(fullPath);
    },
  );
});
