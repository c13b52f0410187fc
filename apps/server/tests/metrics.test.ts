import { publishContent } from '@repo/domain';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMetrics, type Metrics } from '#src/metrics/metrics.ts';
import { type MetricsServer, startMetricsServer } from '#src/metrics/metrics-server.ts';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process.ts';

/** The values of a metric by its labels: { 'method="GET",route="/healthz",status="200"': 1 }. */
async function valuesOf(metrics: Metrics, name: string): Promise<Record<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length + 1, line.lastIndexOf('}')), Number(line.split(' ').at(-1))]),
  );
}
const answered = (metrics: Metrics) => valuesOf(metrics, 'http_request_duration_seconds_count');

describe('request metrics', () => {
  let server: TestServer;
  let metrics: Metrics;
  beforeAll(async () => {
    metrics = createMetrics();
    server = await buildTestServer({ metrics });
  });
  afterAll(() => server.close());
  /** What a request adds to the metrics. */
  async function added(work: () => Promise<unknown>): Promise<Record<string, number>> {
    const before = await answered(metrics);
    await work();
    const after = await answered(metrics);
    const changes = Object.entries(after).map(([labels, value]) => [labels, value - (before[labels] ?? 0)]);
    return Object.fromEntries(changes.filter(([, value]) => value !== 0));
  }

  it.each([
    ['GET', '/healthz', 'method="GET",route="/healthz",status="200"'],
    [
      'GET',
      '/api/v1/progress/econ/econ-1',
      'method="GET",route="/api/v1/progress/:subjectId/:chapterId",status="401"',
    ],
    ['GET', '/api/v1/status/secret-word', 'method="GET",route="/api/v1/status/:type",status="404"'],
    ['GET', '/api/trpc/progress.overall', 'method="GET",route="/api/trpc/progress.overall",status="401"'],
    ['GET', '/api/trpc/auth.user,auth.user?batch=1', 'method="GET",route="/api/trpc/(batch)",status="401"'],
    ['GET', '/api/trpc/secret-word', 'method="GET",route="/api/trpc/(unknown)",status="404"'],
    ['GET', '/api/secret-word', 'method="GET",route="(none)",status="404"'],
    ['GET', '/images/secret-word.png', 'method="GET",route="(none)",status="404"'],
    ['GET', '/pictures/secret-word.webp', 'method="GET",route="/pictures/:name",status="401"'],
    ['POST', '/secret-word', 'method="POST",route="(none)",status="404"'],
  ])('request metrics name %s %s by its pattern', async (method, url, labels) => {
    expect(await added(() => call(server.app, method, url))).toEqual({ [labels]: 1 });
  });

  it('request metrics count the bulk download by what was sent', async () => {
    const { token } = await server.signedIn();
    const get = (headers: Record<string, string>) =>
      call(server.app, 'GET', '/api/v1/bulk-data', { token, headers });
    const first = await get({ 'accept-encoding': 'gzip' });
    await get({ 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) });
    await publishContent(server.domain, { author: 'test', note: '' });
    expect(await valuesOf(metrics, 'bulk_data_replies_total')).toEqual({
      'status="200",encoding="gzip"': 1,
      'status="304",encoding="identity"': 1,
    });
    const bytes = await valuesOf(metrics, 'bulk_data_bytes_total');
    expect(bytes['encoding="gzip"']).toBe(first.rawPayload.length);
  });

  it('request metrics contain no person, no id and no word that a caller chose', async () => {
    const { token, id, email } = await server.signedIn();
    await call(server.app, 'GET', `/api/v1/status/${id}`, { token });
    await call(server.app, 'GET', `/api/v1/auth/user?email=${email}`, { token });
    const text = await metrics.text();
    for (const word of ['secret-word', id, email, token, 'econ-1', '127.0.0.1'])
      expect(text).not.toContain(word);
  });

  it('request metrics have few series for any number of addresses', async () => {
    const countSeries = async () => Object.keys(await answered(metrics)).length;
    const ask = (n: number) =>
      Promise.all([
        call(server.app, 'GET', `/${n}`),
        call(server.app, 'GET', `/api/${n}/x`),
        call(server.app, 'GET', `/api/v1/subjects/${n}/chapters`),
        call(server.app, 'GET', `/api/trpc/${n}`),
        call(server.app, 'GET', `/images/${n}.webp`),
      ]);
    await ask(0);
    const before = await countSeries();
    for (let n = 1; n <= 40; n++) await ask(n);
    expect(await countSeries()).toBe(before);
  });

  it('request metrics are not available on the public port', async () => {
    for (const url of ['/metrics', '/api/metrics', '/api/v1/metrics', '/metrics/', '/%6detrics']) {
      const reply = await call(server.app, 'GET', url);
      expectFailure(reply, 404);
    }
  });

  it('request metrics include what the process itself uses', async () => {
    const text = await metrics.text();
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
    ])
      expect(text).toMatch(new RegExp(`^${name} [\\d.e+-]+`, 'm'));
  });
});

