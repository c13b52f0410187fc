import { type FileList, fileLists, itemKinds } from '@repo/contracts/items/item-kinds';
import type { LibraryChapter } from '@repo/contracts/library';
import { checkTexts } from './check-texts.ts';
import { type Folder, fileName, readTextIfThere } from './library-folder.ts';
import { openYaml } from './parse-yaml.ts';

/** The lists in a file each, apart from those that the starter library checks. */
const plainLists: FileList[] = fileLists.filter((list) => list !== 'flashcards' && list !== 'written');
type Lists = Partial<Pick<LibraryChapter, FileList>>;

/** Reads a chapter's existing lists; ids follow the order of the file. */
export async function readPlainLists(folder: Folder, chapterId: string): Promise<Lists> {
  const lists: Record<string, object[]> = {};
  for (const list of plainLists) {
    const name = `${list}.yaml`;
    const text = await readTextIfThere(folder, name);
    if (text === null) continue;
    const yaml = openYaml(fileName(folder, name), text);
    const items: object[] = yaml.parse(itemKinds[list].file);
    if (folder.isStarter)
      withEveryText(items, (text, path) => {
        checkTexts(yaml, [{ path, text }]);
        return text;
      });
    lists[list] = items.map((item, at) => ({ id: `${chapterId}-${list}-${at + 1}`, ...item }));
  }
  return lists;
}

type Rewrite = (text: string, path: readonly PropertyKey[]) => string;

function withEveryText(value: unknown, rewrite: Rewrite, path: readonly PropertyKey[] = []): unknown {
  if (typeof value === 'string') return rewrite(value, path);
  if (Array.isArray(value)) return value.map((each, at) => withEveryText(each, rewrite, [...path, at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withEveryText(each, rewrite, [...path, name])]),
  );
}

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
