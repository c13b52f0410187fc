import { z } from 'zod';

const cacheMs = 60 * 60_000;

export type ProviderMetadata = { authorizationEndpoint: string; tokenEndpoint: string; keysAddress: string };

/**
 * The part of OpenID Connect Discovery that we use. Each address must have the issuer's scheme: https stays
 * https.
 */
const documentOf = (issuer: string) => {
  const address = z.url({ protocol: new RegExp(`^${new URL(issuer).protocol.slice(0, -1)}$`) });
  return z.object({
    issuer: z.literal(issuer),
    authorization_endpoint: address,
    token_endpoint: address,
    jwks_uri: address,
  });
};

async function discover(issuer: string, limitMs: number): Promise<ProviderMetadata> {
  const reply = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(limitMs),
    redirect: 'error',
    headers: { accept: 'application/json' },
  });
  if (reply.status !== 200) {
    await reply.body?.cancel();
    throw new Error(`the identity provider's discovery answered ${reply.status}`);
  }
  const found = documentOf(issuer).parse(await reply.json());
  return {
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    keysAddress: found.jwks_uri,
  };
}

/**
 * The provider's endpoints, cached for an hour; concurrent callers share one request. While the provider does
 * not answer, the previous endpoints stay in use.
 */
export function createMetadataSource(issuer: string, limitMs: number): () => Promise<ProviderMetadata> {
  let known: { metadata: ProviderMetadata; askAgainAt: number } | null = null;
  let asking: Promise<ProviderMetadata> | null = null;

  async function ask(): Promise<ProviderMetadata> {
    try {
      const metadata = await discover(issuer, limitMs);
      known = { metadata, askAgainAt: Date.now() + cacheMs };
      return metadata;
    } catch (error) {
      if (known) return known.metadata;
      throw error;
    } finally {
      asking = null;
    }
  }

  return async () => {
    if (known && Date.now() < known.askAgainAt) return known.metadata;
    asking ??= ask();
    return asking;
  };
}
