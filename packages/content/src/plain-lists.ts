import { type FileList, fileLists, itemKinds } from '@repo/contracts/items/item-kinds';
import type { LibraryChapter } from '@repo/contracts/library';
import { type Folder, fileName, readTextIfThere } from './library-folder.ts';
import { openYaml } from './parse-yaml.ts';

/** The lists in a file each, apart from those that the starter library checks. */
const plainLists: FileList[] = fileLists.filter((list) => list !== 'flashcards' && list !== 'written');
type Lists = Partial<Pick<LibraryChapter, FileList>>;

/** Reads the lists of a chapter that are there; ids follow the order of the file. */
export async function readPlainLists(folder: Folder, chapterId: string): Promise<Lists> {
  const lists: Record<string, object[]> = {};
  for (const list of plainLists) {
    const name = `${list}.yaml`;
    const text = await readTextIfThere(folder, name);
    if (text === null) continue;
    const items: object[] = openYaml(fileName(folder, name), text).parse(itemKinds[list].file);
    lists[list] = items.map((item, at) => ({ id: `${chapterId}-${list}-${at + 1}`, ...item }));
  }
  return lists;
}

const withEveryText = (value: unknown, rewrite: (text: string) => string): unknown => {
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) return value.map((each) => withEveryText(each, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withEveryText(each, rewrite)]),
  );
};

/** Rewrites all texts of a chapter's plain lists. */
export const plainListsWith = (chapter: LibraryChapter, rewrite: (text: string) => string): Lists =>
  Object.fromEntries(
    plainLists.flatMap((list) => {
      const items: readonly { id: string }[] = chapter[list] ?? [];
      return items.length === 0
        ? []
        : [[list, items.map(({ id, ...item }) => ({ ...Object(withEveryText(item, rewrite)), id }))]];
    }),
  );
