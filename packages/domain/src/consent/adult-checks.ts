import type { ConsentProof } from '@repo/contracts/consent';
import * as consentMessages from '@repo/contracts/messages/consent';
import { DomainError } from '#src/errors.ts';

/** What can be known of somebody who opened the link of a guardian's mail; asked for by a check alone. */
export type AdultEvidence = {
  /** The address that the link was sent to, lower-cased. */
  email: string;
  /**
   * Who signed in at the identity provider just now; the email is lower-cased.
   * @throws WRONG_CREDENTIALS when nobody did, PROVIDER_FAILED when it can't be asked
   */
  identity(): Promise<{ email: string; isEmailVerified: boolean }>;
  /** Whether an order that was begun on the guardian's page is paid. @throws PROVIDER_FAILED */
  hasPaid(): Promise<boolean>;
};

/**
 * One way in which a guardian shows to be an adult. Resolves when it is shown.
 * @throws DomainError with a sentence for the guardian when it is not
 */
export type AdultCheck = (evidence: AdultEvidence) => Promise<void>;

/** The ways that are offered, by name; the server chooses them. */
export type AdultChecks = Partial<Record<ConsentProof, AdultCheck>>;

/** A sign-in at the identity provider whose verified email is the address that the link was sent to. */
const signInCheck: AdultCheck = async ({ email, identity }) => {
  const signedIn = await identity();
  if (!signedIn.isEmailVerified || signedIn.email !== email)
    throw new DomainError('FORBIDDEN', consentMessages.proofOtherEmail);
};

/** A payment: whoever pays has a means of payment of their own. */
const paymentCheck: AdultCheck = async ({ hasPaid }) => {
  if (!(await hasPaid())) throw new DomainError('FORBIDDEN', consentMessages.proofNoPayment);
};

const everyCheck: Record<ConsentProof, AdultCheck> = { 'sign-in': signInCheck, payment: paymentCheck };

/** The checks of these names. */
export const adultChecksOf = (names: readonly ConsentProof[]): AdultChecks =>
  Object.fromEntries(names.map((name) => [name, everyCheck[name]]));
