export type Invite = { title: string; text: string; url: string };
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/**
 * Copies text to the clipboard.
 * @returns false when the browser refuses
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The message that friends receive. */
export const messageOf = ({ text, url }: Invite) => `${text}\n${url}`;

/** Shares the invite through the device's share sheet; without one, or when it fails, copies the message. */
export async function shareInvite(invite: Invite): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(invite);
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
    }
  }
  return (await copyText(messageOf(invite))) ? 'copied' : 'failed';
}
