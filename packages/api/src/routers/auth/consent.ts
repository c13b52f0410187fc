import { messageReply } from '@repo/contracts/auth';
import { ageInput, consentState, guardianEmailInput } from '@repo/contracts/consent';
import * as domain from '@repo/domain';
import { accountProcedure, limitedAccountProcedure, router } from '#src/trpc.ts';

/** Calls of a student who waits for a guardian's consent. */
export const consentRouter = router({
  state: accountProcedure.output(consentState).query(({ student }) => domain.getConsentState(student)),

  tellAge: limitedAccountProcedure('profile')
    .meta({ fails: ['CONFLICT'] })
    .input(ageInput)
    .output(consentState)
    .mutation(async ({ student, input }) => {
      await domain.tellAge(student, input);
      return domain.getConsentState({ ...student, user: await domain.getUser(student, student.user.id) });
    }),

  /** Names a guardian, or replaces one. */
  askGuardian: limitedAccountProcedure('profile')
    .meta({ fails: ['CONFLICT'] })
    .input(guardianEmailInput)
    .output(messageReply)
    .mutation(({ student, input }) => domain.askGuardian(student, input)),

  askAgain: limitedAccountProcedure('profile')
    .meta({ fails: ['CONFLICT'] })
    .output(messageReply)
    .mutation(({ student }) => domain.askGuardianAgain(student)),
});
