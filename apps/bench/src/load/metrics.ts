/** What one server tells Prometheus, as far as the load wants to know. */
export type ServerMetrics = {
  /** 99th percentile of the event loop's delay since the scrape before. */
  loopP99Ms: number;
  /** Statements and transactions that wait for a connection. */
  poolWaiting: number;
  passwordsWaiting: number;
};

/**
 * The value of a metric without labels in Prometheus' text.
 * @throws when it is not there
 */
export function metricIn(text: string, name: string): number {
  const value = Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  if (Number.isNaN(value)) throw new Error(`the server does not tell ${name}`);
  return value;
}

export const metricsIn = (text: string): ServerMetrics => ({
  loopP99Ms: metricIn(text, 'nodejs_eventloop_lag_p99_seconds') * 1_000,
  poolWaiting: metricIn(text, 'database_pool_waiting'),
  passwordsWaiting: metricIn(text, 'password_queue_waiting'),
});

const patienceMs = 10_000;
/** A server that does not even tell: its event loop stands still. */
const stalled: ServerMetrics = { loopP99Ms: Number.POSITIVE_INFINITY, poolWaiting: 0, passwordsWaiting: 0 };

/**
 * Scrapes a server. The event loop's delay is counted from the scrape before.
 * @throws when it answers without what is looked for
 */
export async function scrape(url: string): Promise<ServerMetrics> {
  const text = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
    (reply) => reply.text(),
    () => null,
  );
  return text === null ? stalled : metricsIn(text);
}
