import { isRealPostgres } from '@repo/db/testing';
import { type DomainContext, drafts, publishContent, resendVerification } from '@repo/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatuses, post, startTwoServers, type TwoServers } from './two-servers.ts';

/** The embedded Postgres has one owner and runs one statement at a time, so it can't show races. */
const whereRacesShow = describe.runIf(isRealPostgres());

/** Concurrent requests in each trial: the first trial is the large one. */
const trialsOf = (count: number) => Array.from({ length: count }, (_, n) => (n === 0 ? 200 : 50));
const chapters = ['econ-1', 'econ-2', 'econ-3', 'chem-1'];

const writtenAnswer = { writtenId: 'econ-1-written-1', chapterId: 'econ-1', alternative: 0 };

/**
 * Publishes a paper of one written question. @returns its version too, because another server may not know it
 * yet
 */
async function publishPaper(domain: DomainContext) {
  const rows = [{ kind: 'written' as const, marks: 2, count: 1, choices: 0 }];
  const { _id: paperId } = await drafts.createPaper(domain, {
    name: 'Paper',
    board: 'CBSE',
    year: 2026,
    minutes: 180,
    readingMinutes: 15,
    instructions: [],
    units: [{ name: 'Unit', marks: 2, chapterIds: [writtenAnswer.chapterId] }],
    sections: [{ name: 'A', title: '', units: [], rows }],
    isAvailable: true,
  });
  const { publishedAt } = await publishContent(domain, { author: 'test', note: '' });
  return { paperId, contentTimestamp: publishedAt };
}

let two: TwoServers;
let published: Awaited<ReturnType<typeof publishPaper>>;
const countOf = async (rows: PromiseLike<readonly { n: number }[]>) => (await rows)[0]?.n;

const onTwoServers = (trials: readonly number[]) => () => {
  beforeAll(async () => {
    two = await startTwoServers();
    published = await publishPaper(two.domain);
  });
  afterAll(() => two?.close());

  it('a free chapter is claimed once', async () => {
    for (const count of trials) {
      const { user, token } = await two.student();
      const replies = await two.race(count, (n) => ({
        path: '/chapters/claim-free',
        token,
        init: post({ chapterId: chapters[n % chapters.length] }),
      }));
      expect(countStatuses(replies)).toEqual([
        [200, 1],
        [409, count - 1],
      ]);
      const { sql } = two.database;
      expect(
        await countOf(sql`select count(*)::int as n from chapter_unlocks where user_id = ${user.id}`),
      ).toBe(1);
    }
  });

  it('five accepted invites unlock one chapter', async () => {
    for (const count of trials) {
      const { user, token } = await two.student();
      const { sql } = two.database;
      await sql`
        insert into accepted_invites (inviter_id, invited_id, accepted_at)
        select ${user.id}, ${user.id} || n, now() from generate_series(1, 5) as n`;
      const replies = await two.race(count, (n) => ({
        path: '/chapters/unlock',
        token,
        init: post({ chapterId: chapters[n % chapters.length] }),
      }));
      const statuses = new Map(countStatuses(replies));
      expect(statuses.get(200)).toBe(1);
      // The student has one unlock: another request for the same chapter is a conflict, for any other chapter
      // forbidden.
      expect((statuses.get(403) ?? 0) + (statuses.get(409) ?? 0)).toBe(count - 1);
      expect(
        await countOf(sql`select count(*)::int as n from chapter_unlocks where user_id = ${user.id}`),
      ).toBe(1);
    }
  });

  it('an invite is accepted once, by the code and by the link of the same mail', async () => {
    for (const count of trials) {
      const inviter = await two.student();
      const invited = await two.student({ verifiedAt: null, invitedBy: inviter.user.id });
      const { email, id } = invited.user;
      await resendVerification(two.domain, { email });
      const [queued] = await two.database.sql`select text_part from mail_outbox where user_id = ${id}`;
      const mail = String(queued?.text_part);
      const code = /\b[A-Z0-9]{6}\b/.exec(mail)?.[0];
      const link = /\?token=[0-9a-f]+/.exec(mail)?.[0];
      expect([code, link]).toEqual([expect.any(String), expect.any(String)]);
      // Every two neighbours go to different servers, for codes and for links.
      const replies = await two.race(count, (n) =>
        n % 4 < 2
          ? { path: '/auth/verify-email', init: post({ email, code }) }
          : { path: `/auth/verify-email${link}` },
      );
      // Later calls succeed too, because the email is verified by then.
      expect(countStatuses(replies)).toEqual([[200, count]]);
      const { sql } = two.database;
      expect(await sql`select inviter_id from accepted_invites where invited_id = ${id}`).toEqual([
        { inviter_id: inviter.user.id },
      ]);
      expect(
        await countOf(sql`select count(*)::int as n from users where id = ${id} and verified_at is not null`),
      ).toBe(1);
    }
  });

  it.each<[string, path: string, table: string, body: (n: number) => object]>([
    [
      'a quiz',
      '/tests/submit',
      'test_results',
      (n) => ({ testId: 'econ-1-test', chapterId: 'econ-1', timeTaken: 61, answers: [n % 4, 1, 2] }),
    ],
    [
      'a written answer',
      '/written/results',
      'written_results',
      (n) => ({ ...writtenAnswer, ticked: ['00', '01', '10', '11'][n % 4] }),
    ],
    [
      'a board paper',
      '/papers/results',
      'paper_results',
      (n) => ({ ...published, timeTaken: n, answers: [{ ...writtenAnswer, ticked: n % 2 ? '11' : '00' }] }),
    ],
  ])(
    'the call %s sent many times stores one result, which every reply returns',
    async (_, path, table, body) => {
      for (const count of trials) {
        const { user, token } = await two.student({ expiryDate: new Date(Date.now() + 86_400_000) });
        const replies = await two.race(count, (n) => ({
          path,
          token,
          init: post({ ...body(n), attemptId: 'a1' }),
        }));
        expect(countStatuses(replies)).toEqual([[200, count]]);
        expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
        const { sql } = two.database;
        expect(
          await countOf(sql`select count(*)::int as n from ${sql(table)} where user_id = ${user.id}`),
        ).toBe(1);
      }
    },
  );
};

whereRacesShow('on two servers at once', onTwoServers(trialsOf(2)));
whereRacesShow('on two servers at once, twenty times', { tags: ['nightly'] }, onTwoServers(trialsOf(20)));
