export type Invite = { title: string; text: string; url: string };
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Puts text on the clipboard. @returns false where the browser does not let us */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The message as friends get it. */
export const messageOf = ({ text, url }: Invite) => `${text}\n${url}`;

/** Hands the invite to the device's share sheet; where there is none, or it refuses, the message is copied. */
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
