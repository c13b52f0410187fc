import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose';

type SigningKey = { kid: string; privateKey: CryptoKey; publicJwk: JWK };

export type SigningKeys = Awaited<ReturnType<typeof createSigningKeys>>;

async function createKey(): Promise<SigningKey> {
  const kid = randomUUID().replaceAll('-', '');
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** The RS256 keys of the provider: the newest signs, the newest two are published. */
export async function createSigningKeys() {
  let published = [await createKey()];
  let stranger: SigningKey | undefined;
  return {
    current: (): SigningKey => published[0] as SigningKey,
    /** A key that is never published. */
    stranger: async (): Promise<SigningKey> => {
      stranger ??= await createKey();
      return stranger;
    },
    /** Puts a new key first; with `forgetOld` everything signed before can no longer be checked. */
    async rotate({ forgetOld = false } = {}): Promise<void> {
      const next = await createKey();
      published = forgetOld ? [next] : [next, ...published].slice(0, 2);
    },
    keySet: (): { keys: JWK[] } => ({ keys: published.map((key) => key.publicJwk) }),
  };
}