it('metrics of external services count each async call, answered or failed, and the object works as before', async () => {
  const metrics = createMetrics();
  const mailer = metrics.watch('mail', {
    sent: [] as string[],
    async send(text: string) {
      if (text === 'bad') throw new Error('refused');
      this.sent.push(text);
      return 'id';
    },
    close: () => 'closed',
  });
  expect(await mailer.send('good')).toBe('id');
  await expect(mailer.send('bad')).rejects.toThrow('refused');
  expect([mailer.sent, mailer.close()]).toEqual([['good'], 'closed']);
  expect(await valuesOf(metrics, 'outside_call_duration_seconds_count')).toEqual({
    'party="mail",call="send",outcome="answered"': 1,
    'party="mail",call="send",outcome="failed"': 1,
  });
});

describe('the metrics listener', () => {
  let listener: MetricsServer;
  beforeEach(async () => {
    listener = await startMetricsServer(createMetrics(), { port: 0, host: '127.0.0.1' });
  });
  afterEach(() => listener.close());

  it('the metrics listener answers GET /metrics in the format of Prometheus, and nothing else', async () => {
    const reply = await fetch(listener.url);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await reply.text()).toContain('# TYPE http_request_duration_seconds histogram');
    for (const url of ['/', '/metrics/x', '/api/v1/auth/user'])
      expect((await fetch(new URL(url, listener.url))).status).toBe(404);
    expect((await fetch(listener.url, { method: 'POST' })).status).toBe(404);
  });

  it('the metrics listener says which setting to change when its port is taken', async () => {
    const port = Number(new URL(listener.url).port);
    await expect(startMetricsServer(createMetrics(), { port, host: '127.0.0.1' })).rejects.toThrow(
      'METRICS_HOST and METRICS_PORT',
    );
  });
});

describe('a real server', () => {
  let database: TestServer;
  let running: ServerProcess;
  beforeAll(async () => {
    // Only the database, mail server and folder of this server are used.
    database = await buildTestServer({ content: 'none' });
  });
  afterEach(() => running.end('SIGKILL'));
  afterAll(() => database.close());
  const start = async (environment: NodeJS.ProcessEnv) => {
    running = await startServerProcess({
      PORT: String(await findFreePort()),
      DATABASE_URL: database.database.url,
      DATA_DIR: database.config.dataDir,
      SMTP_URL: database.config.smtpUrl,
      SEED: 'empty',
      ...environment,
    });
    return running;
  };

  it('a real server has its metrics only at the private address, including mail', async () => {
    const metricsPort = await findFreePort();
    const { url } = await start({ METRICS_PORT: String(metricsPort) });
    const body = JSON.stringify({
      name: 'Asha',
      age: 15,
      gender: 'Female',
      email: 'asha@example.in',
      password: 'secret-word',
    });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${url}/api/v1/auth/sign-up`, { method: 'POST', headers, body })).status).toBe(200);
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4');

    const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    // The mail is sent after the answer.
    await expect
      .poll(read)
      .toContain('outside_call_duration_seconds_count{party="mail",call="send",outcome="answered"} 1');
    expect(await read()).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/v1/auth/sign-up",status="200"} 1',
    );
  });

  it('a real server offers no metrics unless an address for them is set', async () => {
    const { url, child } = await start({});
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).not.toContain('http_request_duration_seconds');
    expect(child.exitCode).toBeNull();
  });
});
