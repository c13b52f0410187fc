const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is on this machine, or has the app's origin. Invalid URLs are neither. */
export function isLocalOrApp(address: string, appUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return loopbackHosts.has(hostname) || origin === new URL(appUrl).origin;
}
