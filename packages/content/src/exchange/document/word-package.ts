import { posix } from 'node:path';
import type { BoundedZip } from '../bounded-zip.ts';
import { WordNumbers } from './word-numbers.ts';
import { WordStyles } from './word-styles.ts';
import { elementsOf, findAll, readXmlTree, textIn, type XmlElement } from './xml-tree.ts';

type Relation = { target: string; isExternal: boolean; type: string };

/** The parts of a document that are needed to show its text. */
export type WordPackage = {
  body: XmlElement;
  styles: WordStyles;
  numbers: WordNumbers;
  /** The relations by the ids that the text uses. */
  relations: ReadonlyMap<string, Relation>;
  /** The words of a footnote or endnote. */
  notes: ReadonlyMap<string, string>;
  /** The words at the head and foot of pages. */
  edges: string[];
  readFile: (name: string) => Promise<Uint8Array | undefined>;
};

const relationsOf = (part: string) =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

/**
 * Reads the parts of a Word document, following relationships because programs name parts differently.
 * @throws ZipTooLargeError; Error if it is damaged
 */
export async function openWordPackage(zip: BoundedZip): Promise<WordPackage> {
  const readFile = async (name: string) => (await zip.read([name])).get(name);
  const treeOf = async (name: string | undefined) => {
    const bytes = name === undefined ? undefined : await readFile(name);
    return bytes && readXmlTree(bytes);
  };
  const readRelations = async (part: string) => {
    const tree = await treeOf(relationsOf(part));
    return new Map(
      elementsOf(tree).map(({ attributes: { Id = '', Target = '', TargetMode = '', Type = '' } }) => {
        const isExternal = TargetMode === 'External';
        const target = isExternal ? Target : posix.join(posix.dirname(part), Target);
        const inside = Target.startsWith('/') ? Target.slice(1) : target;
        return [Id, { target: isExternal ? Target : inside, isExternal, type: posix.basename(Type) }];
      }),
    );
  };
  const main = [...(await readRelations('')).values()].find(({ type }) => type === 'officeDocument');
  const path = main?.target ?? 'word/document.xml';
  const relations = await readRelations(path);
  const targetsOf = (type: string) =>
    [...relations.values()].filter((each) => each.type === type && !each.isExternal);
  const partOf = (type: string) => treeOf(targetsOf(type)[0]?.target);
  const document = await treeOf(path);
  const body = document && findAll(document, 'w:body')[0];
  if (!body) throw new Error('the document has no text');
  const notes = new Map<string, string>();
  for (const type of ['footnotes', 'endnotes'])
    for (const note of elementsOf(await partOf(type)))
      notes.set(`${type} ${note.attributes.id}`, textIn(note).trim());
  const edges: string[] = [];
  for (const { target } of [...targetsOf('header'), ...targetsOf('footer')]) {
    const tree = await treeOf(target);
    const words = tree ? textIn(tree).trim() : '';
    if (/\p{L}/u.test(words)) edges.push(words);
  }
  return {
    body,
    styles: new WordStyles(await partOf('styles')),
    numbers: new WordNumbers(await partOf('numbering')),
    relations,
    notes,
    edges: [...new Set(edges)],
    readFile,
  };
}
