import { createAccounts } from './account.ts';
import { createGrants } from './grants.ts';
import { type IdTokenRequest, mintIdToken } from './id-token.ts';
import { normalOidc, type OidcMode } from './oidc-mode.ts';
import { createSigningKeys } from './signing-keys.ts';

export type OidcClient = { clientId: string; clientSecret: string; appUrl: string };
export type OidcProvider = Awaited<ReturnType<typeof createOidcProvider>>;

/** The state of the OpenID provider: one client, its accounts, grants, keys and current mode. */
export async function createOidcProvider(client: OidcClient) {
  let current = normalOidc;
  const keys = await createSigningKeys();
  return {
    client,
    keys,
    accounts: createAccounts(),
    grants: createGrants(),
    mode: (): OidcMode => current,
    setMode(mode: OidcMode): void {
      current = mode;
    },
    /** Adds a new signing key; with `forgetOld` the old ones leave the key set too. */
    rotateKeys: keys.rotate,
    /** Creates an idToken for this client without a sign-in, by default in the current mode. */
    mintIdToken: (wanted: Omit<IdTokenRequest, 'clientId'>, mode = current): Promise<string> =>
      mintIdToken({ ...wanted, clientId: client.clientId }, keys, mode),
  };
}
