/** @module-tag nightly */
import { setTimeout as delay } from 'node:timers/promises';
import { isRealPostgres } from '@repo/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Racer, startTwoServers, type TwoServers } from './two-servers.ts';

const students = 8;
/** Acknowledged writes before and after one of the servers is killed. */
const before = 200;
const after = 200;

let two: TwoServers;
let acknowledged = 0;
let isOver = false;

type Work = { student: Racer; saved: number; attempts: string[]; refusals: string[] };

/** Like a proxy: tries the other server when one does not answer. */
async function send(path: string, { token }: Racer, method: string, body: unknown, first: number) {
  for (let n = first; ; n++) {
    try {
      const reply = await fetch(`${two.servers[n % 2]?.url}/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return { status: reply.status, text: await reply.text() };
    } catch {
      // The server was killed before it answered, or in the middle of its answer.
      await delay(1);
    }
  }
}

/** Saves positions and submits quizzes, and records what was acknowledged. */
async function study(work: Work, first: number): Promise<void> {
  for (let n = 1; !isOver; n++) {
    const notesProgress = { currentTopicIndex: n, currentPageIndex: n % 7 };
    const saved = await send('/progress/econ/econ-1', work.student, 'PATCH', { notesProgress }, first + n);
    if (saved.status === 200) work.saved = n;
    else work.refusals.push(saved.text);
    const attemptId = `attempt-${n}`;
    const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, 1, 2], timeTaken: n, attemptId };
    const submitted = await send('/tests/submit', work.student, 'POST', quiz, first + n);
    if (submitted.status === 200) work.attempts.push(attemptId);
    else work.refusals.push(submitted.text);
    acknowledged += 2;
  }
}

describe.runIf(isRealPostgres())('two servers on one database, one of them killed under load', () => {
  beforeAll(async () => {
    two = await startTwoServers();
  });
  afterAll(() => two?.close());

  it('two servers, one of them killed under load, lose no acknowledged write, do nothing twice, and keep the sessions', async () => {
    const works: Work[] = [];
    for (let n = 0; n < students; n++)
      works.push({
        student: await two.student({ expiryDate: new Date(Date.now() + 86_400_000) }),
        saved: 0,
        attempts: [],
        refusals: [],
      });
    const running = works.map((work, n) => study(work, n));
    while (acknowledged < before) await delay(1);
    await two.servers[0].end('SIGKILL');
    const atKill = acknowledged;
    while (acknowledged < atKill + after) await delay(1);
    isOver = true;
    await Promise.all(running);

    const { sql } = two.database;
    for (const { student, saved, attempts, refusals } of works) {
      expect(refusals, 'every call was answered by one server or the other').toEqual([]);
      const id = student.user.id;
      expect(await sql`select current_topic_index as n from chapter_progress where user_id = ${id}`).toEqual([
        { n: saved },
      ]);
      const kept = await sql<{ attempt: string }[]>`
        select attempt_id as attempt from test_results where user_id = ${id}`;
      expect(kept.map(({ attempt }) => attempt).sort()).toEqual([...attempts].sort());
    }
  }, 180_000);
});
