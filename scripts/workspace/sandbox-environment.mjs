/** The sandbox's other port beside its pages: SMTP. */
export const smtpPortOf = (sandboxPort) => Number(process.env.SANDBOX_SMTP_PORT) || sandboxPort + 25;

/**
 * The server's ordinary configuration, pointing at the sandbox; the user's settings take precedence. A part
 * configured by the user has its own credentials.
 * @param {{port: number, sandboxPort: number}} ports
 */
export function sandboxEnvironment({ port, sandboxPort }) {
  const sandbox = `http://127.0.0.1:${sandboxPort}`;
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtpPortOf(sandboxPort)}` };
  const checkout = {
    CASHFREE_BASE_URL: `${sandbox}/pg`,
    CASHFREE_CLIENT_ID: 'sandbox-cashfree-client-id',
    CASHFREE_CLIENT_SECRET: 'sandbox-cashfree-client-secret',
  };
  const identity = {
    GOOGLE_ISSUER: `${sandbox}/oidc`,
    GOOGLE_CLIENT_ID: 'sandbox-google-client-id',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-client-secret',
  };
  const parts = [mail, checkout, identity].filter((part) =>
    Object.keys(part).every((name) => !process.env[name]),
  );
  return {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${port}`,
    ...Object.assign({}, ...parts),
  };
}
