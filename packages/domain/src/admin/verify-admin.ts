import type { AdminSession, AdminVerifyInput } from '@repo/contracts/admin';
import { adminSessionLifeHours } from '@repo/contracts/limits/admin';
import * as adminMessages from '@repo/contracts/messages/admin';
import { adminSessions } from '@repo/db/schema';
import { and, eq, gt } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { hmacSha256, isSameSecret, sha256 } from '#src/hash.ts';

/** Binds a session to the password that opened it; without the token it doesn't help to guess the password. */
const proofOf = (token: string, { settings }: DomainContext) => hmacSha256(token, settings.adminPassword);

/** Accepted codes before and after the current one, 30 seconds each, for phones whose clock is off. */
const codesAside = 1;

/** RFC 6238: six digits, new every 30 seconds. Codes are reusable because teachers share one secret. */
function assertSecondFactor({ settings, clock }: DomainContext, code = ''): void {
  if (settings.adminTotpSecret === null) return;
  const token = code.replaceAll(/\s/g, '');
  if (token === '') throw new DomainError('SECOND_FACTOR_NEEDED', adminMessages.adminCodeRequired);
  const totp = new TOTP({ secret: settings.adminTotpSecret });
  const isRight = totp.validate({ token, timestamp: clock.now().getTime(), window: codesAside }) !== null;
  if (!isRight) throw new DomainError('WRONG_CREDENTIALS', adminMessages.adminCodeWrong);
}

/**
 * Opens the content tool: a token, stored as a hash, valid for 8 hours or until the admin password changes.
 * @throws WRONG_CREDENTIALS; SECOND_FACTOR_NEEDED when only the code of the authenticator app is missing
 */
export async function verifyAdmin(ctx: DomainContext, input: AdminVerifyInput): Promise<AdminSession> {
  if (!isSameSecret(input.password, ctx.settings.adminPassword))
    throw new DomainError('WRONG_CREDENTIALS', adminMessages.adminPasswordWrong);
  assertSecondFactor(ctx, input.code);
  const token = `${ctx.ids.next()}${ctx.ids.next()}`;
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + adminSessionLifeHours * 3_600_000);
  await ctx.database.db
    .insert(adminSessions)
    .values({ tokenHash: sha256(token), passwordProof: proofOf(token, ctx), createdAt, expiresAt });
  return { token, expiresAt: expiresAt.toISOString(), message: adminMessages.adminGranted };
}

/** Whether this token is an active admin session, opened with the current password. */
export async function findAdminSession(ctx: DomainContext, token: string): Promise<boolean> {
  const [found] = await ctx.database.db
    .select({ passwordProof: adminSessions.passwordProof })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, sha256(token)), gt(adminSessions.expiresAt, ctx.clock.now())));
  return found !== undefined && isSameSecret(found.passwordProof, proofOf(token, ctx));
}
