/** The metrics of one server that the load uses. */
export type ServerMetrics = {
  /** 99th percentile of the event loop's delay since the previous scrape. */
  loopP99Ms: number;
  /** Statements and transactions that wait for a connection. */
  poolWaiting: number;
  passwordsWaiting: number;
};

/**
 * The value of a metric without labels in Prometheus' text.
 * @throws when it is missing
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
/** A server without metrics in time: its event loop is blocked. */
const stalled: ServerMetrics = { loopP99Ms: Number.POSITIVE_INFINITY, poolWaiting: 0, passwordsWaiting: 0 };

/**
 * Scrapes a server. The event loop's delay is counted since the previous scrape.
 * @throws when the response lacks a metric
 */
export async function scrape(url: string): Promise<ServerMetrics> {
  const text = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).then(
    (reply) => reply.text(),
    () => null,
  );
  return text === null ? stalled : metricsIn(text);
}
