import { messages } from '@repo/contracts/messages';
import { DomainError, findAdminSession, findSession, type UserContext } from '@repo/domain';
import { initTRPC } from '@trpc/server';
import type { ApiContext, TryKind } from './context.ts';
import { failureOf, toTrpcError } from './failure.ts';

const trpc = initTRPC.context<ApiContext>().create({
  isDev: false,
  errorFormatter({ shape, error }) {
    const failure = failureOf(error);
    return {
      ...shape,
      message: failure.message,
      data: {
        code: shape.data.code,
        httpStatus: failure.status,
        path: shape.data.path,
        errorCode: failure.code,
        retryAfterSeconds: failure.retryAfterSeconds,
      },
    };
  },
});

export const { router, createCallerFactory } = trpc;

/** Anybody. Domain errors leave with their own status instead of 500. */
export const publicProcedure = trpc.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Anybody, but only so often: the limit stands here so that it is one for all doors and for batched calls. */
export const limitedProcedure = (kind: TryKind) =>
  publicProcedure.use(async ({ ctx, next }) => {
    await ctx.countTry(kind);
    return next();
  });

/** A signed-in, verified student; the procedure gets the domain's UserContext. */
export const userProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const session = ctx.token && (await findSession(ctx.domain, ctx.token.value));
  if (!session || !ctx.token) throw new DomainError('NOT_SIGNED_IN', messages.notSignedIn);
  // The cookie must not end before the session that was just renewed.
  if (session.isRenewed) ctx.setSessionCookie(ctx.token.value);
  const student: UserContext = { ...ctx.domain, user: session.user };
  return next({ ctx: { ...ctx, student, token: ctx.token } });
});

/** Whoever passed the content tool's password gate and whose admin session has not ended. */
export const adminProcedure = publicProcedure.use(async ({ ctx, next }) => {
  const isAdmin = ctx.token?.from === 'bearer' && (await findAdminSession(ctx.domain, ctx.token.value));
  if (!isAdmin) throw new DomainError('NOT_SIGNED_IN', messages.adminOnly);
  return next();
});
