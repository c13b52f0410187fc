import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const here = fileURLToPath(new URL('.', import.meta.url));
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
/** The highest accepted exposure, from 0 to 10; a unit without any hardening has more than nine. */
const exposureMax = 2;

test('systemd accepts the units, and rates them as little exposed', { skip: !hasSystemd }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  try {
    for (const name of readdirSync(here).filter((each) => /\.(service|timer)$/.test(each))) {
      // Replaced, because the programs of the units are not installed here.
      const text = readFileSync(join(here, name), 'utf8').replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true');
      writeFileSync(join(folder, name.replace('@.', '@3001.')), text);
    }
    const units = readdirSync(folder).map((name) => join(folder, name));
    const verified = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
    assert.equal(verified.status, 0, verified.stderr);
    // The output may also complain about units of the machine itself.
    assert.doesNotMatch(verified.stderr, /study/);
    for (const unit of units.filter((each) => each.endsWith('.service'))) {
      const rated = spawnSync('systemd-analyze', ['security', '--offline=true', unit], { encoding: 'utf8' });
      const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(rated.stdout)?.[1]);
      assert.ok(exposure <= exposureMax, rated.stdout + rated.stderr);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('each server of the systemd units has its own metrics port, which the sample of Prometheus reads', () => {
  const read = (name) => readFileSync(join(here, name), 'utf8');
  const files = [...read('study@.service').matchAll(/^EnvironmentFile=(.*)$/gm)].map(([, file]) => file);
  // Of several files the last one takes precedence; `-` makes it optional.
  assert.deepEqual(files, ['/etc/study/env', '-/etc/study/%i.env']);
  const page = read('../../docs/deploy/machine.md');
  const ports = [...page.matchAll(/^ *echo METRICS_PORT=(\d+) >\/etc\/study\/(\d+)\.env$/gm)];
  assert.deepEqual(
    ports.map(([, , server]) => server),
    /^systemctl enable --now study@(\d+) study@(\d+)$/m.exec(page)?.slice(1),
  );
  const [job] = parse(read('../watching/prometheus.yml')).scrape_configs;
  assert.deepEqual(
    ports.map(([, port]) => `127.0.0.1:${port}`),
    job.static_configs[0].targets,
  );
});
