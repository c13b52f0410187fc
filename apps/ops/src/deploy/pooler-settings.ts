import { readFile } from 'node:fs/promises';
import { deployFolder } from './run-script.ts';

/** The settings of deploy/pgbouncer.ini, except addresses and users, which differ here. */
export async function readPoolerSettings(): Promise<Record<string, string>> {
  const text = (await readFile(`${deployFolder}pgbouncer.ini`, 'utf8')).split('[pgbouncer]')[1] ?? '';
  const settings = [...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
  return Object.fromEntries(settings.filter(([name = '']) => !/^(listen|auth|unix)/.test(name)));
}
