import { authCopy } from 'virtual:messages/auth';
import { helpCopy } from 'virtual:messages/help';
import { failureOf, isUnreachable } from '@repo/client/failure';

const tooMany = 429;

/** What to do after a failure that isn't the user's fault. */
export function helpOf(error: unknown): string {
  if (isUnreachable(error)) return authCopy.checkNetwork;
  return failureOf(error)?.status === tooMany ? helpCopy.wait : helpCopy.soon;
}
