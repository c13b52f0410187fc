import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/workspace/root.mjs';

const linesOf = (...path) => readFileSync(join(root, ...path), 'utf8').split('\n');

test('a build of the image contains no secret and no backup that lies beside compose.yaml', () => {
  const kept = linesOf('.gitignore').filter((line) => line.startsWith('deploy/container/'));
  assert.ok(kept.includes('deploy/container/.env'));
  const left = linesOf('.dockerignore');
  // Files are listed by path, because a bare name would only be searched in the first folder.
  assert.deepEqual(
    kept.filter((line) => !left.includes(line)),
    [],
  );
});

test('compose.yaml says what to do about a variable that is missing', () => {
  const demands = linesOf('deploy', 'container', 'compose.yaml').flatMap((line) => [
    ...line.matchAll(/\$\{(\w+):\?([^}]*)\}/g),
  ]);
  assert.ok(demands.length >= 5);
  // podman-compose 1.0 does not show the sentence, and passes on an incomplete one without reading it.
  for (const [whole, , sentence] of demands) assert.match(sentence, /\w+ \w+/, whole);
});
