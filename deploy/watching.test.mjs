import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { root } from '../scripts/workspace/root.mjs';

const here = fileURLToPath(new URL('watching/', import.meta.url));
const read = (name) => readFileSync(join(here, name), 'utf8');
const { groups } = parse(read('rules.yml'));
const alerts = groups.flatMap(({ rules }) => rules).filter((rule) => rule.alert);
const runbook = readFileSync(join(root, 'docs', 'runbook.md'), 'utf8');
const dashboard = JSON.parse(read('dashboard.json'));
// biome-ignore lint/suspicious/noTemplateCurlyInString: Grafana's sign for a variable
const datasourceVariable = '${datasource}';
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

/** The sections of the runbook whose names are those of alerts. */
const sections = [...runbook.matchAll(/^## ([A-Z]\w+)\n([\s\S]*?)(?=^#|$(?![\s\S]))/gm)];

const isRequired = process.env.TEST_PROMTOOL === 'required';
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const unlessMissing = {
  skip: !hasPromtool && !isRequired && 'no promtool is installed (Debian has it in the package prometheus)',
};

/** Runs promtool in the folder of the configuration, like an operator. */
function promtool(...args) {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { cwd: here, encoding: 'utf8' });
  assert.equal(status, 0, `${error?.message ?? ''}${stdout}${stderr}`);
}

test('Prometheus accepts the alert rules', unlessMissing, () => promtool('check', 'rules', 'rules.yml'));
test('Prometheus accepts the sample of its settings', unlessMissing, () =>
  promtool('check', 'config', 'prometheus.yml'),
);
test('each alert fires when it should, and not before', unlessMissing, () =>
  promtool('test', 'rules', 'rules.test.yml'),
);

test('each alert has a test', () => {
  const { tests } = parse(read('rules.test.yml'));
  const tried = tests
    .flatMap((each) => each.alert_rule_test ?? [])
    .filter((each) => each.exp_alerts.length > 0);
  const names = new Set(tried.map(({ alertname }) => alertname));
  assert.deepEqual(
    alerts.map(({ alert }) => alert).filter((name) => !names.has(name)),
    [],
  );
});

test('each alert has a severity, a sentence and a link to the runbook', () => {
  for (const { alert, labels, annotations, for: patience, expr } of alerts) {
    assert.match(labels.severity, /^(page|ticket)$/, alert);
    assert.ok(annotations.summary.length > 10, alert);
    assert.equal(annotations.runbook_url, `docs/runbook.md#${alert.toLowerCase()}`);
    // An alert that already counts over a time range needs no additional delay.
    assert.ok(patience ?? /changes\(/.test(expr), alert);
  }
});

test('each alert has its section in the runbook, and each section its alert', () => {
  assert.deepEqual(sections.map(([, name]) => name).sort(), alerts.map(({ alert }) => alert).sort());
});

test('each section of the runbook says what it means, what students notice, where to look, what to do and when it is over', () => {
  for (const [, name, text] of sections)
    for (const part of ['Means', 'Students notice', 'Look', 'Do', 'Over'])
      assert.match(text, new RegExp(`^\\*\\*${part}\\*\\* \\S`, 'm'), `${name}: ${part}`);
});

test('the dashboard queries the chosen Prometheus, and each panel has a unit', () => {
  assert.equal(dashboard.schemaVersion, 42);
  assert.ok(
    dashboard.templating.list.some(({ name, type }) => name === 'datasource' && type === 'datasource'),
  );
  assert.equal(new Set(dashboard.panels.map(({ id }) => id)).size, dashboard.panels.length);
  for (const { title, datasource, targets, fieldConfig } of panels) {
    for (const asked of [datasource, ...targets.map((target) => target.datasource)])
      assert.deepEqual(asked, { type: 'prometheus', uid: datasourceVariable }, title);
    assert.ok(fieldConfig.defaults.unit, title);
  }
});

test('no panel of the dashboard overlaps another', () => {
  const taken = new Map();
  for (const { title, gridPos } of dashboard.panels)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        assert.ok(x < 24 && !taken.has(`${x} ${y}`), `${title} and ${taken.get(`${x} ${y}`)}`);
        taken.set(`${x} ${y}`, title);
      }
});
