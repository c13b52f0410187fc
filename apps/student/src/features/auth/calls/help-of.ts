import { failureOf, isUnreachable } from '@repo/client/failure';
import { authCopy } from '#src/features/auth/auth-copy.ts';
import { helpCopy } from './help-copy.ts';

const tooMany = 429;

/** What to do after a failure that isn't the user's fault. */
export function helpOf(error: unknown): string {
  if (isUnreachable(error)) return authCopy.checkNetwork;
  return failureOf(error)?.status === tooMany ? helpCopy.wait : helpCopy.soon;
}
