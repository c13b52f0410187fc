import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brandFile } from '../boundaries/rules.mjs';
import { root } from '../workspace/root.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

test('faults are reported to the address that the product itself names', () => {
  const address = /supportEmail: '([^']+)'/.exec(read(brandFile))?.[1];
  const named = read('SECURITY.md').match(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g) ?? [];
  assert.ok(address);
  assert.deepEqual([...new Set(named)], [address]);
});

test('every threat names its defence, existing code and an existing test', () => {
  const rows = read('docs/security.md')
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .filter((cells) => cells.length === 4 && !/^(-+| Threat )$/.test(cells[0]));
  assert.ok(rows.length > 20);
  for (const [threat, defence, where, proof] of rows) {
    assert.ok(defence.trim().length > 10, threat);
    for (const [cell, form] of [
      [where, /./],
      [proof, /\.(test|spec)\.(tsx?|mjs)$/],
    ]) {
      const paths = [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
      assert.ok(paths.length > 0, threat);
      for (const path of paths)
        assert.ok(existsSync(join(root, path)) && form.test(path), `${threat}: ${path}`);
    }
  }
});
