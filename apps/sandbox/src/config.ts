import { z } from 'zod';

/** Default credentials of the sandbox's clients; README.md repeats these four. */
export const sampleCredentials = {
  cashfreeClientId: 'sandbox-cashfree-client-id',
  cashfreeClientSecret: 'sandbox-cashfree-client-secret',
  googleClientId: 'sandbox-google-client-id',
  googleClientSecret: 'sandbox-google-client-secret',
} as const;

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  SANDBOX_PORT: port.default(3100),
  SANDBOX_SMTP_PORT: port.optional(),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  CASHFREE_CLIENT_ID: z.string().min(1).default(sampleCredentials.cashfreeClientId),
  CASHFREE_CLIENT_SECRET: z.string().min(1).default(sampleCredentials.cashfreeClientSecret),
  GOOGLE_CLIENT_ID: z.string().min(1).default(sampleCredentials.googleClientId),
  GOOGLE_CLIENT_SECRET: z.string().min(1).default(sampleCredentials.googleClientSecret),
});

/** The sandbox's settings. Port 0 means any free port. */
export type Config = {
  host: string;
  httpPort: number;
  smtpPort: number;
  /** Address of the application, without a trailing slash. */
  appUrl: string;
  cashfreeClientId: string;
  cashfreeClientSecret: string;
  googleClientId: string;
  googleClientSecret: string;
};

/**
 * Reads the environment; an empty variable counts as absent. Throws an Error whose message names each
 * unusable variable and why.
 */
export function readConfig(source: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const env = parsed.data;
  return {
    host: '127.0.0.1',
    httpPort: env.SANDBOX_PORT,
    smtpPort: env.SANDBOX_SMTP_PORT ?? (env.SANDBOX_PORT === 0 ? 0 : env.SANDBOX_PORT + 25),
    appUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    cashfreeClientId: env.CASHFREE_CLIENT_ID,
    cashfreeClientSecret: env.CASHFREE_CLIENT_SECRET,
    googleClientId: env.GOOGLE_CLIENT_ID,
    googleClientSecret: env.GOOGLE_CLIENT_SECRET,
  };
}
