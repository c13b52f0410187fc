import { z } from 'zod';

/** Names of proxy networks that Fastify knows. */
const networks = ['loopback', 'linklocal', 'uniquelocal'];
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
const isAddress = (text: string) => networks.includes(text) || address.safeParse(text).success;

/** Whether TRUST_PROXY is valid: true, false, a number, or comma-separated addresses. */
export const isTrustProxy = (text: string): boolean =>
  /^(true|false|\d{1,3})$/.test(text) || text.split(',').every((part) => isAddress(part.trim()));

/** 'true' means one proxy: trusting all would let a client choose its own address. */
export function trustProxyOf(text: string): boolean | number | string {
  if (text === 'true') return 1;
  if (text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}
