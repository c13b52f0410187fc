/** Whether the operator disabled TLS for a mail server that has none: smtp://relay?ignoreTLS=true. */
export const allowsPlainMail = (smtpUrl: string): boolean =>
  new URL(smtpUrl).searchParams.get('ignoreTLS') === 'true';
