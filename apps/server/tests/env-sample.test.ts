import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { variableNames } from '#src/config/environment.ts';
import { readConfig } from '#src/config.ts';
import { productionEnvironment } from './production-environment.ts';

const sample = readFileSync(new URL('../../../deploy/env.sample', import.meta.url), 'utf8');
/** Including its commented settings, but not its comments in prose. */
const whole = parseEnv(sample.replace(/^#(?=[A-Z0-9_]+=)/gm, ''));
const filledIn = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ''));

it('deploy/env.sample has every setting of the server, and no unknown ones', () => {
  expect(Object.keys(whole).sort()).toEqual([...variableNames].sort());
});

it('deploy/env.sample shows values that the server accepts', () => {
  const store = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' };
  expect(() => readConfig({ ...productionEnvironment, ...store, ...filledIn })).not.toThrow();
});

it('deploy/env.sample leaves empty exactly the settings without which the server does not start', () => {
  const empty = Object.entries(parseEnv(sample)).flatMap(([name, value]) => (value === '' ? [name] : []));
  expect(empty).toContain('ADMIN_PASSWORD');
  // The server starts without the phone number, and only warns that the payment provider gets a made-up one.
  for (const name of empty.filter((each) => each !== 'SUPPORT_PHONE'))
    expect(() => readConfig(parseEnv(sample))).toThrow(`\n  ${name}: `);
});

const deploy = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

it('the compose file has only settings that the server knows', () => {
  const { services } = parseYaml(deploy('container/compose.yaml'), { merge: true });
  for (const name of ['server-1', 'server-2'])
    expect([...variableNames]).toEqual(expect.arrayContaining(Object.keys(services[name].environment)));
});

it('the compose file has health checks made only of strings', () => {
  const { services } = parseYaml(deploy('container/compose.yaml'), { merge: true });
  const checked = Object.values<{ healthcheck?: { test: unknown[] } }>(services).flatMap(
    ({ healthcheck }) => healthcheck?.test ?? [],
  );
  expect(checked.filter((word) => typeof word !== 'string')).toEqual([]);
});

it('the systemd unit has only settings that the server knows', () => {
  const line = /^Environment=(.*)$/m.exec(deploy('systemd/study@.service'))?.[1] ?? '';
  const names = line.split(' ').map((setting) => setting.split('=')[0]);
  expect(names).toContain('PORT');
  expect([...variableNames]).toEqual(expect.arrayContaining(names));
});
