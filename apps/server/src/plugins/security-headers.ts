import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Checkout } from '@repo/contracts/payment';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';

const yearSeconds = 31_536_000;

/** Hosts of the provider's own checkout. Its script opens it by submitting a form. */
const cashfreeHosts = {
  production: { api: 'https://api.cashfree.com', page: 'https://payments.cashfree.com' },
  sandbox: { api: 'https://sandbox.cashfree.com', page: 'https://payments-test.cashfree.com' },
} as const;

/** What the checkout's script may load: all that Cashfree documents. A double's script may only run. */
function checkoutSources({ sdkUrl, mode }: Checkout) {
  const { origin, hostname } = new URL(sdkUrl);
  if (!hostname.endsWith('.cashfree.com')) return { script: [origin], connect: [], frame: [], form: [] };
  const { api, page } = cashfreeHosts[mode];
  return { script: [origin], connect: [api], frame: [origin, api, page], form: [api, page] };
}

/**
 * Whether no cache may store the replies: all but the API's document. Cacheable replies set their own header.
 */
const isPrivate = (address: string) => /^\/api\/(?!docs(\/|$))/.test(address);

/** Helmet's headers, computed once because none depends on a request. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, reply as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** Features that no page uses. `payment` is missing because the checkout's frame needs it. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/**
 * Headers of every reply. Pages may run our scripts and the checkout's; inline styles are allowed because
 * KaTeX needs them.
 */
export const securityHeaders = fp<{ isHttps: boolean; checkout: Checkout }>(
  async (app, { isHttps, checkout }) => {
    const sources = checkoutSources(checkout);
    const headers = headersOf({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...sources.script],
          styleSrc: ["'self'", "'unsafe-inline'"],
          // An admin may give a meme any https address.
          imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...sources.connect],
          frameSrc: ["'self'", ...sources.frame],
          workerSrc: ["'self'", 'blob:'],
          manifestSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'", ...sources.form],
          frameAncestors: ["'none'"],
          // Would turn plain-http localhost into https.
          upgradeInsecureRequests: isHttps ? [] : null,
        },
      },
      strictTransportSecurity: isHttps ? { maxAge: yearSeconds, includeSubDomains: true } : false,
      // The equivalent for old browsers without frame-ancestors.
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
    headers['permissions-policy'] = permissionsPolicy;
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers);
      if (isPrivate(request.routeOptions.url ?? request.url)) reply.header('cache-control', 'no-store');
      done();
    });
  },
  { name: 'security-headers' },
);
