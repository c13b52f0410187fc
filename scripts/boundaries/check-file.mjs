import { bannedNameMessage, bannedNames, brandFile, brandMessage, codeFile } from './rules.mjs';

/**
 * The rules for one file that neither Biome nor dependency-cruiser checks: its name, and where the product's
 * name occurs.
 * @param {{ path: string, text: string, brandName: string }} file `path` from the root, with forward slashes
 * @returns {{ line: number, message: string }[]}
 */
export function checkFile({ path, text, brandName }) {
  if (!codeFile.test(path)) return [];
  const problems = [];
  const name = path.split('/').at(-1);
  if (path.split(/[/.]/).some((part) => bannedNames.test(part))) {
    problems.push({ line: 1, message: `${name} ${bannedNameMessage}` });
  }
  const brandAt = text.toLowerCase().indexOf(brandName.toLowerCase());
  if (brandAt >= 0 && path !== brandFile) {
    problems.push({ line: text.slice(0, brandAt).split('\n').length, message: brandMessage });
  }
  return problems;
}
