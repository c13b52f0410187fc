import { createApiClient } from '@repo/client';
import { failureOf, reasonOf } from '@repo/client/failure';
import type { ConsentProof, GuardianReply, GuardianView } from '@repo/contracts/consent';
import { consentTextVersion } from '@repo/contracts/consent.text';
import { saveBlob } from '@repo/ui/save-blob';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openCheckout } from '#src/account/super/open-checkout.ts';
import { guardianLink } from '#src/platform/session/guardian-link.ts';

/** Guardians have no session, and must not use a student's session in the same browser. */
const { auth } = createApiClient({ getToken: () => null });

export type GuardianAct =
  | 'open'
  | 'sign-in'
  | 'payment'
  | 'pay'
  | 'give'
  | 'refuse'
  | 'withdraw'
  | 'remove'
  | 'keep'
  | 'export';

/**
 * State of the page: no link, a link not opened yet (mail scanners open links too), one that only allows
 * requesting a new mail, one that allows nothing, loading, the student's view, or finished.
 */
export type GuardianPhase =
  | 'noLink'
  | 'closed'
  | 'spentLink'
  | 'wrongLink'
  | 'opening'
  | 'open'
  | 'unreachable'
  | 'refused';

/** Result of the last act; a failure with the server's message, if any. */
export type GuardianNotice = { act: GuardianAct; reason: string | null; isDone: boolean };

const viewOf = async (reply: Promise<GuardianReply>): Promise<GuardianView> => (await reply).view;
const isGone = (error: unknown) => failureOf(error)?.status === 404;

/** All acts of the guardian's page, one at a time. */
export function useGuardian(cameBack: ConsentProof | null, isSignedIn: boolean) {
  const [token] = useState(() => guardianLink.get());
  const [phase, setPhase] = useState<GuardianPhase>(token ? (cameBack ? 'opening' : 'closed') : 'noLink');
  const [view, setView] = useState<GuardianView | null>(null);
  const [busy, setBusy] = useState<GuardianAct | null>(null);
  const [notice, setNotice] = useState<GuardianNotice | null>(null);
  const isActing = useRef(false);

  const act = useCallback(async (what: GuardianAct, work: () => Promise<GuardianView | null>) => {
    if (isActing.current) return;
    isActing.current = true;
    setBusy(what);
    setNotice(null);
    try {
      const changed = await work();
      if (changed) setView(changed);
      setNotice({ act: what, reason: null, isDone: true });
    } catch (error) {
      if (isGone(error)) setPhase('spentLink');
      setNotice({ act: what, reason: reasonOf(error, '') || null, isDone: false });
    }
    isActing.current = false;
    setBusy(null);
  }, []);

  const link = { token: token ?? '' };

  const open = useCallback(async () => {
    setPhase('opening');
    try {
      setView(await auth.guardian.page.mutate({ token: token ?? '' }));
      setPhase('open');
      return true;
    } catch (error) {
      setPhase(isGone(error) ? 'spentLink' : failureOf(error)?.status === 400 ? 'wrongLink' : 'unreachable');
      return false;
    }
  }, [token]);

  const prove = useCallback(
    (by: ConsentProof) => act(by, () => viewOf(auth.guardian.prove.mutate({ token: token ?? '', by }))),
    [act, token],
  );

  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || !token || !cameBack) return;
    hasStarted.current = true;
    void open().then((isOpen) => {
      if (!isOpen) return;
      if (cameBack === 'payment' || isSignedIn) return prove(cameBack);
      setNotice({ act: 'sign-in', reason: null, isDone: false });
    });
  }, [token, open, prove, cameBack, isSignedIn]);

  return {
    ...{ phase, view, busy, notice },
    open: () => void open(),
    /**
     * Mails a new link to the address of this one.
     * @throws RequestFailure
     */
    async renew() {
      try {
        await auth.guardian.renewLink.mutate(link);
      } catch (error) {
        if (isGone(error)) setPhase('wrongLink');
        throw error;
      }
    },
    prove,
    /** Redirects to the identity provider, which returns here. */
    signIn() {
      setBusy('sign-in');
      location.assign('/api/v1/auth/google/start?from=guardian');
    },
    pay: () =>
      act('pay', async () => {
        const { order, checkout } = await auth.guardian.createOrder.mutate(link);
        if (order.order_status === 'PAID')
          return viewOf(auth.guardian.prove.mutate({ ...link, by: 'payment' }));
        await openCheckout(checkout, order.payment_session_id);
        return null;
      }),
    give: () =>
      act('give', () =>
        viewOf(auth.guardian.give.mutate({ ...link, isAdult: true, textVersion: consentTextVersion })),
      ),
    refuse: () =>
      act('refuse', async () => {
        await auth.guardian.refuse.mutate(link);
        guardianLink.clear();
        setPhase('refused');
        return null;
      }),
    withdraw: () => act('withdraw', () => viewOf(auth.guardian.withdraw.mutate(link))),
    remove: () => act('remove', () => viewOf(auth.guardian.planDeletion.mutate(link))),
    keep: () => act('keep', () => viewOf(auth.guardian.cancelDeletion.mutate(link))),
    exportAll: () =>
      act('export', async () => {
        const all = await auth.guardian.exportAccount.mutate(link);
        const text = JSON.stringify(all, null, 2);
        saveBlob('student-data.json', new Blob([text], { type: 'application/json' }));
        return null;
      }),
  };
}

export type Guardian = ReturnType<typeof useGuardian>;

/**
 * Mails a new link.
 * @throws RequestFailure
 */
export const sendGuardianLink = (email: string) => auth.guardian.sendLink.mutate({ email });
