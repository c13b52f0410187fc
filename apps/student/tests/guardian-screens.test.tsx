import type { GuardianView } from '@repo/contracts/consent';
import { consentText } from '@repo/contracts/consent.text';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { guardianLink } from '#src/platform/session/guardian-link.ts';
import { clearSession, setCredentials } from '#src/platform/session/session.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const asked: GuardianView = {
  ...{ firstName: 'Asha', email: 'mother@example.in', state: 'asked', since: '2026-11-21T10:00:00.000Z' },
  ...{ proofs: ['sign-in', 'payment'], provedBy: null, deletionDueAt: null },
  deletedFrom: '2026-12-21T10:00:00.000Z',
};
const gone = { status: 404, message: 'This link is wrong or too old. Ask for a new one.' };

type Opening = { address?: string; isKnown?: boolean; isPressed?: boolean };

async function open(
  view: GuardianView | null,
  {
    address = '/guardian?token=abc',
    isKnown = true,
    isPressed = address === '/guardian?token=abc',
  }: Opening = {},
) {
  const server = { view, failure: null as null | { status: number; message: string } };
  const change = (part: Partial<GuardianView>) => {
    if (server.view) server.view = { ...server.view, ...part };
    return { data: { view: server.view, message: 'Done' } };
  };
  const { calls } = await startProcedureServer(({ path, input }) => {
    if (path === 'auth.guardian.sendLink') return { data: { message: 'On its way' } };
    if (path === 'auth.guardian.renewLink' && isKnown) return { data: { message: 'On its way' } };
    if (!server.view) return gone;
    if (path === 'auth.guardian.page') return { data: server.view };
    if (server.failure) return server.failure;
    const { by } = Object(input) as { by?: 'sign-in' | 'payment' };
    if (path === 'auth.guardian.prove') return change({ provedBy: by ?? null });
    if (path === 'auth.guardian.give') return change({ state: 'given', deletedFrom: null });
    if (path === 'auth.guardian.withdraw') return change({ state: 'withdrawn' });
    if (path === 'auth.guardian.planDeletion')
      return change({ state: 'withdrawn', deletionDueAt: '2026-11-28T10:00:00.000Z' });
    if (path === 'auth.guardian.cancelDeletion') return change({ deletionDueAt: null });
    if (path === 'auth.guardian.refuse') return { data: { message: 'Deleted' } };
    return { status: 500, message: 'not asked for here' };
  });
  const { user } = await renderApp(address);
  if (isPressed) await user.click(screen.getByRole('button', { name: 'Open the page' }));
  return {
    server,
    user,
    calls: (name: string) => calls.filter(({ path }) => path === `auth.guardian.${name}`),
  };
}

/** Presses the button, then the button of the same name in the confirmation. */
async function confirm(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
}

