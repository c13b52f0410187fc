import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../workspace/root.mjs';

const listsFolder = join(root, 'scripts', 'mutants', 'lists');

/**
 * @typedef {{ rule: string, name: string, file: string, find: string, replace: string }} Mutant
 * one fault of a rule: `find` is text that occurs once in `file`, a path from the root
 */

const countOf = (text, part) => text.split(part).length - 1;

/**
 * The file of a mutant before and after.
 * @param {Mutant} mutant
 * @throws naming the mutant, when its text isn't found exactly once, or when it changes nothing
 */
export function textsOf({ name, file, find, replace }, folder = root) {
  const original = readFileSync(join(folder, file), 'utf8');
  const found = find ? countOf(original, find) : 0;
  if (found !== 1) throw new Error(`Mutant '${name}': its text occurs ${found} times in ${file}, not once.`);
  if (find === replace) throw new Error(`Mutant '${name}' changes nothing.`);
  return { original, mutated: original.replace(find, () => replace) };
}

/** Changes with the mutant's effect, so that an old result is not taken for that of another fault. */
export const fingerprintOf = ({ file, find, replace }) =>
  createHash('sha256').update([file, find, replace].join('\0')).digest('hex').slice(0, 8);

/**
 * @returns {Mutant[]} of all lists; each is applicable
 * @throws naming the mutant that has no name of its own, lacks a part or can't be applied
 */
export function readMutants(folder = listsFolder, sources = root) {
  const names = new Set();
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return files.flatMap((listFile) => {
    const { rule, mutants } = parse(readFileSync(join(folder, listFile), 'utf8'));
    return mutants.map((listed) => {
      const mutant = { rule, ...listed };
      const lacks = ['rule', 'name', 'file', 'find', 'replace'].find(
        (key) => typeof mutant[key] !== 'string',
      );
      if (lacks) throw new Error(`Mutant '${mutant.name}' of ${listFile} has no ${lacks}.`);
      if (names.has(mutant.name)) throw new Error(`Two mutants are named '${mutant.name}'.`);
      names.add(mutant.name);
      textsOf(mutant, sources);
      return mutant;
    });
  });
}
