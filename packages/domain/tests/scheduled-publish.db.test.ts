import * as adminMessages from '@repo/contracts/messages/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  cancelScheduled,
  drafts,
  getScheduled,
  listVersions,
  publishContent,
  publishScheduled,
  schedulePublish,
} from '#src/index.ts';
import { createTestContext, importSampleContent } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(async () => {
  await importSampleContent(ctx);
  await publishContent(ctx, { author: 'admin', note: 'first' });
  await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'Changed before the schedule' });
});

const hour = 3_600_000;
const at = (hours: number) => new Date(ctx.clock.now().getTime() + hours * hour).toISOString();
const schedule = (hours: number, replaces: string | null = null) =>
  schedulePublish(ctx, { dueAt: at(hours), author: 'Mrs Iyer', note: 'Monday', replaces });
const versions = () => listVersions(ctx);
const seenAnswer = async () => {
  await ctx.published.refresh();
  const chapter = await ctx.published.chapterOf(await ctx.published.current(), 'econ-2');
  return chapter?.flashcards.find(({ _id }) => _id === 'econ-2-card-1')?.answer;
};

describe('a scheduled publish', () => {
  it('a scheduled publish publishes the drafts as they are when it is due, signed by the teacher who scheduled it', async () => {
    const { dueAt } = await schedule(1);
    await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'Changed after the schedule' });
    expect(await publishScheduled(ctx)).toBeNull();
    ctx.time.pass(hour);
    expect(await publishScheduled(ctx)).toEqual({ dueAt: new Date(dueAt), failure: null });
    expect(await seenAnswer()).toBe('Changed after the schedule');
    expect((await versions())[0]).toMatchObject({ author: 'Mrs Iyer', note: 'Monday', scheduledFor: dueAt });
    expect((await versions())[1]?.scheduledFor).toBeNull();
    expect(await getScheduled(ctx)).toBeNull();
  });

  it('a scheduled publish makes one version when several servers start after its time', async () => {
    await schedule(1);
    ctx.time.pass(30 * hour);
    const servers = Array.from({ length: 5 }, () => ({ ...createTestContext(database), clock: ctx.clock }));
    const outcomes = await Promise.all(servers.map((server) => publishScheduled(server)));
    expect(outcomes.filter((outcome) => outcome !== null)).toHaveLength(1);
    expect(await versions()).toHaveLength(2);
  });

  it('a scheduled publish is taken over from a server that crashed, and published once when that server was only slow', async () => {
    await schedule(1);
    ctx.time.pass(hour);
    const slow = { ...createTestContext(database), clock: ctx.clock };
    let release = () => {};
    const running = slow.adminWork.publishing(() => new Promise<void>((done) => (release = done)));
    const late = publishScheduled(slow);
    await expect.poll(() => slow.adminWork.publishing.pendingCount).toBe(1);
    expect(await publishScheduled(ctx)).toBeNull();
    ctx.time.pass(hour);
    expect(await publishScheduled(ctx)).toMatchObject({ failure: null });
    release();
    await running;
    await late;
    expect(await versions()).toHaveLength(2);
    expect(await getScheduled(ctx)).toBeNull();
  });

  it('a scheduled publish can be moved to another time, and cancelled', async () => {
    const first = await schedule(1);
    const second = await schedule(3, first.token);
    ctx.time.pass(2 * hour);
    expect(await publishScheduled(ctx)).toBeNull();
    await cancelScheduled(ctx, second);
    ctx.time.pass(2 * hour);
    expect(await publishScheduled(ctx)).toBeNull();
    expect(await versions()).toHaveLength(1);
  });

  it("a scheduled publish can't be changed or cancelled by a teacher who has seen an older one", async () => {
    const first = await schedule(1);
    await expectCode(schedule(2), 'CONFLICT');
    await schedule(2, first.token);
    await expectCode(schedule(3, first.token), 'CONFLICT');
    await expectCode(cancelScheduled(ctx, first), 'CONFLICT');
    expect((await getScheduled(ctx))?.dueAt).toBe(at(2));
  });

  it('a scheduled publish needs a time in the future, within a year', async () => {
    await expectCode(schedule(0), 'BAD_INPUT');
    await expectCode(schedule(24 * 367), 'BAD_INPUT');
  });

  it('a scheduled publish publishes nothing when a teacher cancels it while a server works on it', async () => {
    const { token } = await schedule(1);
    ctx.time.pass(hour);
    let release = () => {};
    const running = ctx.adminWork.publishing(() => new Promise<void>((done) => (release = done)));
    const work = publishScheduled(ctx);
    await expect.poll(() => ctx.adminWork.publishing.pendingCount).toBe(1);
    await cancelScheduled(ctx, { token });
    release();
    await running;
    expect(await work).toBeNull();
    expect(await versions()).toHaveLength(1);
  });
});

describe('a scheduled publish that is refused', () => {
  const refused = async () => {
    ctx.time.pass(hour);
    const outcome = await publishScheduled(ctx);
    expect((await getScheduled(ctx))?.failure).toBe(outcome?.failure);
    return outcome?.failure;
  };

  it('a scheduled publish is refused for a problem that nobody had seen, names it, and is not retried', async () => {
    await drafts.updateMeme(ctx, { id: 'econ-2-meme-1', imageUrl: 'http://insecure.example/a.png' });
    await schedule(1);
    await drafts.updateMeme(ctx, { id: 'econ-3-meme-1', imageUrl: 'http://insecure.example/a.png' });
    expect(await refused()).toMatch(/^The check found a new problem: .*\(.*Economics 3\)$/);
    expect(await publishScheduled(ctx)).toBeNull();
    expect(await versions()).toHaveLength(1);
  });

  it('a scheduled publish is refused when another publish ran meanwhile, and says so', async () => {
    await schedule(1);
    ctx.time.pass(hour);
    const other = createTestContext(database);
    const published = await database.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(hashtext('publish-content'))`;
      const work = publishScheduled(ctx);
      await expect
        .poll(
          async () =>
            (await database.sql`select from pg_locks where locktype = 'advisory' and not granted`).length,
        )
        .toBe(1);
      await tx`insert into content_versions (published_at, author, outline, hash) values (now() + interval '9 years', 'x', '[]', 'x')`;
      return { work };
    });
    expect((await published.work)?.failure).toBe(adminMessages.scheduleOvertaken);
    expect((await getScheduled(other))?.failure).toBe(adminMessages.scheduleOvertaken);
  });

  it('a scheduled publish is refused when students have everything already or nothing is switched on, and says so', async () => {
    const { token } = await schedule(1);
    await publishContent(ctx, { author: 'admin', note: '' });
    expect(await refused()).toBe(adminMessages.publishUnchanged);
    for (const id of ['econ', 'chem']) await drafts.updateSubject(ctx, { id, isAllContentAvailable: false });
    await schedule(1, token);
    expect(await refused()).toBe(adminMessages.publishNothing);
  });

  it('a refused scheduled publish can be dismissed, or scheduled again', async () => {
    const { token } = await schedule(1);
    await publishContent(ctx, { author: 'admin', note: '' });
    await refused();
    const again = await schedule(2, token);
    expect(again.failure).toBeNull();
    await cancelScheduled(ctx, again);
    expect(await getScheduled(ctx)).toBeNull();
  });
});
