import { z } from 'zod';
import { age, email, id, isoDate, wellFormedText } from './fields.ts';
import { idTokenMaxLength } from './limits/auth.ts';
import * as consentMessages from './messages/consent.ts';

/** How a guardian can prove to be an adult: a sign-in with the address we wrote to, or a payment. */
export const consentProofs = ['sign-in', 'payment'] as const;
export const consentProof = z.enum(consentProofs);
export type ConsentProof = z.infer<typeof consentProof>;

/** A guardian's decisions, as stored in the records. */
export const consentEvents = ['given', 'refused', 'withdrawn'] as const;
export const consentEvent = z.enum(consentEvents);
export type ConsentEvent = z.infer<typeof consentEvent>;

export const guardianEmailInput = z.object({ email });
export type GuardianEmailInput = z.infer<typeof guardianEmailInput>;

export const ageInput = z.object({ age });
export type AgeInput = z.infer<typeof ageInput>;

/** A student's progress towards consent; times are ISO 8601 in UTC. */
export const consentState = z.object({
  /** Ask for the age; ask for a guardian; wait for the guardian; consented or not needed. */
  step: z.enum(['age', 'guardian', 'waiting', 'done']),
  /** Whether a consent was withdrawn. */
  isWithdrawn: z.boolean(),
  /** Whether the guardian refused, so that another must be named. */
  isRefused: z.boolean(),
  guardianEmail: z.string().nullable(),
  askedAt: isoDate.nullable(),
  /** When the account is deleted unless there is consent. */
  deletedFrom: isoDate.nullable(),
});
export type ConsentState = z.infer<typeof consentState>;

const linkToken = wellFormedText(
  { error: consentMessages.guardianLinkWrong },
  consentMessages.guardianLinkWrong,
)
  .min(1, consentMessages.guardianLinkWrong)
  .max(200, consentMessages.guardianLinkWrong);

/** The token of the link in a guardian's mail. */
export const guardianLinkInput = z.object({ token: linkToken });
export type GuardianLinkInput = z.infer<typeof guardianLinkInput>;

/** Without an idToken, the proof that a browser brought back from the identity provider replaces it. */
export const proveAdultInput = guardianLinkInput.extend({
  by: consentProof,
  idToken: wellFormedText(undefined, consentMessages.proofFailed)
    .max(idTokenMaxLength, consentMessages.proofFailed)
    .nullish(),
});
export type ProveAdultInput = z.infer<typeof proveAdultInput>;

export const giveConsentInput = guardianLinkInput.extend({
  isAdult: z.literal(true, { error: consentMessages.adultBoxRequired }),
  /** Version of the text that the guardian read. */
  textVersion: wellFormedText().max(40, consentMessages.consentTextOld),
});
export type GiveConsentInput = z.infer<typeof giveConsentInput>;

/** What a guardian sees about the student and their own decisions. */
export const guardianView = z.object({
  /** The student's first name; null when it might contain more than a name. */
  firstName: z.string().nullable(),
  /** The email that the link was sent to. */
  email: z.string(),
  state: z.enum(['asked', 'given', 'withdrawn']),
  /** Time of the current state. */
  since: isoDate,
  /** How the guardian can prove to be an adult. */
  proofs: z.array(consentProof),
  provedBy: consentProof.nullable(),
  /** When the account is deleted unless there is consent; null with consent. */
  deletedFrom: isoDate.nullable(),
  /** Only while a requested deletion is planned. */
  deletionDueAt: isoDate.nullable(),
});
export type GuardianView = z.infer<typeof guardianView>;

export const guardianReply = z.object({ view: guardianView, message: z.string() });
export type GuardianReply = z.infer<typeof guardianReply>;

/** The part of an account export about consent. */
export const exportedConsents = z.object({
  /** The guardian named by the student, and how they proved to be an adult. */
  guardian: z
    .object({
      email: z.string(),
      askedAt: isoDate,
      provedBy: consentProof.nullable(),
      provedAt: isoDate.nullable(),
    })
    .nullable(),
  /**
   * `adultFrom`: when the student comes of age, by the age given at sign-up. `consentedAt`, `waitingSince`:
   * since when there is consent, or a wait for it.
   */
  adultFrom: isoDate.nullable(),
  consentedAt: isoDate.nullable(),
  consentAwaitedSince: isoDate.nullable(),
  consents: z.array(
    z.object({
      recordId: id,
      event: consentEvent,
      textVersion: z.string(),
      provedBy: consentProof.nullable(),
      at: isoDate,
    }),
  ),
});
export type ExportedConsents = z.infer<typeof exportedConsents>;
