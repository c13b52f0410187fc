import { randomUUID } from 'node:crypto';
import { mintIdToken, setProvider } from '../google/browser.ts';
import { providerAt } from '../payment/shop.ts';
import type { Request, Scene } from './scene.ts';

/** A failing request made from a valid one, and its sender. */
export type Failing = {
  by?: 'nobody' | 'Basic' | 'Super' | 'admin';
  request(right: Request, scene: Scene): Request | Promise<Request>;
};

export const idTokenOf = ({ server }: Scene, person: object) =>
  mintIdToken(server, { name: 'Zoya', email: `${randomUUID()}@example.in`, email_verified: true, ...person });
export const badIdToken: Failing = {
  request: ({ body }) => ({ body: { ...Object(body), idToken: 'not.one.really' } }),
};
/** An unreachable provider without cached keys, so that they must be fetched. */
export const identityDown: Failing = {
  request: async ({ body }, scene) => {
    await fetch(`${scene.server.sandbox.url}/api/oidc/rotate-keys`, { method: 'POST' });
    const idToken = await idTokenOf(scene, {});
    await setProvider(scene.server, { mode: 'down' });
    return { body: { ...Object(body), idToken } };
  },
};
export const paymentDown: Failing = {
  request: async (right, { server }) => {
    await providerAt(server.sandbox.url).api({ mode: 'down' });
    return right;
  },
};
