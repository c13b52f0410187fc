import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { adminSessionAtom, watchAdminSession } from '#src/session/admin-session.ts';
import { LoginScreen } from './login-screen.tsx';

/**
 * Shows the tool once the admin has logged in, else the login. When a session expires, the tool stays mounted
 * below `SessionExpiredDialog`.
 */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { kind } = useAtomValue(adminSessionAtom);
  useEffect(watchAdminSession, []);
  return kind === 'locked' ? <LoginScreen /> : children;
}
