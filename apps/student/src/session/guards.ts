import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { orderToCheck } from './order-to-check.ts';
import { getSession } from './session.ts';

/** Guest-only screens: a logged-in visitor goes to the dashboard. */
export function requireGuest(): void {
  if (getSession().isAuthenticated) throw redirect({ to: '/dashboard', replace: true });
}

/** Logged-in screens: a logged-out visitor goes to sign-up. An order to check is remembered until after the login. */
export function requireStudent({ location }: { location: ParsedLocation }): void {
  if (getSession().isAuthenticated) return;
  const { order_id: orderId } = location.search as { order_id?: unknown };
  if (location.pathname === '/payment-result' && orderId !== undefined) orderToCheck.set(String(orderId));
  throw redirect({ to: '/signup', replace: true });
}
