import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryFolder, readLibrary } from '@repo/content';
import { openDatabase } from '@repo/db';
import { contentVersions, sessions, subjects, users } from '@repo/db/schema';
import { demoAccounts } from '@repo/db/seed';
import { createDomainContext, importLibrary } from '@repo/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedDemo } from '#src/seed.ts';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { call } from './call.ts';

let server: TestServer;
/** One chapter of the starter library is enough. */
let library: string;

beforeAll(async () => {
  server = await buildTestServer({ content: 'none' });
  library = await mkdtemp(join(tmpdir(), 'library-test-'));
  for (const part of ['physics/subject.yaml', 'physics/01-light'])
    await cp(join(libraryFolder, part), join(library, part), { recursive: true });
});
afterAll(async () => {
  await server.close();
  await rm(library, { recursive: true, force: true });
});
beforeEach(() => server.database.empty());

const rowsOf = async () => {
  const { db } = server.database;
  const [people, found, versions] = await Promise.all([
    db.select().from(users),
    db.select().from(subjects),
    db.select({ id: contentVersions.id }).from(contentVersions),
  ]);
  return { people: people.length, subjects: found.map(({ id }) => id), versions: versions.length };
};

it('the first start on an empty database creates published content and two students who can sign in', async () => {
  expect(await seedDemo(server.domain, library)).toBe(true);
  for (const [account, plan] of [
    [demoAccounts.basic, 'Basic'],
    [demoAccounts.super, 'Pro'],
  ] as const) {
    const { email, password } = account;
    const signIn = await call(server.app, 'POST', '/api/v1/auth/sign-in', { body: { email, password } });
    const { token, user } = signIn.json<{ token: string; user: object }>();
    expect(user).toMatchObject({ email, plan, isVerified: true });
    const overall = await call(server.app, 'GET', '/api/v1/progress/overall', { token });
    expect(overall.json()).toMatchObject({ subjects: [{ subjectId: 'physics', completedChapters: 0 }] });
  }
});

it('the first start on an empty database happens once, even if several servers start at the same time', async () => {
  const others = [openDatabase(server.database.url), openDatabase(server.database.url)];
  try {
    const contexts = others.map((database) =>
      createDomainContext(database, server.domain, server.domain.settings),
    );
    const seeded = await Promise.all([...contexts, server.domain].map((ctx) => seedDemo(ctx, library)));
    expect(seeded.filter(Boolean)).toHaveLength(1);
    expect(await rowsOf()).toEqual({ people: 2, subjects: ['physics'], versions: 1 });
  } finally {
    await Promise.all(others.map((database) => database.close()));
  }
});

it('the first start on an empty database is completed by the next one after an interruption', async () => {
  await importLibrary(server.domain, await readLibrary(library));
  expect(await seedDemo(server.domain, library)).toBe(true);
  expect(await rowsOf()).toEqual({ people: 2, subjects: ['physics'], versions: 1 });
});

it('a later start changes nothing', async () => {
  await seedDemo(server.domain, library);
  await server.database.db.delete(subjects);
  expect(await seedDemo(server.domain, library)).toBe(false);
  expect(await rowsOf()).toEqual({ people: 2, subjects: [], versions: 1 });
});

it('a later start does not touch a database that has an account or content', async () => {
  await server.signedIn();
  expect(await seedDemo(server.domain, library)).toBe(false);
  await server.database.db.delete(sessions);
  await server.database.db.delete(users);
  const own = { id: 'our-own', name: 'Our own', description: '', position: 0, updatedAt: new Date() };
  await server.database.db.insert(subjects).values(own);
  expect(await seedDemo(server.domain, library)).toBe(false);
  expect(await rowsOf()).toEqual({ people: 0, subjects: ['our-own'], versions: 0 });
});
