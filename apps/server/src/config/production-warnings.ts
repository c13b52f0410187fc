import { brand } from '@repo/contracts/brand';
import { isGuessablePassword } from '@repo/domain';
import type { Config } from '#src/config.ts';
import { allowsPlainMail, isLoopback } from './urls.ts';

/** Above this scale, guessing a password is no longer slow. */
const rateLimitScaleMax = 10;

/**
 * One sentence for each setting that starts but is dangerous with real students.
 */
export function productionWarnings(config: Config): string[] {
  const { adminPassword, cashfree, google, mailFrom, rateLimitScale, smtpUrl } = config;
  const checks: [isRisky: boolean, warning: string][] = [
    [
      isGuessablePassword(adminPassword, { name: brand.name, email: mailFrom }),
      'ADMIN_PASSWORD is among the first that attackers guess: it opens all content',
    ],
    [cashfree.mode === 'sandbox', 'CASHFREE_MODE is sandbox: students get Super without paying real money'],
    [isLoopback(cashfree.baseUrl), 'CASHFREE_BASE_URL is on this machine: it decides which orders are paid'],
    [isLoopback(google.issuer), 'GOOGLE_ISSUER is on this machine: it decides who people are'],
    [
      rateLimitScale > rateLimitScaleMax,
      `RATE_LIMIT_SCALE is ${rateLimitScale}: passwords, codes and the admin gate can be guessed`,
    ],
    [
      allowsPlainMail(smtpUrl) && !isLoopback(smtpUrl),
      'SMTP_URL has ignoreTLS: codes and the password of the mail server travel where others can read them',
    ],
  ];
  return config.isProduction ? checks.flatMap(([isRisky, warning]) => (isRisky ? [warning] : [])) : [];
}
