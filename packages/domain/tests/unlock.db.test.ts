import { acceptedInvites, chapterUnlocks } from '@repo/db/schema';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent, type TestContext } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { inAMonth, refreshed } from './student-plan.ts';

useFreshDatabase();

let student: TestContext & UserContext;

beforeEach(async () => {
  await importSampleContent(ctx);
  student = await createStudent(ctx);
});

async function acceptInvites(howMany: number, { user } = student): Promise<void> {
  for (let n = 0; n < howMany; n++) {
    const values = { inviterId: user.id, invitedId: ctx.ids.next(), acceptedAt: ctx.time.now };
    await database.db.insert(acceptedInvites).values(values);
  }
}
const chapters = ['econ-1', 'econ-2', 'econ-3', 'chem-1'];
const unlocked = async () => (await domain.getUser(ctx, student.user.id)).unlockedChapters;

it('unlocking by invites is rejected with four accepted invites', async () => {
  await acceptInvites(4);
  await expect(domain.unlockChapter(student, { chapterId: 'econ-1' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message: 'You need 5 accepted invites to unlock a chapter',
  });
});

it('unlocking by invites opens one chapter per five invites', async () => {
  await acceptInvites(14);
  await domain.unlockChapter(student, { chapterId: 'econ-1' });
  await domain.unlockChapter(student, { chapterId: 'econ-2' });
  await expectCode(domain.unlockChapter(student, { chapterId: 'econ-3' }), 'FORBIDDEN');
  expect(await unlocked()).toEqual(['econ-1', 'econ-2']);
});

it('unlocking by invites spends nothing on an open chapter', async () => {
  await acceptInvites(5);
  await domain.claimFreeChapter(student, { chapterId: 'econ-1' });
  await expectCode(domain.unlockChapter(student, { chapterId: 'econ-1' }), 'CONFLICT');
  await domain.unlockChapter(student, { chapterId: 'econ-2' });
});

it("unlocking by invites counts only the student's own invites and unlocks", async () => {
  const friend = await createStudent(ctx);
  await acceptInvites(5, friend);
  await expectCode(domain.unlockChapter(student, { chapterId: 'econ-1' }), 'FORBIDDEN');
  await domain.unlockChapter(friend, { chapterId: 'econ-1' });
  await acceptInvites(5);
  await domain.unlockChapter(student, { chapterId: 'econ-1' });
});

it('unlocking by invites spends nothing for Super, nor on an unpublished chapter', async () => {
  const paid = await createStudent(ctx, { expiryDate: inAMonth() });
  await acceptInvites(5, paid);
  await expectCode(domain.unlockChapter(paid, { chapterId: 'econ-1' }), 'CONFLICT');
  await expect(
    domain.unlockChapter({ ...paid, user: { ...paid.user, plan: 'Basic' } }, { chapterId: 'no-such' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await refreshed(paid)).user.unlockedChapters).toEqual([]);
});

it('unlocking by invites grants exactly what was earned to concurrent requests', async () => {
  await acceptInvites(10);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) =>
      domain.unlockChapter(student, { chapterId: chapters[n % chapters.length] ?? '' }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(2);
  expect(await unlocked()).toHaveLength(2);
});

const chapter = { subjectId: 'econ', chapterId: 'econ-1' };

it('the progress page is locked without figures for a student without Super', async () => {
  expect(await domain.getProgressPage(student)).toEqual({ isLocked: true, data: null });
});

it('the progress page counts published chapters, tests and days', async () => {
  const expiryDate = new Date(ctx.time.now.getTime() + 90 * 86_400_000);
  const paid = await createStudent(ctx, { expiryDate });
  await domain.completeChapter(paid, chapter);
  const notesProgress = { currentTopicIndex: 0, currentPageIndex: 0 };
  await domain.saveReadingPosition(paid, { subjectId: 'chem', chapterId: 'chem-1', notesProgress });
  ctx.time.pass(86_400_000);
  const quiz = { testId: 'econ-1-test', chapterId: 'econ-1', timeTaken: 5 };
  await domain.submitTest(paid, { ...quiz, answers: [0, 1, 2] });
  await domain.submitTest(paid, { ...quiz, answers: [0] });
  const { isLocked, data } = await domain.getProgressPage(paid);
  expect(isLocked).toBe(false);
  expect(data).toMatchObject({
    overall: { completionPercentage: 25 },
    chapterStats: { completed: 1, inProgress: 1, notStarted: 2 },
    testStats: { totalTestsTaken: 2, averageScore: 67 },
    streak: 2,
    lastStudied: ctx.time.now.toISOString(),
    joinedDate: paid.user.createdAt,
  });
});

it("the user's own account takes a new name and keeps all other fields", async () => {
  const user = await domain.updateUser(student, { name: 'Asha R.' });
  expect(user).toMatchObject({ name: 'Asha R.', age: 15, gender: 'Female' });
});

it("the user's own account records when the student was last active", async () => {
  expect((await domain.updateUser(student, { lastLogin: 'now' })).lastLogin).toBe(ctx.time.now.toISOString());
});

it('the free chapter can be claimed once, ever', async () => {
  await domain.claimFreeChapter(student, { chapterId: 'econ-1' });
  await expect(domain.claimFreeChapter(student, { chapterId: 'econ-2' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'You have already claimed your free chapter',
  });
  const { user } = await refreshed(student);
  expect(user).toMatchObject({ freeChapterClaimed: true, unlockedChapters: ['econ-1'] });
});

it('the free chapter is not spent on an open chapter', async () => {
  await database.db.insert(chapterUnlocks).values({
    userId: student.user.id,
    chapterId: 'econ-1',
    source: 'invites',
    inviteUnlock: 1,
    unlockedAt: ctx.time.now,
  });
  await expect(domain.claimFreeChapter(student, { chapterId: 'econ-1' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This chapter is already unlocked',
  });
  await domain.claimFreeChapter(student, { chapterId: 'econ-2' });
});

it("the free chapter can't be claimed by a student with Super, and is not spent", async () => {
  const paid = await createStudent(ctx, { expiryDate: inAMonth() });
  await expectCode(domain.claimFreeChapter(paid, { chapterId: 'econ-1' }), 'CONFLICT');
  expect((await refreshed(paid)).user.freeChapterClaimed).toBe(false);
});

it('the free chapter can only be a published one', async () => {
  await expectCode(domain.claimFreeChapter(student, { chapterId: 'no-such' }), 'NOT_FOUND');
});

it('the free chapter is claimed only once by 100 concurrent requests', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) =>
      domain.claimFreeChapter(student, { chapterId: chapters[n % chapters.length] ?? '' }),
    ),
  );
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  expect((await refreshed(student)).user.unlockedChapters).toHaveLength(1);
});
