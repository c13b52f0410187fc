import { consentTextVersion } from '@repo/contracts/consent.text';

const wrongLink = { token: 'f'.repeat(64) };

/** What a student and a guardian send, where nobody has to agree and no mail was written. */
export const consentInputs: Record<string, () => unknown> = {
  'auth.consent.state': () => undefined,
  'auth.consent.tellAge (known already)': () => ({ age: 15 }),
  'auth.consent.askGuardian (not needed)': () => ({ email: 'mother@example.in' }),
  'auth.consent.askAgain (nobody named)': () => undefined,
  'auth.guardian.sendLink': () => ({ email: 'mother@example.in' }),
  'auth.guardian.page (a wrong link)': () => wrongLink,
  'auth.guardian.prove (a wrong link)': () => ({ ...wrongLink, by: 'payment' }),
  'auth.guardian.createOrder (a wrong link)': () => wrongLink,
  'auth.guardian.give (a wrong link)': () => ({
    ...wrongLink,
    isAdult: true,
    textVersion: consentTextVersion,
  }),
  'auth.guardian.refuse (a wrong link)': () => wrongLink,
  'auth.guardian.withdraw (a wrong link)': () => wrongLink,
  'auth.guardian.exportAccount (a wrong link)': () => wrongLink,
  'auth.guardian.planDeletion (a wrong link)': () => wrongLink,
  'auth.guardian.cancelDeletion (a wrong link)': () => wrongLink,
};