describe('a guardian who opens the link of the mail', () => {
  test('a guardian who opens the link of the mail sees nothing of the student before pressing the button, like a mail scanner', async () => {
    const { calls, user } = await open(asked, { isPressed: false });
    await screen.findByRole('button', { name: 'Open the page' });
    for (const told of ['Asha', 'mother@example.in']) expect(document.body.textContent).not.toContain(told);
    expect(calls('page')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open the page' }));
    await screen.findByText(/^Asha wants to study/);
  });

  test('a guardian who opens the link of the mail can read the request in English and in Hindi', async () => {
    const { user } = await open(asked);
    await screen.findByText(/^Asha wants to study/);
    for (const { heading, text } of consentText.en)
      expect(document.body.textContent).toContain(heading + text);
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
    await screen.findByText('माता-पिता या अभिभावक की सहमति');
    for (const { heading, text } of consentText.hi)
      expect(document.body.textContent).toContain(heading + text);
    expect(screen.getByRole('main').lang).toBe('hi-IN');
  });

  test('a guardian who opens the link of the mail sees nothing of the account before proving adulthood, since the address may be wrong', async () => {
    await open({ ...asked, deletionDueAt: '2026-11-28T10:00:00.000Z' });
    await screen.findByText(/will be deleted on 28 November 2026\./);
    for (const offer of ['Download everything', 'Do not delete it'])
      expect(document.body.textContent).not.toContain(offer);
  });

  test('a guardian who opens the link of the mail returns from the sign-in, ticks the box, agrees, and withdraws consent', async () => {
    guardianLink.set('abc');
    const { calls, user } = await open(asked, { address: '/guardian?google=ready' });
    await screen.findByText('Checked: you signed in with your address.');
    expect(calls('prove')).toMatchObject([{ input: { token: 'abc', by: 'sign-in' } }]);
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    await screen.findByText('Please tick this first.');
    expect(calls('give')).toEqual([]);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    await screen.findByText('Thank you. The student can study now.');
    expect(calls('give')).toMatchObject([{ input: { token: 'abc', isAdult: true } }]);
    screen.getByText(/^You agreed on 21 November 2026\./);
    await confirm(user, 'Take my consent back');
    await screen.findByText(/^You have taken your consent back\./);
  });

  test('a guardian who opens the link of the mail sees why a sign-in was not accepted', async () => {
    guardianLink.set('abc');
    const { server } = await open({ ...asked }, { address: '/guardian', isPressed: true });
    await screen.findByRole('button', { name: 'Sign in with Google' });
    server.failure = {
      status: 403,
      message: 'You signed in with another email than the one that we wrote to',
    };
    clearSession();
    await renderApp('/guardian?google=ready');
    await screen.findByText('You signed in with another email than the one that we wrote to');
    await renderApp('/guardian?google=refused');
    await screen.findByText(/^The sign-in was not completed\./);
  });

  test('a guardian who opens the link of the mail returns from a payment', async () => {
    guardianLink.set('abc');
    const { calls } = await open(asked, { address: '/guardian?order_id=order-1' });
    await screen.findByText('Checked: we have your payment.');
    expect(calls('prove')).toMatchObject([{ input: { by: 'payment' } }]);
  });

  test('a guardian who opens the link of the mail cannot agree before proving adulthood, and sees only available proofs', async () => {
    await open({ ...asked, proofs: ['sign-in'] });
    await screen.findByText('Show that you are an adult');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'I agree' }).disabled).toBe(true);
    await screen.findByRole('button', { name: 'Sign in with Google' });
    expect(document.body.textContent).not.toContain('₹');
  });

  test('a guardian who opens the link of the mail can refuse after a confirmation, which ends the process', async () => {
    const { calls, user } = await open(asked);
    await confirm(user, 'I refuse');
    await screen.findByText(/^You have refused\./);
    expect(calls('refuse')).toHaveLength(1);
    expect(guardianLink.get()).toBeNull();
  });

  test('a guardian who opens the link of the mail can request deletion of the account, and cancel it', async () => {
    const { user } = await open({ ...asked, state: 'given', provedBy: 'sign-in', deletedFrom: null });
    await confirm(user, 'Delete the account');
    await screen.findByText('The account will be deleted on 28 November 2026.');
    await user.click(screen.getByRole('button', { name: 'Do not delete it' }));
    await screen.findByText('The account is not deleted.');
  });

  test('a guardian who opens the link of the mail is independent of the student logged in here', async () => {
    setCredentials(makeUser({ isConsentNeeded: true }), 'token');
    await open(asked);
    await screen.findByText(/^Asha wants to study/);
  });
});

describe('without a valid link', () => {
  test('a button mails a new link when the link belongs to another browser', async () => {
    const { calls, user } = await open(null);
    await screen.findByText('This link was opened in another browser, or is too old.');
    await user.click(screen.getByRole('button', { name: 'Mail me a fresh link' }));
    await screen.findByText(/^A mail with a fresh link is on its way to your address\./);
    expect(calls('renewLink')).toMatchObject([{ input: { token: 'abc' } }]);
  });

  test('a form asks for the address when the link is unknown', async () => {
    const { calls, user } = await open(null, { isKnown: false });
    await user.click(await screen.findByRole('button', { name: 'Mail me a fresh link' }));
    await screen.findByText('This link is wrong or too old.');
    await user.type(screen.getByLabelText('Your email'), 'mother@example.in');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByText(/a mail with the link is on its way/);
    expect(calls('sendLink')).toMatchObject([{ input: { email: 'mother@example.in' } }]);
  });

  test('the page without a link asks for the address too', async () => {
    await open(asked, { address: '/guardian' });
    await screen.findByText('Open your page');
    expect(document.body.textContent).not.toContain('too old');
  });
});
