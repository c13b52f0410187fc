import { accountExport } from '@repo/contracts/account-export';
import { messageReply } from '@repo/contracts/auth';
import {
  type GuardianLinkInput,
  giveConsentInput,
  guardianEmailInput,
  guardianLinkInput,
  guardianReply,
  guardianView,
  proveAdultInput,
} from '@repo/contracts/consent';
import { createOrderReply } from '@repo/contracts/payment';
import * as domain from '@repo/domain';
import type { ApiContext } from '#src/context.ts';
import { limitedProcedure, router } from '#src/trpc.ts';

/** The link of a call, with the secret of the calling browser. */
const linkOf = <I extends GuardianLinkInput>(ctx: ApiContext, input: I) => ({
  ...input,
  deviceToken: ctx.browser?.deviceToken ?? null,
});

/** For anyone with the link of a guardian's mail: its token identifies them, there is no session. */
const guardianProcedure = limitedProcedure('guardian')
  .meta({ fails: ['NOT_FOUND'] })
  .input(guardianLinkInput);

/** A guardian's call that works only after a proof of adulthood. */
const shownGuardianProcedure = limitedProcedure('guardian')
  .meta({ fails: ['NOT_FOUND', 'FORBIDDEN'] })
  .input(guardianLinkInput);

const isRepeatable = () => true;

export const guardianRouter = router({
  /** Mails a new link. */
  sendLink: limitedProcedure('mailCode')
    .input(guardianEmailInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.sendGuardianLinks(ctx.domain, input)),

  /** Mails a new link to the address of an old one. */
  renewLink: limitedProcedure('mailCode')
    .meta({ fails: ['NOT_FOUND'] })
    .input(guardianLinkInput)
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.renewGuardianLink(ctx.domain, input)),

  /** Reads the link and binds it to the browser. POST, because a token in an address would appear in logs. */
  page: guardianProcedure
    .meta({ isRepeatable })
    .output(guardianView)
    .mutation(async ({ ctx, input }) => {
      const { browser } = ctx;
      const secret = browser && (await domain.bindGuardianLink(ctx.domain, input, browser.deviceToken));
      if (secret) browser.setDeviceToken(secret);
      const deviceToken = secret ?? browser?.deviceToken ?? null;
      return domain.openGuardianPage(ctx.domain, { ...input, deviceToken });
    }),

  prove: limitedProcedure('guardian')
    .meta({ fails: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_CREDENTIALS', 'PROVIDER_FAILED'] })
    .input(proveAdultInput)
    .output(guardianReply)
    .mutation(({ ctx, input }) => {
      const isBrowser = input.by === 'sign-in' && !input.idToken;
      return domain.proveAdult(ctx.domain, linkOf(ctx, input), isBrowser ? ctx.takeIdentityProof() : null);
    }),

  createOrder: limitedProcedure('payment')
    .meta({ fails: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'PROVIDER_FAILED'] })
    .input(guardianLinkInput)
    .output(createOrderReply)
    .mutation(({ ctx, input }) => domain.createGuardianOrder(ctx.domain, linkOf(ctx, input))),

  give: limitedProcedure('guardian')
    .meta({ fails: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'] })
    .input(giveConsentInput)
    .output(guardianReply)
    .mutation(({ ctx, input }) => domain.giveConsent(ctx.domain, linkOf(ctx, input))),

  refuse: guardianProcedure
    .meta({ fails: ['NOT_FOUND', 'CONFLICT'] })
    .output(messageReply)
    .mutation(({ ctx, input }) => domain.refuseConsent(ctx.domain, linkOf(ctx, input))),

  withdraw: guardianProcedure
    .output(guardianReply)
    .mutation(({ ctx, input }) => domain.withdrawConsent(ctx.domain, linkOf(ctx, input))),

  /** POST for the same reason. */
  exportAccount: shownGuardianProcedure
    .meta({ isRepeatable })
    .output(accountExport)
    .mutation(({ ctx, input, signal }) => domain.exportForGuardian(ctx.domain, linkOf(ctx, input), signal)),

  planDeletion: shownGuardianProcedure
    .output(guardianReply)
    .mutation(({ ctx, input }) => domain.planDeletionByGuardian(ctx.domain, linkOf(ctx, input))),

  cancelDeletion: shownGuardianProcedure
    .output(guardianReply)
    .mutation(({ ctx, input }) => domain.cancelDeletionByGuardian(ctx.domain, linkOf(ctx, input))),
});
