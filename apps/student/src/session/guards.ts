import { redirect } from '@tanstack/react-router';
import { getSession } from './session.ts';

/** Guest-only screens: a logged-in visitor goes to the dashboard. */
export function requireGuest(): void {
  if (getSession().isAuthenticated) throw redirect({ to: '/dashboard', replace: true });
}

/** Logged-in screens: a logged-out visitor goes to sign-up. */
export function requireStudent(): void {
  if (!getSession().isAuthenticated) throw redirect({ to: '/signup', replace: true });
}
