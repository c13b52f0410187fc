import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/**
 * The network that limits count by. A household or a phone can choose from 2^64 IPv6 addresses, so their
 * first 64 bits count as one; an IPv4 address counts as it is, even when written as IPv6.
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
