import type { Chapter, Mindmap, Page } from '@repo/contracts/content';
import { byList } from '@repo/contracts/items/content-lists';
import type { LibraryBranch, LibraryChapter, LibraryImage } from '@repo/contracts/library';
import type { DomainContext } from '#src/context.ts';
import { readChapterFigures } from '../figures/figures-of-drafts.ts';

/** Nodes and edges as a tree; drops what the root does not reach. */
export function treeOf({ nodes, edges }: Pick<Mindmap, 'nodes' | 'edges'>): LibraryBranch {
  const texts = new Map(nodes.map((node) => [node.id, node.text]));
  const children = new Map<string, string[]>();
  for (const { source, target } of edges) children.set(source, [...(children.get(source) ?? []), target]);
  const branch = (id: string, depth: number): LibraryBranch => {
    const below = depth > nodes.length ? [] : (children.get(id) ?? []);
    const text = texts.get(id) ?? '';
    return below.length === 0 ? { text } : { text, children: below.map((child) => branch(child, depth + 1)) };
  };
  return branch('root', 0);
}

/** A stored picture, or null when the store lacks it: then it stays an address. */
export const readImage = async (ctx: DomainContext, path: string): Promise<LibraryImage | null> =>
  path.startsWith('/images/') ? ctx.images.get(path) : null;

type Placed = { _id: string; chapter: unknown };
/** An item by its id, without its chapter. */
const withoutPlace = <T extends Placed>({ _id: id, chapter: _, ...fields }: T) => ({ id, ...fields });
const withContents = <T extends Placed & { pages: Page[] }>(item: T) => ({
  ...withoutPlace(item),
  pages: item.pages.map(({ content }) => content),
  ...(item.pages.some(({ variants }) => variants) && {
    pageVariants: item.pages.map(({ variants }) => variants ?? null),
  }),
});

/**
 * A chapter's draft in the library format, with its pictures and figures; `gone` names missing figures.
 * @throws what the store of images throws on failure
 */
export async function libraryChapterOf(
  ctx: DomainContext,
  chapter: Chapter,
): Promise<{ chapter: LibraryChapter; gone: string[] }> {
  const { _id: id, name, isAllContentAvailable, topics, summaries, memes, mindmaps } = chapter;
  const plainLists = byList((list) => (chapter[list] ?? []).map(withoutPlace)) as unknown as Omit<
    LibraryChapter,
    'figures'
  >;
  const plain: LibraryChapter = {
    ...plainLists,
    id,
    name,
    isAllContentAvailable,
    figures: [],
    topics: topics.map(withContents),
    summaries: summaries.map(withContents),
    memes: await Promise.all(
      memes.map(async (meme) => {
        const { imageUrl, subject: _, ...own } = withoutPlace(meme);
        const image = await readImage(ctx, imageUrl);
        return { ...own, picture: image ?? { url: imageUrl } };
      }),
    ),
    mindmaps: mindmaps.map((map) => {
      const { nodes, edges, ...own } = withoutPlace(map);
      return { ...own, root: treeOf({ nodes, edges }) };
    }),
  };
  const { figures, gone } = await readChapterFigures(ctx, plain);
  return { chapter: { ...plain, figures }, gone };
}
