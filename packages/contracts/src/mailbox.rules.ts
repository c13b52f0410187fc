/** Mail providers that ignore dots before the @. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an email: without a +suffix, and without the dots that Gmail ignores. For comparing two
 * addresses; accounts are identified by the email itself.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email
    .slice(0, at)
    .toLowerCase()
    .replace(/(?<=.)\+.*$/, '');
  return dotlessDomains.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
