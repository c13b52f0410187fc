export const withoutSlash = (url: string): string => url.replace(/\/+$/, '');

/** Whether the operator disabled TLS for a mail server that has none: smtp://relay?ignoreTLS=true. */
export const allowsPlainMail = (smtpUrl: string): boolean =>
  new URL(smtpUrl).searchParams.get('ignoreTLS') === 'true';

/** Whether a URL leads to this machine, so that nobody can intercept the traffic. @param url any scheme */
export const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
