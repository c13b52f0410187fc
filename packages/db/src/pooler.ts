import postgres from 'postgres';

/** A startup parameter that only the probe sends, so that no role has this value by chance. */
const probeTimeoutMs = 54_321;

const open = (url: string, connection: Record<string, number>) =>
  postgres(url, {
    max: 1,
    prepare: false,
    fetch_types: false,
    connect_timeout: 10,
    onnotice: () => {},
    connection,
  });

const isUnknownParameter = (error: unknown): boolean =>
  /unsupported startup parameter/.test(String(Reflect.get(Object(error), 'message')));

/** Opens two connections, and queries the first again after the second. */
async function looksPooled(url: string): Promise<boolean> {
  const limits = { statement_timeout: probeTimeoutMs };
  // An address with the parameter determines its value.
  const asked = /[?&]statement_timeout=/.test(url) ? null : `${probeTimeoutMs}ms`;
  const [one, other] = [open(url, limits), open(url, limits)];
  const ask = async (sql: postgres.Sql) => {
    const [row] = await sql<{ backend: number; limit: string }[]>`
      select pg_backend_pid() as backend, current_setting('statement_timeout') as "limit"`;
    return row;
  };
  try {
    const first = await ask(one);
    const second = await ask(other);
    const third = await ask(one);
    const isShared = first?.backend === second?.backend || first?.backend !== third?.backend;
    return isShared || (asked !== null && first?.limit !== asked);
  } catch (error) {
    if (isUnknownParameter(error)) return true;
    throw error;
  } finally {
    await Promise.all([one.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  }
}

/**
 * Whether there is a pooler: one that drops or refuses startup parameters, or gives each transaction any free
 * session. Through it, prepared statements and session locks fail silently.
 * @throws when the database can't be reached
 */
export async function findPooler(url: string): Promise<boolean> {
  // Checked twice, because a reconnect in between also answers from another backend.
  return (await looksPooled(url)) && (await looksPooled(url));
}

const limitNames = ['statement_timeout', 'idle_in_transaction_session_timeout'] as const;

/**
 * The limits missing on statements sent through a pooler, where only the role or the pooler can set them.
 * @returns names of the missing settings, and the role
 */
export async function findMissingLimits(url: string): Promise<{ role: string; missing: string[] }> {
  const sql = open(url, {});
  try {
    const [row] = await sql<({ role: string } & Record<(typeof limitNames)[number], string>)[]>`
      select quote_ident(current_user) as role, current_setting('statement_timeout') as statement_timeout,
        current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout`;
    return { role: row?.role ?? '', missing: limitNames.filter((name) => row?.[name] === '0') };
  } finally {
    await sql.end({ timeout: 1 });
  }
}
