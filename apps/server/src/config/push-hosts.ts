/** The push services of Chrome, Firefox, Safari and Edge. */
export const defaultPushHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

const name = /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}$/;
/** The sandbox in development, with its port, over http. */
const loopback = /^(localhost|127\.0\.0\.1):\d{1,5}$/;

export const isLoopbackHost = (host: string): boolean => loopback.test(host);

/** Whether it is a valid entry of PUSH_HOSTS: a name, *. and a name, or this machine with a port. */
export const isPushHost = (host: string): boolean => name.test(host) || isLoopbackHost(host);

const isNamed = (hostname: string, host: string) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;

/**
 * Whether a message may be sent to this address, which a client gave: https on the default port of a listed
 * host, without credentials. A host of this machine must use http and its port.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, hostname, host, port } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:') return isLoopbackHost(host) && hosts.includes(host);
  return protocol === 'https:' && port === '' && hosts.some((one) => isNamed(hostname, one));
}
