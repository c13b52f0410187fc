import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/**
 * The address that limits count by. A household or a phone has 2^64 IPv6 addresses to choose from, so there its network
 * (the first 64 bits) counts as one; IPv4 counts as it is, also written within IPv6.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (ipv4) return ipv4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: missing }, () => '0'), ...back];
  return `${groups
    .slice(0, groupsOfNetwork)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
