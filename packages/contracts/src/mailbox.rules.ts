/** Mailboxes for which a dot before the @ means nothing. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an email leads to: without what stands behind a + before the @, and without the dots that Gmail ignores.
 * For comparing two addresses; accounts are told apart by their email itself.
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
