import type { ErrorCode } from '@repo/contracts/errors';
import type { StudentCall } from '@repo/contracts/limits/request';
import { DomainError, findAdminSession } from '@repo/domain';
import { initTRPC, type TRPCError } from '@trpc/server';
import type { ApiContext, TryKind } from './context.ts';
import { isPassing } from './database-codes.ts';
import { adminDeadlineMs, withinDeadline } from './deadline.ts';
import { failureOf, toTrpcError } from './failure.ts';
import { plainInput } from './form-input.ts';
import { requireStudent } from './require-student.ts';
import { pauseBeforeSecondTry } from './second-try.ts';

/** What a stale edit met: the thing as it is now, for the editor to show beside the edit. */
const currentOf = ({ cause }: TRPCError) => (cause instanceof DomainError ? cause.current : undefined);

export type Access = 'public' | 'user' | 'admin';

/** What a procedure says of itself. */
export type ProcedureMeta = {
  /** Who may call it: set by the builders below, beside the check itself. */
  access?: Access;
  /** How it may fail beside what follows from its input and from who may: for the documented call. */
  fails?: readonly ErrorCode[];
  /** Reads may always be done again; of a mutation, its raw input may tell. */
  isRepeatable?: (rawInput: unknown) => boolean;
};

const trpc = initTRPC
  .context<ApiContext>()
  .meta<ProcedureMeta>()
  .create({
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

/** Domain errors leave with their own status instead of 500. A form is read only when a procedure needs its input. */
const anyProcedure = trpc.procedure
  .use(async ({ next }) => {
    const result = await next();
    if (!result.ok) throw toTrpcError(result.error);
    return result;
  })
  .use(({ next, getRawInput }) => next({ getRawInput: async () => plainInput(await getRawInput()) }));

/** What may take effect twice is tried once more when the database failed it in passing. */
const secondTry = trpc.middleware(async ({ next, type, meta, getRawInput }) => {
  const result = await next();
  if (result.ok || !isPassing(result.error.cause)) return result;
  if (type !== 'query' && !meta?.isRepeatable?.(await getRawInput())) return result;
  await pauseBeforeSecondTry();
  return next();
});

/** Anybody. */
export const publicProcedure = anyProcedure
  .meta({ access: 'public' })
  .use(({ next }) => withinDeadline(next()))
  .use(secondTry);

/** Anybody, but only so often: counted here, so that REST, tRPC and batched calls share one limit. */
export const limitedProcedure = (kind: TryKind) =>
  publicProcedure.use(async ({ ctx, next }) => {
    await ctx.countTry(kind);
    return next();
  });

/** A signed-in, verified student; the procedure gets the domain's UserContext. */
export const userProcedure = publicProcedure.meta({ access: 'user' }).use(async ({ ctx, next }) => {
  const student = await requireStudent(ctx);
  return next({ ctx: { ...ctx, student } });
});

/** A signed-in student, but only so often, through whichever door. */
export const limitedUserProcedure = (kind: StudentCall) =>
  userProcedure.use(async ({ ctx, next }) => {
    await ctx.countStudentCall(kind, ctx.student.user.id);
    return next();
  });

/** An admin: the bearer of a session that the admin password opened and that has not ended. */
const verifiedAdminProcedure = anyProcedure
  .meta({ access: 'admin' })
  .use(secondTry)
  .use(async ({ ctx, next }) => {
    const isAdmin =
      ctx.token?.from === 'bearer' && (await withinDeadline(findAdminSession(ctx.domain, ctx.token.value)));
    if (!isAdmin) throw new DomainError('NOT_SIGNED_IN', 'Please verify admin access to continue');
    return next();
  });

/** An admin's call; an import may take its time. A few at once: the rest of the pool is the students'. */
export const adminProcedure = verifiedAdminProcedure.use(({ ctx, next }) =>
  withinDeadline(
    ctx.domain.adminWork.single(() => next()),
    adminDeadlineMs,
  ),
);

/** An admin's call that reads or writes a whole library; it leaves the way free for those that don't. */
export const wholeLibraryProcedure = verifiedAdminProcedure.use(({ ctx, next }) =>
  withinDeadline(
    ctx.domain.adminWork.whole(() => next()),
    adminDeadlineMs,
  ),
);
