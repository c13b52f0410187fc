import { accountExport } from '@repo/contracts/account-export';
import { messageReply } from '@repo/contracts/auth';
import {
  giveConsentInput,
  guardianEmailInput,
  guardianLinkInput,
  guardianReply,
  guardianView,
  proveAdultInput,
} from '@repo/contracts/consent';
import { createOrderReply } from '@repo/contracts/payment';
import * as domain from '@repo/domain';
import { limitedProcedure, router } from '#src/trpc.ts';

/** Whoever has the link of a guardian's mail: its token says who, there is no session. */
const guardianProcedure = limitedProcedure('guardian')
  .meta({ fails: ['NOT_FOUND'] })
  .input(guardianLinkInput);

/** The same, but only one who has shown to be an adult. */
const shownGuardianProcedure = limitedProcedure('guardian')
  .meta({ fails: ['NOT_FOUND', 'FORBIDDEN'] })
  .input(guardianLinkInput);

const isRepeatable = () => true;

/** What a guardian does. */
export const guardianRouter = router({
  /** Mails the link anew. */
  sendLink: limitedProcedure('mailCode')
    .input(guardianEmailInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.sendGuardianLinks(ctx.domain, input)),

  /** Reads, but by POST: an address with the token in it would stand in logs on the way. */
  page: guardianProcedure
    .meta({ isRepeatable })
    .output(guardianView)
    .mutation(({ ctx, input }) => domain.openGuardianPage(ctx.domain, input)),

  prove: limitedProcedure('guardian')
    .meta({ fails: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_CREDENTIALS', 'PROVIDER_FAILED'] })
    .input(proveAdultInput)
    .output(guardianReply)
    .mutation(({ ctx, input }) => {
      const isBrowser = input.by === 'sign-in' && !input.idToken;
      return domain.proveAdult(ctx.domain, input, isBrowser ? ctx.takeIdentityProof() : null);
    }),

  createOrder: limitedProcedure('payment')
    .meta({ fails: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'PROVIDER_FAILED'] })
    .input(guardianLinkInput)
    .output(createOrderReply)
    .mutation(({ ctx, input }) => domain.createGuardianOrder(ctx.domain, input)),

  give: limitedProcedure('guardian')
    .meta({ fails: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'] })
    .input(giveConsentInput)
    .output(guardianReply)
    .mutation(({ ctx, input }) => domain.giveConsent(ctx.domain, input)),

  refuse: guardianProcedure
    .meta({ fails: ['NOT_FOUND', 'CONFLICT'] })
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.refuseConsent(ctx.domain, input)),

  withdraw: guardianProcedure
    .output(guardianReply)
    .mutation(({ ctx, input }) => domain.withdrawConsent(ctx.domain, input)),

  /** By POST for the same reason. */
  exportAccount: shownGuardianProcedure
    .meta({ isRepeatable })
    .output(accountExport)
    .mutation(({ ctx, input, signal }) => domain.exportForGuardian(ctx.domain, input, signal)),

  planDeletion: shownGuardianProcedure
    .output(guardianReply)
    .mutation(({ ctx, input }) => domain.planDeletionByGuardian(ctx.domain, input)),

  cancelDeletion: shownGuardianProcedure
    .output(guardianReply)
    .mutation(({ ctx, input }) => domain.cancelDeletionByGuardian(ctx.domain, input)),
});
