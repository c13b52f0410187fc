import { importJWK, jwtVerify } from 'jose';

const dayMs = 86_400_000;

/** The sender (RFC 8292): its key in base64url, and its contact. */
export type Sender = { publicKey: string; subject: string };

function jwkOf(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
}

/**
 * Reads `authorization: vapid t=…, k=…`.
 * @param audience the origin of the push service
 * @throws an Error with the reason
 */
export async function verifySender(authorization: string | undefined, audience: string): Promise<Sender> {
  const { t = '', k = '' } =
    /^vapid (?=.*\bt=(?<t>[^,\s]+))(?=.*\bk=(?<k>[^,\s]+))/i.exec(authorization ?? '')?.groups ?? {};
  const { payload } = await jwtVerify(t, await importJWK(jwkOf(k), 'ES256'), { audience });
  if ((payload.exp ?? Number.POSITIVE_INFINITY) * 1_000 > Date.now() + dayMs)
    throw new Error('the token lives longer than a day');
  if (!/^(mailto:|https:)/.test(payload.sub ?? '')) throw new Error('the token names nobody');
  return { publicKey: k, subject: payload.sub ?? '' };
}
