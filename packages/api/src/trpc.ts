import { messages } from '@repo/contracts/messages';
import { DomainError, findAdminSession, findSession, type UserContext } from '@repo/domain';
import { initTRPC, type TRPCError } from '@trpc/server';
import type { ApiContext, TryKind } from './context.ts';
import { withinDeadline } from './deadline.ts';
import { failureOf, toTrpcError } from './failure.ts';

/** What a stale edit met: the thing as it is now, for the editor to show beside the edit. */
const currentOf = ({ cause }: TRPCError) => (cause instanceof DomainError ? cause.current : undefined);

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
        current: currentOf(error),
      },
    };
  },
});

export const { router, createCallerFactory } = trpc;

/** Domain errors leave with their own status instead of 500. */
const anyProcedure = trpc.procedure.use(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTrpcError(result.error);
  return result;
});

/** Anybody. */
export const publicProcedure = anyProcedure.use(({ next }) => withinDeadline(next()));

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

/** Whoever passed the content tool's password gate and whose admin session has not ended. An import may take its time. */
export const adminProcedure = anyProcedure.use(async ({ ctx, next }) => {
  const isAdmin =
    ctx.token?.from === 'bearer' && (await withinDeadline(findAdminSession(ctx.domain, ctx.token.value)));
  if (!isAdmin) throw new DomainError('NOT_SIGNED_IN', messages.adminOnly);
  return next();
});
