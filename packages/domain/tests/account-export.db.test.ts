import { accountExport } from '@repo/contracts/account-export';
import { exportMaxSeconds, exportTurnSeconds } from '@repo/contracts/limits/request';
import { savedKindNames } from '@repo/contracts/saved.rules';
import { savedKinds } from '@repo/contracts/saved-kinds';
import { savedSample } from '@repo/contracts/testing/saved-sample';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, createTestContext } from '#src/testing/index.ts';
import { consentedStudent } from './consent-fixtures.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { createFullAccount, trace } from './full-account.ts';

useFreshDatabase();

it('the export of an account contains everything stored about it, under names that people understand', async () => {
  const { student } = await createFullAccount();
  const file = accountExport.parse(await (await domain.exportAccount(student)).read());
  const econ = { chapterId: 'econ-1', chapter: expect.any(String), subject: expect.any(String) };
  const saved = Object.fromEntries(
    savedKindNames.map((kind) => {
      const thing = Object.entries(savedSample(kind, trace));
      const shown = thing.filter(([field]) => field in savedKinds[kind].exported);
      return [`${kind}s`, [{ ...econ, ...Object.fromEntries(shown) }]];
    }),
  );
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
    ...saved,
    orders: [{ status: 'PAID', amountRupees: 199, superUntil: expect.any(String) }],
  });
  expect(file.sessions.length).toBeGreaterThan(0);
  expect(file.knownBrowsers.length).toBeGreaterThan(0);
  expect(file.studyDays).toHaveLength(1);
});

it('the export of an account contains nothing about anybody else, and no secret', async () => {
  const { student } = await createFullAccount();
  const text = JSON.stringify(await (await domain.exportAccount(student)).read());
  expect(text).not.toContain('friend@example.com');
  const hashes = await database.sql<{ secret: string }[]>`
      select password_hash as secret from users where password_hash is not null
      union all select token_hash from sessions union all select token_hash from known_devices
      union all select endpoint from push_subscriptions union all select auth from push_subscriptions`;
  for (const { secret } of hashes) expect(text).not.toContain(secret);
});

it('the export of an account is complete for a new account too, with empty lists', async () => {
  const file = accountExport.parse(await (await domain.exportAccount(await createStudent(ctx))).read());
  expect(file).toMatchObject({ chapters: [], quizzes: [], orders: [], studyDays: [] });
});

it('the export of an account is read in pages, and misses nothing between pages', async () => {
  const { student } = await createFullAccount();
  const count = 120;
  await database.sql`insert into test_results select (jsonb_populate_record(null::test_results, to_jsonb(one) ||
      jsonb_build_object('id', 'copy' || n, 'attempt_id', 'copy' || n, 'time_taken_seconds', n))).*
      from (select * from test_results where user_id = ${student.user.id} limit 1) one
      cross join generate_series(1, ${count}) n`;
  await database.sql`insert into review_batches (user_id, arrival, device, first_sequence, event_count, chapter_ids, body)
      select ${student.user.id}, 1000 + n, 'a1a1a1a1a1a1a1a1', n, 1, '{econ-1}',
        decode(lpad(to_hex(n), 16, '0') || '0003000000000001', 'hex') from generate_series(1, ${count}) n`;
  const { quizzes, reviews } = accountExport.parse(await (await domain.exportAccount(student)).read());
  const numbers = Array.from({ length: count }, (_, n) => n + 1);
  expect(quizzes.map(({ timeTakenSeconds }) => timeTakenSeconds)).toEqual(expect.arrayContaining(numbers));
  expect(quizzes).toHaveLength(count + 1);
  expect(reviews.slice(-count).map(({ item }) => Number.parseInt(item, 16))).toEqual(numbers);
});

it('the export of an account never holds a long list in memory, however often a guardian decided', async () => {
  ctx.settings.isConsentRequired = true;
  const { student } = await consentedStudent();
  const count = 500;
  await database.sql`insert into consent_records select (jsonb_populate_record(null::consent_records, to_jsonb(one) ||
      jsonb_build_object('id', 'copy' || n, 'text_version', n))).*
      from (select * from consent_records limit 1) one cross join generate_series(1, ${count}) n`;
  const { stretches } = await domain.exportAccount(student);
  let [json, longest] = ['', 0];
  for await (const stretch of stretches) {
    json += stretch;
    longest = Math.max(longest, stretch.split('"recordId"').length - 1);
  }
  const { consents } = accountExport.parse(JSON.parse(json));
  expect(new Set(consents.map(({ recordId }) => recordId)).size).toBe(count + 1);
  expect(longest).toBeLessThan(count / 4);
});

it('the export of an account runs once at a time, until it was read or the reader has left', async () => {
  const student = await createStudent(ctx);
  const first = await domain.exportAccount(student);
  await expect(domain.exportAccount(student)).rejects.toMatchObject({
    code: 'TOO_MANY',
    retryAfterSeconds: expect.any(Number),
  });
  await first.stretches.return();
  await (await domain.exportAccount(student)).read();
  const left = await domain.exportAccount(student);
  ctx.time.pass(exportMaxSeconds * 1_000);
  await expect(left.read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await (await domain.exportAccount(student)).read();
});

/** Two servers with one clock and the same student. */
async function onTwoServers() {
  const here = await createStudent(ctx);
  return { here, there: { ...createTestContext(database), clock: here.clock, user: here.user } };
}
const refused = { code: 'TOO_MANY', retryAfterSeconds: exportTurnSeconds };

it('the exports of one account on two servers begin once, however many are requested concurrently', async () => {
  const { here, there } = await onTwoServers();
  const requests = [here, there, here, there, here, there].map((student) => domain.exportAccount(student));
  const outcomes = await Promise.allSettled(requests);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(refused);
});

it('the exports of one account on two servers wait while one is being sent slowly, but not when its reader has left', async () => {
  const { here, there } = await onTwoServers();
  const slow = await domain.exportAccount(here);
  for (let stretch = 0; stretch < 8; stretch += 1) {
    ctx.time.pass((exportTurnSeconds * 1_000) / 4);
    await slow.stretches.next();
    await expect(domain.exportAccount(there)).rejects.toMatchObject(refused);
  }
  await slow.stretches.return();
  await (await domain.exportAccount(there)).read();
});

it('the exports of one account on two servers do not wait long for a dead server, and a server that only paused stops sending', async () => {
  const { here, there } = await onTwoServers();
  const stopped = await domain.exportAccount(here);
  ctx.time.pass(exportTurnSeconds * 1_000);
  const second = await domain.exportAccount(there);
  await expect(stopped.read()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(domain.exportAccount(here)).rejects.toMatchObject(refused);
  await second.read();
});
