import { createECDH } from 'node:crypto';
import { type Environment, type SettingProblem, samples } from './environment.ts';
import { defaultPushHosts, isLoopbackHost } from './push-hosts.ts';

/** The sender's identity (VAPID), and the hosts that may get messages. */
export type PushSettings = {
  publicKey: string;
  privateKey: string;
  /** Contact for a push service when something is wrong: mailto: or https: */
  subject: string;
  hosts: readonly string[];
};

/** The push settings; null in production without keys, where reminders are not offered. */
export function pushOf(env: Environment, isProduction: boolean): PushSettings | null {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = env;
  const areGiven = VAPID_PUBLIC_KEY !== undefined && VAPID_PRIVATE_KEY !== undefined;
  if (!areGiven && isProduction) return null;
  const sandbox = ['localhost', '127.0.0.1'].map((host) => `${host}:${env.SANDBOX_PORT}`);
  return {
    publicKey: areGiven ? VAPID_PUBLIC_KEY : samples.vapidPublicKey,
    privateKey: areGiven ? VAPID_PRIVATE_KEY : samples.vapidPrivateKey,
    subject: env.VAPID_SUBJECT ?? `mailto:${env.MAIL_FROM}`,
    hosts: env.PUSH_HOSTS ?? [...defaultPushHosts, ...(isProduction ? [] : sandbox)],
  };
}

/** The public key that belongs to a private one; null for an invalid key. */
function publicKeyOf(privateKey: string): string | null {
  const ecdh = createECDH('prime256v1');
  try {
    ecdh.setPrivateKey(privateKey, 'base64url');
    return ecdh.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/**
 * Problems with the key pair: with a mismatch, browsers could subscribe but push services would refuse every
 * message.
 */
export function pushProblems({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): SettingProblem[] {
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return [];
  if (VAPID_PRIVATE_KEY !== undefined && publicKeyOf(VAPID_PRIVATE_KEY) === VAPID_PUBLIC_KEY) return [];
  const name = VAPID_PUBLIC_KEY === undefined ? 'VAPID_PUBLIC_KEY' : 'VAPID_PRIVATE_KEY';
  return [{ name, problem: 'belongs to the other key: make both with npx web-push generate-vapid-keys' }];
}

/** Only development may use this machine as a push service. */
export const hasLoopbackHost = ({ PUSH_HOSTS }: Environment): boolean =>
  PUSH_HOSTS?.some(isLoopbackHost) ?? false;
