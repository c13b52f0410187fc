import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { stringify } from 'yaml';
import { fingerprintOf, readMutants, textsOf } from './read-mutants.mjs';
import { describeResults, resultOf } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
after(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'rule.ts'), 'if (a < b) go();\nif (a < c) stop();\n');
const mutant = {
  rule: 'prices',
  name: 'a price is lost',
  file: 'rule.ts',
  find: 'a < b',
  replace: 'a <= $& b',
};

function listed(...mutants) {
  const lists = mkdtempSync(join(folder, 'lists-'));
  mkdirSync(lists, { recursive: true });
  writeFileSync(join(lists, 'prices.yaml'), stringify({ rule: 'prices', mutants }));
  return () => readMutants(lists, folder);
}

test('replaces the text of a mutant and leaves the rest', () => {
  const { mutated } = textsOf(mutant, folder);
  assert.equal(mutated, 'if (a <= $& b) go();\nif (a < c) stop();\n');
});

test('a mutant whose text occurs twice, or not any more, is named', () => {
  assert.throws(listed({ ...mutant, find: 'a <' }), /'a price is lost': its text occurs 2 times in rule\.ts/);
  assert.throws(listed({ ...mutant, find: 'a > b' }), /'a price is lost': its text occurs 0 times/);
});

test('refuses mutants that change nothing, lack a part or share a name', () => {
  assert.throws(listed({ ...mutant, replace: mutant.find }), /changes nothing/);
  assert.throws(listed({ ...mutant, replace: undefined }), /has no replace/);
  assert.throws(listed(mutant, mutant), /Two mutants are named 'a price is lost'/);
});

test('every listed mutant still applies to the sources', () => {
  assert.ok(readMutants().length >= 150);
});

test("the mutants' results exclude outdated ones, and count what each tier noticed", () => {
  const known = { name: mutant.name, fingerprint: fingerprintOf(mutant), outcome: 'killed', tier: 'push' };
  const results = new Map([[mutant.name, { ...known, file: 'a.test.ts', test: 'keeps a | price' }]]);
  assert.equal(resultOf({ ...mutant, replace: '' }, results), null);
  const late = { ...mutant, name: 'a late | price' };
  results.set(late.name, {
    ...known,
    name: late.name,
    fingerprint: fingerprintOf(late),
    outcome: 'survived',
  });
  const page = describeResults([mutant, late, { ...mutant, name: 'other' }], results);
  assert.match(page, /\| prices \| 3 \| 1 \| 0 \| 1 \| 1 \|/);
  assert.match(page, /\| prices \| a late \\\| price \| \*\*survived\*\* \|/);
  assert.doesNotMatch(page, /a price is lost|other/);
});
