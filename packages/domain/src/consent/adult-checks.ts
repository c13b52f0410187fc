import type { ConsentProof } from '@repo/contracts/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import { DomainError } from '#src/errors.ts';

/** Evidence about the person who opened a guardian's link; only loaded when a check needs it. */
export type AdultEvidence = {
  /** The email that the link was sent to, lower-cased. */
  email: string;
  /**
   * Who just signed in at the identity provider; the email is lower-cased.
   * @throws WRONG_CREDENTIALS when nobody did, PROVIDER_FAILED when the provider can't be reached
   */
  identity(): Promise<{ email: string; isEmailVerified: boolean }>;
  /** Whether an order begun on the guardian's page is paid. @throws PROVIDER_FAILED */
  hasPaid(): Promise<boolean>;
};

/**
 * One way for a guardian to prove to be an adult. Resolves on success.
 * @throws DomainError with a message for the guardian otherwise
 */
export type AdultCheck = (evidence: AdultEvidence) => Promise<void>;

/** The checks on offer, by name; the server chooses them. */
export type AdultChecks = Partial<Record<ConsentProof, AdultCheck>>;

/** A sign-in at the identity provider whose verified email is the one that the link was sent to. */
const signInCheck: AdultCheck = async ({ email, identity }) => {
  const signedIn = await identity();
  if (!signedIn.isEmailVerified || signedIn.email !== email)
    throw new DomainError('FORBIDDEN', consentMessages.proofOtherEmail);
};

/** A payment: an adult has their own means of payment. */
const paymentCheck: AdultCheck = async ({ hasPaid }) => {
  if (!(await hasPaid())) throw new DomainError('FORBIDDEN', consentMessages.proofNoPayment);
};

const everyCheck: Record<ConsentProof, AdultCheck> = { 'sign-in': signInCheck, payment: paymentCheck };

/** The checks with these names. */
export const adultChecksOf = (names: readonly ConsentProof[]): AdultChecks =>
  Object.fromEntries(names.map((name) => [name, everyCheck[name]]));
