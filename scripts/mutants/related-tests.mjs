import { packageOf } from './import-graph.mjs';

const isTest = (file) => /\.test\.tsx?$/.test(file);
const wordsOf = (path) =>
  path
    .replace(/^(?:apps|packages)\/[^/]+\/(?:src|tests)\//, '')
    .split(/[^a-z]+/i)
    .filter((word) => word.length > 3);

/** How many words of one path begin as one of the other does. */
function likenessOf(file, test) {
  const words = wordsOf(test);
  return wordsOf(file).filter((word) =>
    words.some((other) => other.startsWith(word) || word.startsWith(other)),
  ).length;
}

/** @returns {Map<string, number>} over how many imports each file reaches this one */
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

/** A package that uses others takes longer to test than they do: 0 for one that uses none. */
function depthOf(name, packages, seen = []) {
  const used = packages.find((each) => each.name === name)?.dependencies ?? [];
  const below = used.filter((each) => !seen.includes(each));
  return Math.max(0, ...below.map((each) => 1 + depthOf(each, packages, [...seen, name])));
}

/** Where a test file has tests: see docs/testing.md. */
export function tiersOf(text) {
  if (/@module-tag nightly/.test(text)) return ['nightly'];
  return /tags: \['nightly'\]/.test(text) ? ['push', 'nightly'] : ['push'];
}

/** The nearest tests first and alone: one of them is likely to fail, and the rest need not run. */
const batchSizes = [4, 12, Number.POSITIVE_INFINITY];

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
export function planBatches(file, { importers, texts, packages }, killers = []) {
  const distances = distancesTo(file, importers);
  const rankOf = (test) =>
    killers.includes(test) ? killers.indexOf(test) - 1_000 : distances.get(test) - likenessOf(file, test);
  const tests = [...distances.keys()].filter(isTest).sort((one, other) => rankOf(one) - rankOf(other));
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
