import { accountExport } from '@repo/contracts/account-export';
import { describe, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { createFullAccount, trace } from './full-account.ts';

useFreshDatabase();

describe('the export of an account', () => {
  it('holds everything that is stored about it, by names that people know', async () => {
    const { student } = await createFullAccount();
    const file = accountExport.parse(await domain.exportAccount(student));
    const econ = { chapterId: 'econ-1', chapter: expect.any(String), subject: expect.any(String) };
    expect(file).toMatchObject({
      account: { name: `${trace} Khan`, email: `${trace}@example.com`, plan: 'Pro', hasPassword: true },
      signInWith: [{ provider: 'google', personId: `${trace}-at-google` }],
      acceptedInvites: [{}],
      unlockedChapters: [{ ...econ, by: 'free' }],
      chapters: [{ ...econ, topic: 1, page: 2, finishedAt: expect.any(String) }],
      quizzes: [
        {
          test: 'Chapter test',
          answers: expect.arrayContaining([{ question: expect.any(String), chosen: null, isRight: false }]),
        },
      ],
      writtenAnswers: [{ marks: 1, outOf: 2 }],
      papers: [{ paper: 'Social Science', answers: [{ chapterId: 'econ-1', answer: 0 }] }],
      reports: [
        {
          ...{ ...econ, about: 'card', excerpt: 'Card of econ-1?\nYes', fault: 'answer' },
          ...{ note: `${trace} says: it is No`, solvedAt: null },
        },
      ],
      reminder: { at: '19:30', browsers: 1 },
      marks: [
        {
          ...{ ...econ, about: 'page', kind: 'highlight', note: `${trace} asks: why two?` },
          quote: { exact: 'two', prefix: 'Page ', suffix: '.' },
        },
      ],
      orders: [{ status: 'PAID', amountRupees: 199, superUntil: expect.any(String) }],
    });
    expect(file.sessions.length).toBeGreaterThan(0);
    expect(file.knownBrowsers.length).toBeGreaterThan(0);
    expect(file.studyDays).toHaveLength(1);
  });

  it('holds nothing of anybody else, and no secret', async () => {
    const { student } = await createFullAccount();
    const text = JSON.stringify(await domain.exportAccount(student));
    expect(text).not.toContain('friend@example.com');
    const hashes = await database.sql<{ secret: string }[]>`
      select password_hash as secret from users where password_hash is not null
      union all select token_hash from sessions union all select token_hash from known_devices
      union all select endpoint from push_subscriptions union all select auth from push_subscriptions`;
    for (const { secret } of hashes) expect(text).not.toContain(secret);
  });

  it('of a new account is complete too, with empty lists', async () => {
    const file = accountExport.parse(await domain.exportAccount(await createStudent(ctx)));
    expect(file).toMatchObject({ chapters: [], quizzes: [], orders: [], studyDays: [] });
  });
});
