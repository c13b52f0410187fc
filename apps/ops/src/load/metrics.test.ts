import { expect, test } from 'vitest';
import { metricsIn } from './metrics.ts';

const text = `# HELP nodejs_eventloop_lag_p99_seconds The 99th percentile of the recorded event loop delays.
# TYPE nodejs_eventloop_lag_p99_seconds gauge
nodejs_eventloop_lag_p99_seconds 0.011862015
# TYPE database_pool_waiting gauge
database_pool_waiting 3
password_queue_waiting 0
`;

test("the event loop's delay is read in milliseconds, and queues as counts", () => {
  const { loopP99Ms, poolWaiting, passwordsWaiting } = metricsIn(text);
  expect(loopP99Ms).toBeCloseTo(11.86);
  expect(poolWaiting).toBe(3);
  expect(passwordsWaiting).toBe(0);
});

test('a metric missing from a server is an error, not a zero', () => {
  expect(() => metricsIn(text.replace('database_pool_waiting 3', ''))).toThrow('database_pool_waiting');
});
