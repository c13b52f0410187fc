import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../workspace/root.mjs';

/** node scripts/docs/storage-keys.mjs: writes the table of the student app's storage keys from their source. */
const source = 'apps/student/src/platform/storage/keys.ts';
export const page = 'docs/product/device.md';
const entry = /(?: {2}\/\*\* (.*) \*\/\n)? {2}\{ key: '(.*)', scope: '(.*)', area: '(.*)' \},/g;
const areas = { local: 'local', session: 'session', localOrSession: 'local, session if full' };
const table = /(<!-- storage keys -->\n)[\s\S]*?(\n<!-- end of storage keys -->)/;

/** @returns {string} the page with the table as the source has it; throws where a key has no description */
export function withStorageKeys(text) {
  const rows = [...readFileSync(join(root, source), 'utf8').matchAll(entry)].map(
    ([, holds, key, scope, area]) => {
      if (!holds) throw new Error(`${source}: say above the key '${key}' what it holds`);
      const name = /\w$/.test(key) ? key : `${key}…`;
      return `| \`${name}\` | ${holds} | ${areas[area]} | ${scope === 'student' ? 'removed' : 'stays'} |`;
    },
  );
  const head = '| Key | Holds | Storage | After a logout |\n|---|---|---|---|\n';
  return text.replace(table, (_, start, end) => `${start}\n${head}${rows.join('\n')}\n${end}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = join(root, page);
  writeFileSync(path, withStorageKeys(readFileSync(path, 'utf8')));
}
