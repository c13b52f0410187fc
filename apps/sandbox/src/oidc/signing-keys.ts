import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose';

type SigningKey = { kid: string; privateKey: CryptoKey; publicJwk: JWK };

export type SigningKeys = Awaited<ReturnType<typeof createSigningKeys>>;

/**
 * All providers of this process share these pairs in order, because creating one takes a third of a second.
 */
const pairs: ReturnType<typeof generateKeyPair>[] = [];

async function createKey(turn: number): Promise<SigningKey> {
  const kid = randomUUID().replaceAll('-', '');
  pairs[turn] ??= generateKeyPair('RS256');
  const { publicKey, privateKey } = await pairs[turn];
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** The RS256 keys of the provider: the newest signs, the newest two are published. */
export async function createSigningKeys() {
  let turn = 0;
  let published = [await createKey(turn++)];
  let stranger: SigningKey | undefined;
  return {
    current: (): SigningKey => published[0] as SigningKey,
    /** A key that is never published. */
    stranger: async (): Promise<SigningKey> => {
      stranger ??= await createKey(turn++);
      return stranger;
    },
    /**
     * Adds a new key that signs from now on; with `forgetOld`, older signatures can no longer be verified.
     */
    async rotate({ forgetOld = false } = {}): Promise<void> {
      const next = await createKey(turn++);
      published = forgetOld ? [next] : [next, ...published].slice(0, 2);
    },
    keySet: (): { keys: JWK[] } => ({ keys: published.map((key) => key.publicJwk) }),
  };
}
