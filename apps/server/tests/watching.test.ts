import { readFileSync } from 'node:fs';
import { publishContent } from '@repo/domain';
import { importSampleContent } from '@repo/domain/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { readPromql } from './promql.ts';
import { hasRedis, type RedisServer, startRedisServer } from './redis-server.ts';
import { findFreePort, type ServerProcess, startServerProcess } from './server-process.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../deploy/watching/${name}`, import.meta.url), 'utf8');

type Rule = { record?: string; alert?: string; expr: string };
const rules = (parseYaml(read('rules.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
type Panel = { title: string; targets?: { expr: string }[] };
const panels = (JSON.parse(read('dashboard.json')) as { panels: Panel[] }).panels;
const expressions = [
  ...rules.map((rule) => ({ from: rule.alert ?? rule.record ?? '', expr: rule.expr })),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ from: title, expr }))),
];

/** Labels that Prometheus itself adds to everything it scrapes. */
const addedLabels = ['job', 'instance'];
/** Labels that the rules create with label_replace. */
const madeLabels = ['class'];
const ownMetrics = new Set(['up', 'ALERTS']);

/** Metric → label → observed values. */
function seriesOf(scrape: string): Map<string, Map<string, Set<string>>> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const [, name = '', labels = ''] of scrape.matchAll(/^([a-z]\w*)(?:\{(.*)\})? \S+$/gm)) {
    const known = found.get(name) ?? new Map<string, Set<string>>();
    found.set(name, known);
    for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g))
      known.set(label, (known.get(label) ?? new Set()).add(value));
  }
  return found;
}

describe('the metrics in alerts and dashboard, on a real server', () => {
  let shared: TestServer;
  let redis: RedisServer | undefined;
  let running: ServerProcess | undefined;
  let series: Map<string, Map<string, Set<string>>>;

  beforeAll(async () => {
    // Only the database, mail server and provider of this server are used.
    shared = await buildTestServer({ content: 'none' });
    await importSampleContent(shared.domain);
    await publishContent(shared.domain, { author: 'test', note: '' });
    if (hasRedis) redis = await startRedisServer();
    const metricsPort = await findFreePort();
    running = await startServerProcess({
      PORT: String(await findFreePort()),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: shared.database.url,
      DATABASE_POOL_MAX: '2',
      DATA_DIR: shared.config.dataDir,
      SMTP_URL: shared.config.smtpUrl,
      ADMIN_PASSWORD: shared.config.adminPassword,
      SEED: 'empty',
      // Nobody listens at this port: calls to the payment provider fail.
      CASHFREE_BASE_URL: `http://127.0.0.1:${await findFreePort()}`,
      ...(redis ? { REDIS_URL: redis.url } : {}),
    });
    const { url } = running;
    const send = (method: string, path: string, body: object = {}, token = '') =>
      fetch(`${url}/api/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
      });
    const student = await shared.signedInSuper();
    const basic = await shared.signedIn();
    const person = { name: 'Asha', age: 15, gender: 'Female', email: 'asha@example.in', password: 'secret' };
    expect((await send('POST', '/auth/sign-up', person)).status).toBe(200);
    expect((await send('GET', '/bulk-data', {}, student.token)).status).toBe(200);
    expect((await send('POST', '/payment/create-order', {}, basic.token)).status).toBe(502);
    const publish = { type: 'lastPublishedContentAt' };
    expect((await send('PUT', '/status', publish, await shared.adminToken())).status).toBe(200);
    await shared.database.sql`insert into sweeps (name, started_at) values ('daily', now())`;
    const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    // The mail is sent after the answer.
    await vi.waitFor(async () => expect(await scrape()).toContain('party="mail"'), 30_000);
    series = seriesOf(await scrape());
  });
  afterAll(async () => {
    await running?.end('SIGKILL');
    redis?.stop();
    await shared.close();
  });

  const withoutRedis = (metric: string) => !hasRedis && metric === 'redis_up';

  it.each(expressions)('$from: every metric, label and value is exported', ({ expr }) => {
    const { selectors, grouped } = readPromql(expr);
    const labelsRead = new Set(addedLabels.concat(madeLabels));
    for (const { metric, matchers } of selectors) {
      if (recorded.has(metric) || ownMetrics.has(metric) || withoutRedis(metric)) continue;
      const labels = series.get(metric);
      expect(labels, `${metric} is not exported`).toBeDefined();
      for (const label of labels?.keys() ?? []) labelsRead.add(label);
      for (const { label, isEqual, value } of matchers) {
        if (addedLabels.includes(label)) continue;
        expect([...(labels?.keys() ?? [])], metric).toContain(label);
        if (isEqual) expect([...(labels?.get(label) ?? [])], `${metric} ${label}`).toContain(value);
      }
    }
    const isOfRecorded = selectors.some(({ metric }) => recorded.has(metric));
    if (!isOfRecorded) for (const label of grouped) expect([...labelsRead]).toContain(label);
  });

  it('the metrics in alerts and dashboard, on a real server include the routes that the classes consist of', () => {
    const routes = [...(series.get('http_request_duration_seconds_count')?.get('route') ?? [])];
    expect(routes).toContain('/api/v1/bulk-data');
  });
});

it('the PromQL reader finds metrics, matchers and groups, and rejects an invalid expression', () => {
  expect(readPromql('sum by (class) (rate(a_total{b="c", d=~"e.*"}[5m])) > on (f) g')).toEqual({
    selectors: [
      {
        metric: 'a_total',
        matchers: [
          { label: 'b', isEqual: true, value: 'c' },
          { label: 'd', isEqual: false, value: 'e.*' },
        ],
      },
      { metric: 'g', matchers: [] },
    ],
    grouped: ['class', 'f'],
  });
  expect(() => readPromql('sum(a_total{')).toThrow('not PromQL');
});
