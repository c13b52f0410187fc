import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchorsOf, checkReferences, slugOf, uncitedRules } from './references.mjs';

const pages = {
  'docs/product/screens.md': '# Rules\n\n## Quiz marking\n\n- <a id="zen"></a>Zen',
  'docs/decisions/0001-ids.md': '# Ids',
};
const find = (path, text) =>
  checkReferences({
    path,
    text,
    exists: (page) => page in pages || page === 'docs/decisions' || page === path,
    isNamed: (name) => name === 'screens.md',
    anchorsIn: (page) => anchorsOf(pages[page] ?? text),
  });
const assertPasses = (path, text) => assert.deepEqual(find(path, text), []);
function assertBites(path, text, message, line = 1) {
  const problems = find(path, text);
  assert.equal(problems.length, 1, `${path}: ${text}\n${JSON.stringify(problems)}`);
  assert.match(problems[0].message, message);
  assert.equal(problems[0].line, line);
}

test('a citation must lead to an existing page and anchor', () => {
  assertPasses('a.ts', '/** Marks a quiz (docs/product/screens.md#quiz-marking). */');
  assertPasses('a.ts', '// docs/product/screens.md#zen, #quiz-marking\n// as in docs/decisions/0001-ids.md.');
  assertBites(
    'a.ts',
    '\n/** Marks (docs/product/screens.md#quiz-markings). */',
    /no anchor #quiz-markings/,
    2,
  );
  assertBites('a.ts', '// docs/product/screens.md#zen, #zem', /no anchor #zem/);
  assertBites('a.ts', '// (docs/decisions/0002-gone.md)', /there is no docs\/decisions\/0002-gone\.md/);
  assertPasses('a.ts', "fetch('/api/docs/json'); open('node_modules/docs/a.md')");
});

test('a link of a page must lead to an existing page, wherever the page is', () => {
  assertPasses(
    'docs/x.md',
    '[ids](decisions/0001-ids.md), [marking](product/screens.md#quiz-marking), [all](decisions)',
  );
  assertPasses(
    'packages/ui/README.md',
    '[rules](../../docs/product/screens.md "the rules") and [out](https://example.com/a#b)',
  );
  assertPasses('docs/x.md', '# Here\n\n[up](#here)\n\n```md\n[sample](gone.md)\n```');
  assertBites('docs/x.md', '[gone](gone.md)', /there is no docs\/gone\.md/);
  assertBites('docs/x.md', '# Here\n[up](#there)', /docs\/x\.md has no anchor #there/, 2);
  assertPasses('docs/x.md', 'as `docs/product/screens.md` says, `apps/server/dist/main.js` and `packages/*`');
  assertBites('docs/x.md', 'in `packages/gone/src`', /there is no packages\/gone\/src/);
  assertBites('docs/decisions/0001-ids.md', '[rules](../product/screens.md#zan)', /no anchor #zan/);
});

test('numbers and pages that a reader does not have are refused', () => {
  for (const text of [
    '// locked (rules 2)',
    '/** As decision 12 has it. */',
    '// in the words of the brief',
    '// brief section 4',
    "test('A12: less motion', () => {});",
    'test.describe(`A7 links`, () => {});',
    '// too small (A2, A14)',
  ])
    assertBites('a.ts', text, /leads a reader nowhere/);
  for (const text of ['// see plan.md', '/** Marks a quiz (plan.md). */', ' * as plan.md has it'])
    assertBites('a.ts', text, /no page is called plan\.md/);
  assertPasses('a.ts', "// as screens.md says\nopen('plan.md'); // a file\nconst path = 'a/plan.md';");
  assertPasses('a.ts', "run('states.spec.ts'); const id = 'A1'; test('A level of its own', () => {});");
});

test('anchors are computed as on GitHub', () => {
  assert.equal(slugOf('Offline and outbox'), 'offline-and-outbox');
  assert.equal(slugOf("`POST /v1/x` and [Students' own](a.md)"), 'post-v1x-and-students-own');
  assert.deepEqual([...anchorsOf('# A\n## A\n```\n# B\n```\n<a id="c"></a>')], ['a', 'a-1', 'c']);
});

test('a rule of the screens that no test cites is found', () => {
  const rules = '<a id="zen"></a> <a id="axe"></a> <a id="tabs"></a>';
  assert.deepEqual(uncitedRules(rules, ['// docs/product/screens.md#zen, #tabs\ntest()', '// #axe']), [
    'axe',
  ]);
});
