import { packageOf } from './import-graph.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
/** A word that no other test shares with the file counts as much as this many imports between them. */
const alikeWeight = 4;
/** How often a test names exports of the file or its importers; more occurrences don't count. */
const mentionsMax = 10;
const mentionWeight = 0.5;
const firstOfAll = 1_000;

const wordsOf = (path) =>
  path
    .replace(/^(?:apps|packages)\/[^/]+\/(?:src|tests)\//, '')
    .split(/[^a-z]+/i)
    .filter((word) => word.length > 3);

const isAlike = (one, other) => one.startsWith(other) || other.startsWith(one);

/** @returns how similar the paths of a test and a file are: words that few tests have count most */
function likenessTo(file, tests) {
  const wordsOfTests = new Map(tests.map((test) => [test, new Set(wordsOf(test))]));
  const weights = wordsOf(file).map((word) => {
    const alike = tests.filter((test) => [...wordsOfTests.get(test)].some((each) => isAlike(word, each)));
    return { alike: new Set(alike), weight: alikeWeight / Math.max(1, alike.length) };
  });
  return (test) => weights.reduce((sum, { alike, weight }) => sum + (alike.has(test) ? weight : 0), 0);
}

/**
 * @returns how often a test contains one of these names, with a maximum, because a test of the code names it
 * in each case
 */
function mentionsOf(names, text) {
  if (names.size === 0) return 0;
  const mention = new RegExp(String.raw`\b(?:${[...names].join('|')})\b`, 'g');
  return Math.min(mentionsMax, text.match(mention)?.length ?? 0);
}

/** @returns {Map<string, number>} for each file, the number of imports between it and this one */
function distancesTo(file, importers) {
  const distances = new Map([[file, 0]]);
  const queue = [file];
  for (const next of queue) {
    for (const importer of importers.get(next) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, distances.get(next) + 1);
      queue.push(importer);
    }
  }
  return distances;
}

/** Rank by the time to test: 0 for a package that uses no others. */
function depthOf(name, packages, seen = []) {
  const used = packages.find((each) => each.name === name)?.dependencies ?? [];
  const below = used.filter((each) => !seen.includes(each));
  return Math.max(0, ...below.map((each) => 1 + depthOf(each, packages, [...seen, name])));
}

/** The tiers of a test file's tests: see docs/testing.md. */
export function tiersOf(text) {
  if (/@module-tag nightly/.test(text)) return ['nightly'];
  return /tags: \['nightly'\]/.test(text) ? ['push', 'nightly'] : ['push'];
}

/** The nearest tests first and alone: one of them is likely to fail, and the rest need not run. */
const batchSizes = [2, 8, Number.POSITIVE_INFINITY];

function cut(files) {
  let from = 0;
  return batchSizes.map((size) => {
    const batch = files.slice(from, from + size);
    from += size;
    return batch;
  });
}

/**
 * @typedef {{ tier: 'push' | 'nightly', folder: string, files: string[], round: number }} Batch
 * test files of one package, for one run of vitest
 */

/**
 * The test files that run a file, in the order in which they are likely to notice a fault at the least cost: the push
 * tier first, the nearest ones of every package before the rest of any, packages that others use before those others.
 * @param {string} file
 * @param {string[]} killers test files that noticed a fault of it before: these come first
 * @returns {Batch[]}
 */
export function planBatches(file, { importers, exportsOf, texts, packages }, killers = []) {
  const distances = distancesTo(file, importers);
  const tests = [...distances.keys()].filter(isTest);
  const likenessOf = likenessTo(file, tests);
  const near = [...distances.keys()].filter((each) => distances.get(each) <= 1 && !isTest(each));
  const names = new Set(near.flatMap((each) => [...exportsOf(each)]));
  const rankOf = (test) =>
    distances.get(test) - likenessOf(test) - mentionWeight * mentionsOf(names, texts.get(test));
  const ranks = new Map(tests.map((test) => [test, rankOf(test)]));
  for (const [index, killer] of killers.entries()) ranks.set(killer, index - firstOfAll);
  tests.sort((one, other) => ranks.get(one) - ranks.get(other));
  const byCost = [...packages].sort(
    (one, other) => depthOf(one.name, packages) - depthOf(other.name, packages),
  );
  return ['push', 'nightly']
    .flatMap((tier) => {
      const ofTier = tests.filter((test) => tiersOf(texts.get(test)).includes(tier));
      const plans = byCost.map(({ folder }) => ({
        folder,
        batches: cut(ofTier.filter((test) => packageOf(test, packages)?.folder === folder)),
      }));
      return batchSizes.flatMap((_, round) =>
        plans.map(({ folder, batches }) => ({ tier, folder, files: batches[round], round })),
      );
    })
    .filter(({ files }) => files.length > 0);
}
