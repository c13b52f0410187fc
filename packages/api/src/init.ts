import type { ErrorCode } from '@repo/contracts/errors';
import type { StudentCall } from '@repo/contracts/limits/request';
import { DomainError } from '@repo/domain';
import { initTRPC, type TRPCError } from '@trpc/server';
import type { ApiContext, SavedWork } from './context.ts';
import { failureOf } from './failure.ts';

/** The current state of an item after a stale edit, so that the editor can show it beside the edit. */
const currentOf = ({ cause }: TRPCError) => (cause instanceof DomainError ? cause.current : undefined);

export type Access = 'public' | 'user' | 'admin';

export type ProcedureMeta = {
  /** Who may call it: set by its builder, next to the check itself. */
  access?: Access;
  /** Whether it is closed to a minor until a guardian consents. */
  isClosedBeforeConsent?: true;
  /** The student's limit that it counts against: set by its builder, next to the counting itself. */
  limitedAs?: StudentCall;
  /** Whether it reads or writes a whole library, which may take long. */
  isWholeLibrary?: true;
  /** Error codes that the API document lists for the call, besides those of invalid input and missing access. */
  fails?: readonly ErrorCode[];
  /** Whether it can be retried safely. Reads always can; for a mutation it may depend on the raw input. */
  isRepeatable?: (rawInput: unknown) => boolean;
  /** The student's work that it saves; the outcome is measured. */
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
