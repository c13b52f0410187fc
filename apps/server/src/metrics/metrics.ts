import { type Measures, savedWork, saveOutcomes } from '@repo/api';
import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const publishBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
const outsideBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Sample = { labels?: Record<string, string>; value: number };

export type Metrics = Measures & {
  /** `route` is a pattern, never a requested address: each id would create a series. */
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** A worker of this server exited unexpectedly, or could not start. */
  workerEnded(): void;
  bulkAnswered(reply: { status: number; encoding: string; bytes: number }): void;
  /** The same object, with each of its async calls counted and timed under this external party. */
  watch<T extends object>(party: string, port: T): T;
  /** A value read at each scrape; omitted when it can't be read. */
  gauge(
    about: { name: string; help: string; labels?: string[]; aggregator?: 'max' },
    read: () => Promise<readonly Sample[]>,
  ): void;
  /** A total that only grows, read at each scrape. */
  total(about: { name: string; help: string }, read: () => number): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
  /** The metrics as data, so that the values of workers can be added up. */
  values(): Promise<MetricObjectWithValues<MetricValue<string>>[]>;
  contentType: string;
};

function createInstruments(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request to the end of its reply, by route pattern and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: requestBuckets,
      registers,
    }),
    workersEnded: new Counter({
      name: 'server_workers_ended_total',
      help: 'Workers of this server that ended unasked or could not start',
      registers,
    }),
    bulkReplies: new Counter({
      name: 'bulk_data_replies_total',
      help: 'Replies to the bulk download, its manifest and its chapters; 304 means that the copy of the student was still right',
      labelNames: ['status', 'encoding'] as const,
      registers,
    }),
    bulkBytes: new Counter({
      name: 'bulk_data_bytes_total',
      help: 'Bytes of the same replies, as sent',
      labelNames: ['encoding'] as const,
      registers,
    }),
    saves: new Counter({
      name: 'saves_total',
      help: 'Work of students that was to be kept, by what became of it',
      labelNames: ['work', 'outcome'] as const,
      registers,
    }),
    signUps: new Counter({
      name: 'sign_ups_total',
      help: 'Accounts that were signed up for, by password or by Google',
      labelNames: ['by'] as const,
      registers,
    }),
    publishing: new Histogram({
      name: 'content_publish_duration_seconds',
      help: 'Time of publishing content, from the call to the new version',
      labelNames: ['outcome'] as const,
      buckets: publishBuckets,
      registers,
    }),
    outside: new Histogram({
      name: 'outside_call_duration_seconds',
      help: 'Time of calls to outside parties: mail, payments, identity, push, images',
      labelNames: ['party', 'call', 'outcome'] as const,
      buckets: outsideBuckets,
      registers,
    }),
  };
}

/** The metrics of this process; nothing in them names a person, an id or an address. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, workersEnded, bulkReplies, bulkBytes, outside, saves, signUps, publishing } =
    createInstruments(registry);
  // Start at zero: the first failure only shows as an increase if there was a value before.
  for (const work of savedWork) for (const outcome of saveOutcomes) saves.inc({ work, outcome }, 0);

  /** @param end stops the clock */
  async function timed<T>(end: (labels: { outcome: 'answered' | 'failed' }) => unknown, work: Promise<T>) {
    try {
      const answer = await work;
      end({ outcome: 'answered' });
      return answer;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  }

  return {
    requestAnswered({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    workerEnded: () => workersEnded.inc(),
    bulkAnswered({ status, encoding, bytes }) {
      bulkReplies.inc({ status, encoding });
      bulkBytes.inc({ encoding }, bytes);
    },
    watch: (party, port) =>
      new Proxy(port, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name, target);
          if (typeof member !== 'function') return member;
          return (...args: unknown[]) => {
            const answer: unknown = member.apply(target, args);
            return answer instanceof Promise
              ? timed(outside.startTimer({ party, call: String(name) }), answer)
              : answer;
          };
        },
      }),
    saved: (work, outcome) => saves.inc({ work, outcome }),
    signedUp: (by) => signUps.inc({ by }),
    publishing: (work) => timed(publishing.startTimer(), work),
    gauge({ name, help, labels: labelNames = [], aggregator = 'sum' as 'sum' | 'max' }, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames,
        aggregator,
        registers: [registry],
        async collect() {
          const samples = await read().catch(() => []);
          gauge.reset();
          // A gauge without labels would reset to zero, which looks like good news.
          if (samples.length === 0) gauge.remove({});
          for (const { labels = {}, value } of samples) gauge.set(labels, value);
        },
      });
    },
    total({ name, help }, read) {
      const counter: Counter = new Counter({
        name,
        help,
        registers: [registry],
        collect() {
          counter.reset();
          counter.inc(read());
        },
      });
    },
    text: () => registry.metrics(),
    values: () => registry.getMetricsAsJSON(),
    contentType: registry.contentType,
  };
}
