import { messageReply } from '@repo/contracts/auth';
import { endSessionInput, openSessions } from '@repo/contracts/sessions';
import * as domain from '@repo/domain';
import { accountProcedure, limitedAccountProcedure, router } from '#src/trpc.ts';

export const sessionRouter = router({
  list: accountProcedure
    .output(openSessions)
    .query(({ ctx, student }) => domain.listOpenSessions(student, ctx.token?.value ?? '')),

  end: limitedAccountProcedure('profile')
    .input(endSessionInput)
    .output(messageReply)
    .mutation(({ student, input }) => domain.endOpenSession(student, input)),
});
