import { savedKindNames } from '@repo/contracts/saved.rules';
import { savedSample } from '@repo/contracts/testing/saved-sample';
import { tallyReviews } from '#src/admin/sweep/tally-reviews.ts';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { keepSaved } from '#src/saved/keep-saved.ts';
import { createStudent, importSampleContent, type TestContext } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';
import { publishSamplePaper } from './paper-fixtures.ts';
import { keepAll } from './study-log-fixtures.ts';

/** Part of every text about the person of `createFullAccount`. */
export const trace = 'zubeida';

/**
 * A student with everything that can be stored: picture, identity, session, known browser, invites in both
 * directions, unlocks, reading, quiz, written answer, paper, study days, reviews, a plan, a reminder, a
 * reported mistake, a mark, a paid month, a code and a pending mail, a guardian who was asked.
 */
export async function createFullAccount(): Promise<{
  student: TestContext & UserContext;
  friend: UserContext;
}> {
  await importSampleContent(ctx);
  const paper = await publishSamplePaper();
  const inviter = await createStudent(ctx);
  const student = await createStudent(ctx, {
    id: `${trace}-id`,
    name: `${trace} Khan`,
    email: `${trace}@example.com`,
    invitedBy: inviter.user.id,
    verifiedAt: null,
  });
  await domain.signUp(ctx, {
    ...{ name: 'A friend', age: 15, gender: 'Male', email: 'friend@example.com', password: 'secret' },
    invitedBy: student.user.id,
  });
  await verify(student.user.email);
  await verify('friend@example.com');
  const friend = await refreshed({ ...ctx, user: student.user }, 'friend@example.com');

  await domain.updateProfile(student, { picture: Buffer.from(`picture of ${trace}`) });
  ctx.identities.tokens.set('token', {
    ...{ provider: 'google', subject: `${trace}-at-google`, email: student.user.email },
    ...{ isEmailVerified: true, name: `${trace} Khan` },
  });
  await domain.googleSignIn(ctx, { idToken: 'token' });
  await domain.rememberDevice(ctx, student.user.id, null);
  await domain.storeIdentityProof(ctx, {
    ...{ provider: 'google', subject: `${trace}-at-google`, email: student.user.email },
    ...{ isEmailVerified: true, name: `${trace} Khan` },
  });
  ctx.settings.isConsentRequired = true;
  await domain.askGuardian(student, { email: `${trace}-mother@example.com` });
  ctx.settings.isConsentRequired = false;
  await domain.claimFreeChapter(student, { chapterId: 'econ-1' });

  const { order } = await domain.createOrder(student);
  ctx.checkout.setStatus(order.order_id, 'PAID');
  await domain.getOrderStatus(student, { orderId: order.order_id });
  const payer = await refreshed(student, student.user.email);

  const chapter = { subjectId: 'econ', chapterId: 'econ-1' };
  const notesProgress = { currentTopicIndex: 0, currentPageIndex: 1 };
  await domain.saveReadingPosition(payer, { ...chapter, notesProgress });
  await domain.completeChapter(payer, chapter);
  await domain.submitTest(payer, {
    ...{ testId: 'econ-1-test', chapterId: 'econ-1', answers: [0, -1, 0], timeTaken: 60 },
    attemptId: `${trace}-attempt`,
  });
  await domain.submitWritten(payer, {
    ...{ writtenId: 'econ-1-written-1', chapterId: 'econ-1', alternative: 0, ticked: '10' },
    attemptId: `${trace}-attempt`,
  });
  await domain.submitPaper(payer, {
    paperId: paper._id,
    answers: [{ chapterId: 'econ-1', testId: 'econ-1-test', index: 0, answer: 0 }],
    timeTaken: 3_600,
    attemptId: `${trace}-attempt`,
  });
  await domain.reviewFlashcards(payer, chapter);
  await domain.receiveEvents(
    payer,
    {
      ...{ device: 'a1'.repeat(8), firstSequence: 0, sentClockMs: 1_000 },
      events: [{ kind: 'completion', clockMs: 1_000, body: chapter }],
    },
    keepAll,
  );
  await domain.receiveReviews(payer, {
    ...{ device: 'a1'.repeat(8), firstSequence: 0, sentClockMs: 1_000 },
    events: [{ kind: 'review', grade: 3, item: 'b2'.repeat(8), chapterId: 'econ-1', clockMs: 1_000 }],
  });
  await tallyReviews(ctx, new AbortController().signal);
  await domain.setReminder(payer, { at: '19:30', subscription: ctx.push.subscriptionOf(`${trace}-browser`) });
  await domain.setRevisionPlan(payer, { examOn: null, dailyAmount: 20, ramp: 'unasked' });
  await domain.sendReport(payer, {
    ...{ reportId: `${trace}-report`, chapterId: 'econ-1', kind: 'card', itemId: 'econ-1-card-1' },
    ...{ fault: 'answer', note: `${trace} says: it is No` },
  });
  for (const kind of savedKindNames) await keepSaved(payer, kind, savedSample(kind, trace) as never);
  return { student: { ...ctx, user: payer.user }, friend };
}

async function verify(email: string): Promise<void> {
  await domain.resendVerification(ctx, { email });
  const code = codeIn((await ctx.deliverMails()).findLast(({ to }) => to === email)?.text);
  await domain.verifyEmail(ctx, { email, code });
}

/** The code in a mail's text. */
export const codeIn = (text = ''): string => /^[A-Z0-9]{6}$/m.exec(text)?.[0] ?? '';

/** The account of this email, as a request finds it now. */
export async function refreshed<C extends UserContext>(context: C, email: string): Promise<C> {
  const { user } = await domain.signIn(context, { email, password: 'secret' });
  return { ...context, user };
}
