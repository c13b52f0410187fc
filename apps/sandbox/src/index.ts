import type { AddressInfo } from 'node:net';
import { buildApp } from './build-app.ts';
import { apiRoutes } from './cashfree/api-routes.ts';
import { checkoutRoutes } from './cashfree/checkout-routes.ts';
import { createGateway, type Gateway } from './cashfree/gateway.ts';
import { paymentsRoutes } from './cashfree/payments-routes.ts';
import { type Config, sampleCredentials } from './config.ts';
import { mailRoutes } from './mail/mail-routes.ts';
import { createMailStore, type MailStore } from './mail/mail-store.ts';
import { type SmtpInbox, startSmtpInbox } from './mail/smtp-server.ts';
import { identityRoutes } from './oidc/identity-routes.ts';
import { oidcRoutes } from './oidc/oidc-routes.ts';
import { createOidcProvider, type OidcProvider } from './oidc/provider.ts';
import { overviewPage } from './pages/overview.ts';
import { pushRoutes } from './push/push-routes.ts';
import { createPushService, type PushService } from './push/push-service.ts';

export { signWebhook } from './cashfree/webhook-body.ts';
export type { WebhookPlan } from './cashfree/webhook-plan.ts';
export type { Attempt } from './cashfree/webhook-sender.ts';
export type { Mail } from './mail/mail-store.ts';
export type { SmtpMode } from './mail/smtp-mode.ts';
export type { OidcMode } from './oidc/oidc-mode.ts';
export type { PushMode } from './push/push-mode.ts';
export type { PushMessage } from './push/push-store.ts';

export type Sandbox = {
  /** The address of the pages and all HTTP protocols, without a trailing slash. */
  url: string;
  /** Value for the server's SMTP_URL. */
  smtpUrl: string;
  mails: Pick<MailStore, 'list' | 'clear'>;
  smtp: Pick<SmtpInbox, 'mode' | 'setMode'>;
  /** Value for the server's GOOGLE_ISSUER. */
  issuer: string;
  identity: Pick<OidcProvider, 'mode' | 'setMode' | 'rotateKeys' | 'mintIdToken'>;
  /** Value for the server's CASHFREE_BASE_URL; /orders is below it. */
  cashfreeBaseUrl: string;
  /** Replaces https://sdk.cashfree.com/js/v3/cashfree.js. */
  checkoutScriptUrl: string;
  payments: Pick<Gateway, 'orders' | 'webhooks' | 'act' | 'mode' | 'setMode' | 'clear'>;
  /** PUSH_HOSTS needs the host of `url`. */
  push: Pick<PushService, 'subscribe' | 'list' | 'mode' | 'setMode'>;
  close: () => Promise<void>;
};

const defaults: Config = {
  host: '127.0.0.1',
  httpPort: 0,
  smtpPort: 0,
  appUrl: 'http://localhost:3000',
  ...sampleCredentials,
};

/**
 * Starts the sandbox on loopback. Ports default to 0 (any free one), credentials to the samples. Rejects when
 * a port is taken; `close` ends both servers and every open connection.
 */
export async function createSandbox(options: Partial<Config> = {}): Promise<Sandbox> {
  const config = { ...defaults, ...options };
  const { host, appUrl } = config;
  const store = createMailStore();
  const smtp = await startSmtpInbox({ host, port: config.smtpPort, store });
  const smtpUrl = `smtp://${host}:${smtp.port}`;

  try {
    const app = await buildApp();
    const address = () => `http://${host}:${(app.server.address() as AddressInfo).port}`;
    const issuer = () => `${address()}/oidc`;
    const identity = await createOidcProvider({
      clientId: config.googleClientId,
      clientSecret: config.googleClientSecret,
      appUrl,
    });
    const payments = createGateway({
      clientId: config.cashfreeClientId,
      clientSecret: config.cashfreeClientSecret,
    });
    const push = createPushService(address);
    mailRoutes(app, { store, smtp });
    await pushRoutes(app, push, address);
    await oidcRoutes(app, identity, issuer);
    identityRoutes(app, identity, issuer);
    await apiRoutes(app, payments);
    checkoutRoutes(app, payments);
    paymentsRoutes(app, payments);
    app.get('/', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .send(overviewPage({ appUrl, smtpUrl, issuer: issuer(), mailCount: store.list().length })),
    );
    await app.listen({ host, port: config.httpPort });
    const close = async () => {
      payments.close();
      await Promise.all([app.close(), smtp.close()]);
    };
    return {
      ...{ url: address(), smtpUrl, mails: store, smtp, issuer: issuer(), identity, payments, push, close },
      cashfreeBaseUrl: `${address()}/pg`,
      checkoutScriptUrl: `${address()}/sdk/cashfree.js`,
    };
  } catch (error) {
    await smtp.close();
    throw error;
  }
}
