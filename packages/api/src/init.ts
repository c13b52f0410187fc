import type { ErrorCode } from '@repo/contracts/errors';
import type { StudentCall } from '@repo/contracts/limits/request';
import { DomainError } from '@repo/domain';
import { initTRPC, type TRPCError } from '@trpc/server';
import type { ApiContext, SavedWork } from './context.ts';
import { failureOf } from './failure.ts';

/** What a stale edit met: the thing as it is now, for the editor to show beside the edit. */
const currentOf = ({ cause }: TRPCError) => (cause instanceof DomainError ? cause.current : undefined);

export type Access = 'public' | 'user' | 'admin';

/** What a procedure says of itself. */
export type ProcedureMeta = {
  /** Who may call it: set by its door, beside the check itself. */
  access?: Access;
  /** Whether it is closed to a minor until a guardian agrees. */
  isClosedBeforeConsent?: true;
  /** Which of a student's limits it counts in: set by its builder, beside the counting itself. */
  limitedAs?: StudentCall;
  /** Whether it reads or writes a whole library, and so may take long. */
  isWholeLibrary?: true;
  /** How it may fail beside what follows from its input and from who may: for the documented call. */
  fails?: readonly ErrorCode[];
  /** Reads may always be done again; of a mutation, its raw input may tell. */
  isRepeatable?: (rawInput: unknown) => boolean;
  /** The work of a student that it keeps; how that ends is measured. */
  saves?: SavedWork;
};

export const trpc = initTRPC
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
