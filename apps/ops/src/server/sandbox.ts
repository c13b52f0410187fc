import { fileURLToPath } from 'node:url';
import { findFreePort, type Running, startProgram } from './processes.ts';

const sandboxFile = fileURLToPath(new URL('../../../sandbox/dist/main.js', import.meta.url));

/** The built sandbox: the mail inbox, the checkout and the sign-in provider. */
export type RunningSandbox = {
  running: Running;
  smtpUrl: string;
  /** The server's settings for the sandbox. */
  settings: { SMTP_URL: string; CASHFREE_BASE_URL: string; CASHFREE_MODE: 'sandbox'; GOOGLE_ISSUER: string };
};

/**
 * @param publicUrl where people reach the product
 * @param credentials replace the sample ones that servers and sandbox share by default
 */
export async function startSandbox(
  publicUrl: string,
  credentials: Record<string, string> = {},
): Promise<RunningSandbox> {
  const [port, smtpPort] = [await findFreePort(), await findFreePort()];
  const running = await startProgram({
    command: process.execPath,
    args: [sandboxFile],
    port,
    readyPath: '/',
    environment: {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(smtpPort),
      PUBLIC_URL: publicUrl,
      ...credentials,
    },
  });
  const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;
  return {
    running,
    smtpUrl,
    settings: {
      SMTP_URL: smtpUrl,
      CASHFREE_BASE_URL: `${running.url}/pg`,
      CASHFREE_MODE: 'sandbox',
      GOOGLE_ISSUER: `${running.url}/oidc`,
    },
  };
}
