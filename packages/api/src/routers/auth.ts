import { accountExport } from '@repo/contracts/account-export';
import {
  type AuthReply,
  authReply,
  currentUser,
  deletionInput,
  emailInput,
  googleSignInInput,
  googleSignUpInput,
  messageReply,
  resetPasswordInput,
  signInInput,
  signUpInput,
  updateProfileInput,
  updateUserInput,
  user,
  verifyEmailInput,
  verifyLinkInput,
} from '@repo/contracts/auth';
import { needsOneOf } from '@repo/contracts/items/item';
import * as authMessages from '@repo/contracts/messages/auth';
import * as domain from '@repo/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import {
  accountProcedure,
  limitedAccountProcedure,
  limitedProcedure,
  limitedUserProcedure,
  publicProcedure,
  router,
} from '../trpc.ts';
import { consentRouter } from './auth/consent.ts';
import { guardianRouter } from './auth/guardian.ts';
import { reminderRouter } from './auth/reminder.ts';
import { sessionRouter } from './auth/session.ts';

/** The same schema, with a note in the API document that at least one field is required. */
const withOneOfItsFields = <S extends z.ZodObject>(schema: S) =>
  schema.meta(needsOneOf(Object.keys(schema.shape)));

/** From now on, this browser's wrong passwords are counted separately from those of strangers. */
async function knowBrowser({ domain: context, browser }: ApiContext, userId: string): Promise<void> {
  if (browser) browser.setDeviceToken(await domain.rememberDevice(context, userId, browser.deviceToken));
}

/** After a sign-in of any kind that created a session: ends the caller's previous session. */
async function openSession(ctx: ApiContext, reply: AuthReply): Promise<AuthReply> {
  if (!reply.token) return reply;
  if (ctx.token) await domain.logout(ctx.domain, ctx.token.value);
  await domain.nameSession(ctx.domain, reply.token, ctx.userAgent);
  await knowBrowser(ctx, reply.user.id);
  ctx.setSessionCookie(reply.token);
  return reply;
}

export const authRouter = router({
  signUp: limitedProcedure('signUp')
    .meta({ fails: ['CONFLICT'] })
    .input(signUpInput)
    .output(authReply)
    .mutation(async ({ ctx, input }) => {
      const reply = await domain.signUp(ctx.domain, input);
      await knowBrowser(ctx, reply.user.id);
      ctx.measures.signedUp('password');
      return reply;
    }),

  signIn: limitedProcedure('signIn')
    .meta({ fails: ['WRONG_CREDENTIALS', 'FORBIDDEN'] })
    .input(signInInput)
    .output(authReply)
    .mutation(async ({ ctx, input }) =>
      openSession(ctx, await domain.signIn(ctx.domain, input, ctx.browser?.deviceToken)),
    ),

  googleSignUp: limitedProcedure('signUp')
    .meta({ fails: ['WRONG_CREDENTIALS', 'CONFLICT', 'PROVIDER_FAILED'] })
    .input(googleSignUpInput)
    .output(authReply)
    .mutation(async ({ ctx, input }) => {
      const proof = input.idToken ? null : ctx.takeIdentityProof();
      const reply = await domain.googleSignUp(ctx.domain, input, proof, ctx.browser?.deviceToken);
      ctx.measures.signedUp('google');
      return openSession(ctx, reply);
    }),

  googleSignIn: limitedProcedure('signIn')
    .meta({ fails: ['WRONG_CREDENTIALS', 'FORBIDDEN', 'NOT_FOUND', 'PROVIDER_FAILED'] })
    .input(googleSignInInput)
    .output(authReply)
    .mutation(async ({ ctx, input }) => {
      const proof = input.idToken ? null : ctx.takeIdentityProof();
      return openSession(ctx, await domain.googleSignIn(ctx.domain, input, proof, ctx.browser?.deviceToken));
    }),

  verifyEmail: limitedProcedure('mailCode')
    .meta({ fails: ['WRONG_CODE'] })
    .input(verifyEmailInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.verifyEmail(ctx.domain, input)),

  verifyEmailLink: limitedProcedure('mailCode')
    .meta({ fails: ['WRONG_CODE'] })
    .input(verifyLinkInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.verifyEmailLink(ctx.domain, input, ctx.browser?.deviceToken)),

  resendVerification: limitedProcedure('mailCode')
    .input(emailInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.resendVerification(ctx.domain, input, ctx.browser?.deviceToken)),

  sendResetCode: limitedProcedure('mailCode')
    .input(emailInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.sendResetCode(ctx.domain, input, ctx.browser?.deviceToken)),

  resetPassword: limitedProcedure('mailCode')
    .meta({ fails: ['WRONG_CODE'] })
    .input(resetPasswordInput)
    .output(messageReply)
    .mutation(async ({ ctx, input }) => {
      const { userId, message } = await domain.resetPassword(ctx.domain, input, ctx.browser?.deviceToken);
      await knowBrowser(ctx, userId);
      return { message };
    }),

  verifyToken: accountProcedure.output(z.object({ user })).query(({ student }) => ({ user: student.user })),

  user: accountProcedure.output(currentUser).query(({ student }) => domain.getCurrentUser(student)),

  updateProfile: limitedUserProcedure('profile')
    .input(withOneOfItsFields(updateProfileInput))
    .output(z.object({ user, message: z.string() }))
    .mutation(async ({ ctx, student, input }) => {
      if (input.picture) await ctx.countStudentCall('picture', student.user.id);
      return domain.updateProfile(student, input);
    }),

  updateUser: limitedUserProcedure('profile')
    .input(withOneOfItsFields(updateUserInput))
    .output(z.object({ user, message: z.string() }))
    .mutation(async ({ student, input }) => ({
      user: await domain.updateUser(student, input),
      message: authMessages.profileUpdated,
    })),

  exportAccount: limitedAccountProcedure('export')
    .output(accountExport)
    .query(({ student, signal }) => domain.exportAccount(student, signal)),

  sendDeletionCode: limitedAccountProcedure('profile')
    .output(messageReply)
    .mutation(({ student }) => domain.sendDeletionCode(student)),

  planDeletion: limitedAccountProcedure('profile')
    .meta({ fails: ['WRONG_CODE'] })
    .input(deletionInput)
    .output(z.object({ user, message: z.string() }))
    .mutation(({ student, input }) => domain.planDeletion(student, input)),

  cancelDeletion: limitedUserProcedure('profile')
    .output(z.object({ user, message: z.string() }))
    .mutation(({ student }) => domain.cancelDeletion(student)),

  consent: consentRouter,
  guardian: guardianRouter,
  reminder: reminderRouter,
  session: sessionRouter,

  /** Ends the session of the call; without one there is nothing to end, which is no error. */
  logout: publicProcedure.output(messageReply).mutation(async ({ ctx }) => {
    if (ctx.token) await domain.logout(ctx.domain, ctx.token.value);
    ctx.setSessionCookie(null);
    return { message: authMessages.logoutDone };
  }),

  /** Ends every session of the student, including this one. */
  logOutEverywhere: limitedAccountProcedure('logOutEverywhere')
    .output(messageReply)
    .mutation(async ({ ctx, student }) => {
      const reply = await domain.logOutEverywhere(student, ctx.browser?.deviceToken);
      ctx.setSessionCookie(null);
      return reply;
    }),
});
