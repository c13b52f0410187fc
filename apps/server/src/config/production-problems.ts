import { demoAccounts } from '@repo/db/seed';
import { type Environment, type SettingProblem, samples, type VariableName } from './environment.ts';
import { hasLoopbackHost } from './push.ts';
import { isLoopback } from './urls.ts';

const adminPasswordMinLength = 12;

/** Whether it is unencrypted http to another machine. */
const isPlainHttp = (url = '') => /^http:/i.test(url) && !isLoopback(url);
const isExample = (email: string) => /@(.+\.)?example\.(com|net|org)$/i.test(email);

/** Settings that production must make: the samples are in a public repository, or lead to the sandbox. */
export function productionProblems(env: Environment): SettingProblem[] {
  const isSample = (name: VariableName, sample: string): [boolean, VariableName, string] => [
    env[name] === sample,
    name,
    'is not set, or the sample one; take the one that belongs to your account',
  ];
  const needsHttps = (
    name: 'GOOGLE_ISSUER' | 'CASHFREE_BASE_URL' | 'S3_ENDPOINT',
    risk: string,
  ): [boolean, VariableName, string] => [
    isPlainHttp(env[name]),
    name,
    `must start with https:// in production, else ${risk}`,
  ];
  const checks: [isWrong: boolean, name: VariableName, problem: string][] = [
    [env.PUBLIC_URL === undefined, 'PUBLIC_URL', 'production needs the address that people use'],
    [
      isPlainHttp(env.PUBLIC_URL),
      'PUBLIC_URL',
      'must start with https:// in production, else sessions travel where others can read them',
    ],
    [
      env.ADMIN_PASSWORD === demoAccounts.adminPassword,
      'ADMIN_PASSWORD',
      `is not set, or the sample one; take at least ${adminPasswordMinLength} characters of your own`,
    ],
    [
      env.ADMIN_PASSWORD.length < adminPasswordMinLength,
      'ADMIN_PASSWORD',
      `must have at least ${adminPasswordMinLength} characters in production`,
    ],
    [env.SEED === 'demo', 'SEED', 'demo creates accounts with known passwords; production takes empty'],
    [env.SMTP_URL === undefined, 'SMTP_URL', 'production needs a mail server'],
    [
      isExample(env.MAIL_FROM),
      'MAIL_FROM',
      'production needs an address of your own domain; mail from example.com is thrown away',
    ],
    isSample('CASHFREE_CLIENT_ID', samples.cashfreeClientId),
    isSample('CASHFREE_CLIENT_SECRET', samples.cashfreeClientSecret),
    isSample('GOOGLE_CLIENT_ID', samples.googleClientId),
    isSample('GOOGLE_CLIENT_SECRET', samples.googleClientSecret),
    needsHttps('GOOGLE_ISSUER', 'anybody on the way can sign in as anybody'),
    needsHttps('CASHFREE_BASE_URL', 'anybody on the way can mark orders as paid'),
    needsHttps('S3_ENDPOINT', 'pictures and keys travel where others can read them'),
    isSample('VAPID_PUBLIC_KEY', samples.vapidPublicKey),
    isSample('VAPID_PRIVATE_KEY', samples.vapidPrivateKey),
    [
      hasLoopbackHost(env),
      'PUSH_HOSTS',
      'must not have this machine in production, where push services are elsewhere',
    ],
  ];
  return checks.flatMap(([isWrong, name, problem]) => (isWrong ? [{ name, problem }] : []));
}
