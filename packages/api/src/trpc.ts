import type { StudentCall } from '@repo/contracts/limits/request';
import { DomainError, findAdminSession, type UserContext } from '@repo/domain';
import type { ApiContext, TryKind } from './context.ts';
import { adminDeadlineMs, withinDeadline } from './deadline.ts';
import { type Door, procedureBehind } from './procedure.ts';
import { requireAccount, requireStudent } from './require-student.ts';

export { type Access, createCallerFactory, type ProcedureMeta, router } from './init.ts';

const nobody = {};

/** Anybody. */
export const publicProcedure = procedureBehind<object>({
  access: 'public',
  bound: withinDeadline,
  enter: (_ctx, work) => work(nobody),
});

/** Anybody, with a rate limit: counted here, so that REST, tRPC and batched calls share it. */
export const limitedProcedure = (kind: TryKind) => publicProcedure.check((ctx) => ctx.countTry(kind));

/**
 * A signed-in, verified student, also one who waits for a guardian's consent: only for asking for consent,
 * and for leaving. Every other procedure of a student is a `userProcedure`.
 */
export const accountProcedure = procedureBehind<{ student: UserContext }>({
  access: 'user',
  bound: withinDeadline,
  enter: async (ctx, work) => work({ student: await requireAccount(ctx) }),
});

/** A student's call with a rate limit that all transports share. */
export const limitedAccountProcedure = (kind: StudentCall) =>
  accountProcedure
    .meta({ limitedAs: kind })
    .check((ctx, { student }) => ctx.countStudentCall(kind, student.user.id));

/** A signed-in, verified student who may use everything; the procedure gets the domain's UserContext. */
export const userProcedure = procedureBehind<{ student: UserContext }>({
  access: 'user',
  bound: withinDeadline,
  enter: async (ctx, work) => work({ student: await requireStudent(ctx) }),
}).meta({ isClosedBeforeConsent: true });

/** A signed-in student, with a rate limit that all transports share. */
export const limitedUserProcedure = (kind: StudentCall) =>
  userProcedure
    .meta({ limitedAs: kind })
    .check((ctx, { student }) => ctx.countStudentCall(kind, student.user.id));

/** Requires the bearer token of an admin session that has not ended. */
async function requireAdmin({ domain, token }: ApiContext): Promise<void> {
  const isAdmin =
    token?.from === 'bearer' && (await withinDeadline(() => findAdminSession(domain, token.value)));
  if (!isAdmin) throw new DomainError('NOT_SIGNED_IN', 'Please verify admin access to continue');
}

const adminDoor = (kind: 'single' | 'whole'): Door<object> => ({
  access: 'admin',
  bound: (start) => start(new AbortController().signal),
  async enter(ctx, work) {
    await requireAdmin(ctx);
    return withinDeadline(() => ctx.domain.adminWork[kind](() => work(nobody)), adminDeadlineMs);
  },
});

/**
 * An admin's call, with a longer deadline for imports. Only a few run concurrently: the rest of the pool is
 * for students.
 */
export const adminProcedure = procedureBehind(adminDoor('single'));

/** An admin's call that reads or writes a whole library; it does not block those that don't. */
export const wholeLibraryProcedure = procedureBehind(adminDoor('whole')).meta({ isWholeLibrary: true });
