import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const outsideBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  /** `route` is a pattern, never an address as it was called: ids would make a series each. */
  requestAnswered(request: { method: string; route: string; status: number; seconds: number }): void;
  bulkAnswered(reply: { status: number; encoding: string; bytes: number }): void;
  /** The same object, with each of its promised calls counted and timed as one to this outside party. */
  watch<T extends object>(party: string, port: T): T;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
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
    bulkReplies: new Counter({
      name: 'bulk_data_replies_total',
      help: 'Replies to the bulk download; 304 means that the copy of the student was still right',
      labelNames: ['status', 'encoding'] as const,
      registers,
    }),
    bulkBytes: new Counter({
      name: 'bulk_data_bytes_total',
      help: 'Bytes of all replies to the bulk download, as sent',
      labelNames: ['encoding'] as const,
      registers,
    }),
    outside: new Histogram({
      name: 'outside_call_duration_seconds',
      help: 'Time of calls to outside parties: mail, payments, identity, images',
      labelNames: ['party', 'call', 'outcome'] as const,
      buckets: outsideBuckets,
      registers,
    }),
  };
}

/** What is measured of this process; nothing of it names a person, an id or an address. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { requests, bulkReplies, bulkBytes, outside } = createInstruments(registry);

  async function timed<T>(party: string, call: string, work: Promise<T>): Promise<T> {
    const end = outside.startTimer({ party, call });
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
            return answer instanceof Promise ? timed(party, String(name), answer) : answer;
          };
        },
      }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
