import {
  authReply,
  currentUser,
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
import { messages } from '@repo/contracts/messages';
import * as domain from '@repo/domain';
import { z } from 'zod';
import { limitedProcedure, publicProcedure, router, userProcedure } from '../trpc.ts';

export const authRouter = router({
  signUp: limitedProcedure('signUp')
    .input(signUpInput)
    .output(authReply)
    .mutation(({ ctx, input }) => domain.signUp(ctx.domain, input)),

  signIn: limitedProcedure('signIn')
    .input(signInInput)
    .output(authReply)
    .mutation(async ({ ctx, input }) => {
      const reply = await domain.signIn(ctx.domain, input);
      if (reply.token) ctx.setSessionCookie(reply.token);
      return reply;
    }),

  googleSignUp: limitedProcedure('signUp')
    .input(googleSignUpInput)
    .output(authReply)
    .mutation(async ({ ctx, input }) => {
      const proof = input.idToken ? null : ctx.takeIdentityProof();
      const reply = await domain.googleSignUp(ctx.domain, input, proof);
      if (reply.token) ctx.setSessionCookie(reply.token);
      return reply;
    }),

  googleSignIn: limitedProcedure('signIn')
    .input(googleSignInInput)
    .output(authReply)
    .mutation(async ({ ctx, input }) => {
      const proof = input.idToken ? null : ctx.takeIdentityProof();
      const reply = await domain.googleSignIn(ctx.domain, input, proof);
      if (reply.token) ctx.setSessionCookie(reply.token);
      return reply;
    }),

  verifyEmail: limitedProcedure('mailCode')
    .input(verifyEmailInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.verifyEmail(ctx.domain, input)),

  verifyEmailLink: limitedProcedure('mailCode')
    .input(verifyLinkInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.verifyEmailLink(ctx.domain, input)),

  resendVerification: limitedProcedure('mailCode')
    .input(emailInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.resendVerification(ctx.domain, input)),

  sendResetCode: limitedProcedure('mailCode')
    .input(emailInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.sendResetCode(ctx.domain, input)),

  resetPassword: limitedProcedure('mailCode')
    .input(resetPasswordInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.resetPassword(ctx.domain, input)),

  verifyToken: userProcedure.output(z.object({ user })).query(({ ctx }) => ({ user: ctx.student.user })),

  user: userProcedure.output(currentUser).query(({ ctx }) => domain.getCurrentUser(ctx.student)),

  updateProfile: userProcedure
    .input(updateProfileInput)
    .output(z.object({ user, message: z.string() }))
    .mutation(({ ctx, input }) => domain.updateProfile(ctx.student, input)),

  updateUser: userProcedure
    .input(updateUserInput)
    .output(z.object({ user, message: z.string() }))
    .mutation(async ({ ctx, input }) => ({
      user: await domain.updateUser(ctx.student, input),
      message: messages.profileUpdated,
    })),

  /** Ends the session that the call came with; without one there is nothing to end, which is no error. */
  logout: publicProcedure.output(messageReply).mutation(async ({ ctx }) => {
    if (ctx.token) await domain.logout(ctx.domain, ctx.token.value);
    ctx.setSessionCookie(null);
    return { message: messages.logoutDone };
  }),
});
