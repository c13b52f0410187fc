import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { canStore } from '#src/storage/stored-text.ts';
import { orderToCheck } from './order-to-check.ts';
import { getSession } from './session.ts';

/** Decides at once, except where storage keeps no session: there the server is asked for the cookie's first. */
function onceKnown(decide: () => void): void | Promise<void> {
  if (getSession().isAuthenticated || canStore()) return decide();
  return import('./cookie-session.ts')
    .then(
      ({ takeCookieSession }) => takeCookieSession(),
      () => {},
    )
    .then(decide);
}

/** Guest-only screens: a logged-in visitor goes to the dashboard, but for the link of a mail, which may be another account's. */
export const requireGuest = ({ location }: { location: ParsedLocation }) =>
  onceKnown(() => {
    if (getSession().isAuthenticated && !location.hash.startsWith('link='))
      throw redirect({ to: '/dashboard', replace: true });
  });

/**
 * Logged-in screens: a logged-out visitor goes to sign-up, a student for whom a guardian has to agree first goes to where
 * that is asked. An order to check is remembered until after the login.
 */
export const requireStudent = ({ location }: { location: ParsedLocation }) =>
  onceKnown(() => {
    const { isAuthenticated, user } = getSession();
    if (user?.isConsentNeeded) throw redirect({ to: '/consent', replace: true });
    if (isAuthenticated) return;
    const { order_id: orderId } = location.search as { order_id?: unknown };
    if (location.pathname === '/payment-result' && orderId !== undefined) orderToCheck.set(String(orderId));
    throw redirect({ to: '/signup', replace: true });
  });

/** The screen that waits for a guardian's consent: others go to where they belong. */
export const requireWaiting = () =>
  onceKnown(() => {
    const { isAuthenticated, user } = getSession();
    if (!isAuthenticated) throw redirect({ to: '/signup', replace: true });
    if (!user?.isConsentNeeded) throw redirect({ to: '/dashboard', replace: true });
  });
