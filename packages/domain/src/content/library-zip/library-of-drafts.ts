import type { Mindmap, Subject } from '@repo/contracts/content';
import type { Library, LibraryBranch, LibraryChapter, LibraryImage } from '@repo/contracts/library';
import type { DomainContext } from '#src/context.ts';

/** Nodes and edges as the tree they are; what does not hang on the root is left out. */
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

type ReadImage = (path: string) => Promise<LibraryImage | null>;

async function chapterOf(
  chapter: Subject['chapters'][number],
  readImage: ReadImage,
): Promise<LibraryChapter> {
  const {
    _id: id,
    name,
    isAllContentAvailable,
    topics,
    summaries,
    flashcards,
    tests,
    memes,
    mindmaps,
  } = chapter;
  const contents = (pages: readonly { content: string }[]) => pages.map(({ content }) => content);
  return {
    id,
    name,
    isAllContentAvailable,
    topics: topics.map((topic) => ({
      id: topic._id,
      name: topic.name,
      description: topic.description,
      pages: contents(topic.pages),
    })),
    summaries: summaries.map(({ _id, title, pages }) => ({ id: _id, title, pages: contents(pages) })),
    flashcards: flashcards.map(({ _id, question, answer, difficulty }) => ({
      id: _id,
      question,
      answer,
      difficulty,
    })),
    tests: tests.map(({ _id, title, timeLimit, passingScore, questions }) => ({
      id: _id,
      title,
      timeLimit,
      passingScore,
      questions,
    })),
    memes: await Promise.all(
      memes.map(async ({ _id, imageUrl, alt }) => {
        const image = await readImage(imageUrl);
        return { id: _id, picture: image ?? { url: imageUrl }, alt };
      }),
    ),
    mindmaps: mindmaps.map((map) => ({ id: map._id, title: map.title, root: treeOf(map) })),
  };
}

/** Drafts in the form of a library, with their pictures. A picture that can not be read stays an address. */
export async function libraryOfDrafts(ctx: DomainContext, drafts: readonly Subject[]): Promise<Library> {
  const readImage: ReadImage = async (path) =>
    path.startsWith('/images/') ? ctx.images.get(path).catch(() => null) : null;
  const subjects: Library['subjects'] = [];
  for (const { _id, name, description, color, image, isAllContentAvailable, chapters } of drafts) {
    const picture = image ? await readImage(image) : null;
    const list: LibraryChapter[] = [];
    for (const chapter of chapters) list.push(await chapterOf(chapter, readImage));
    subjects.push({ id: _id, name, description, color, isAllContentAvailable, picture, chapters: list });
  }
  return { subjects };
}
