import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { canStore } from '#src/platform/storage/stored-text.ts';
import { orderToCheck } from './order-to-check.ts';
import { getSession } from './session.ts';

/**
 * Decides synchronously, unless storage is blocked: then the server is asked for the cookie's session first.
 */
function onceKnown(decide: () => void): void | Promise<void> {
  if (getSession().isAuthenticated || canStore()) return decide();
  return import('./cookie-session.ts')
    .then(
      ({ takeCookieSession }) => takeCookieSession(),
      () => {},
    )
    .then(decide);
}

/**
 * Guest-only screens: redirects logged-in visitors to the dashboard, except from a mail's link, which may be
 * another account's.
 */
export const requireGuest = ({ location }: { location: ParsedLocation }) =>
  onceKnown(() => {
    if (getSession().isAuthenticated && !location.hash.startsWith('link='))
      throw redirect({ to: '/dashboard', replace: true });
  });

/**
 * Logged-in screens: redirects visitors to sign-up, and students without guardian's consent to the consent
 * screen. An order to check is stored until after the login.
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

/** The consent screen: redirects everybody who doesn't wait for consent. */
export const requireWaiting = () =>
  onceKnown(() => {
    const { isAuthenticated, user } = getSession();
    if (!isAuthenticated) throw redirect({ to: '/signup', replace: true });
    if (!user?.isConsentNeeded) throw redirect({ to: '/dashboard', replace: true });
  });
