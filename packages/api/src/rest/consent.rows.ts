import { allBut, data, spread } from './reply.ts';
import { type RestRow, row } from './row.ts';

const reply = spread();

/**
 * A guardian's consent (docs/product/accounts.md#guardians-consent). A guardian's calls have the token of the
 * mail's link in their body.
 */
export const consentRows: RestRow[] = [
  row('GET', '/v1/consent', {
    procedure: 'auth.consent.state',
    summary: "How far a student is with a guardian's consent",
    reply: data,
  }),
  row('PUT', '/v1/consent/age', {
    procedure: 'auth.consent.tellAge',
    summary: 'Tell the age of an account that has none, once',
    reply: data,
  }),
  row('POST', '/v1/consent/guardian', {
    procedure: 'auth.consent.askGuardian',
    summary: 'Name a parent or guardian, or another one; they get a mail with a link',
    reply,
  }),
  row('POST', '/v1/consent/guardian/again', {
    procedure: 'auth.consent.askAgain',
    summary: 'Mail the one who is named once more',
    reply,
  }),
  row('POST', '/v1/guardian/link', {
    procedure: 'auth.guardian.sendLink',
    summary: 'Mail a guardian a fresh link; answers the same for every address',
    reply,
  }),
  row('POST', '/v1/guardian/link/again', {
    procedure: 'auth.guardian.renewLink',
    summary: 'Mail a fresh link to the guardian whose link this is, also where it opens nothing any more',
    reply,
  }),
  row('POST', '/v1/guardian/page', {
    procedure: 'auth.guardian.page',
    summary:
      'What a guardian sees of the student. Opens the link in this browser, and from then on in no other; changes nothing else',
    reply: data,
  }),
  row('POST', '/v1/guardian/prove', {
    procedure: 'auth.guardian.prove',
    summary:
      "Show to be an adult: by a sign-in with the address that was written to (idToken, or the proof that a browser brought back from GET /v1/auth/google/start?from=guardian), or by the guardian's own paid order",
    reply,
  }),
  row('POST', '/v1/guardian/create-order', {
    procedure: 'auth.guardian.createOrder',
    summary: 'An order for one month of Super for the student, which shows an adult once it is paid',
    reply: allBut('lastTry'),
  }),
  row('POST', '/v1/guardian/give', {
    procedure: 'auth.guardian.give',
    summary: 'Agree to the text of this version',
    reply,
  }),
  row('POST', '/v1/guardian/refuse', {
    procedure: 'auth.guardian.refuse',
    summary: 'Refuse; an account that holds nothing yet is deleted at once, any other after 7 days',
    reply,
  }),
  row('POST', '/v1/guardian/withdraw', {
    procedure: 'auth.guardian.withdraw',
    summary: 'Take the consent back: the account is closed',
    reply,
  }),
  row('POST', '/v1/guardian/export', {
    procedure: 'auth.guardian.exportAccount',
    summary: 'Everything that is stored about the student; changes nothing',
    reply: data,
  }),
  row('POST', '/v1/guardian/plan-deletion', {
    procedure: 'auth.guardian.planDeletion',
    summary: 'Take the consent back and have the account deleted in 7 days',
    reply,
  }),
  row('POST', '/v1/guardian/cancel-deletion', {
    procedure: 'auth.guardian.cancelDeletion',
    summary: 'Keep an account that waits to be deleted',
    reply,
  }),
];
