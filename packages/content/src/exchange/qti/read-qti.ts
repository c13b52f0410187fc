import { posix } from 'node:path';
import type { Question } from '@repo/contracts/tests';
import type { BoundedZip } from '../bounded-zip.ts';
import { decodeText } from '../decode-text.ts';
import {
  childOf,
  elementsOf,
  findAll,
  plainText,
  readElements,
  type XmlElement,
  XmlError,
} from '../element-tree.ts';
import { fileAdvice } from '../file-advice.ts';
import { exchangeMessages } from '../messages.ts';
import { type PackedQuestion, packedReading, windowOf } from '../packed-questions.ts';
import { PackedTexts } from '../packed-texts.ts';
import { entriesMax, nothingRead, type Reading, tooManyEntries, type Window } from '../reading.ts';
import { xmlRoot } from '../xml-root.ts';
import { questionOfItem } from './qti-item.ts';
import { qtiNames } from './qti-names.ts';
import { readOlderQti } from './read-qti1.ts';

type Item = { path: string; difficulty?: string | undefined };

/** The words of the learning object metadata, in our three. */
const difficulties: Record<string, string> = {
  'very easy': 'easy',
  easy: 'easy',
  medium: 'medium',
  difficult: 'hard',
  'very difficult': 'hard',
  hard: 'hard',
};

const difficultyOf = (resource: XmlElement) =>
  difficulties[plainText(childOf(findAll(resource, 'difficulty')[0], 'value')).toLowerCase()];

const rootMaxBytes = 10_000;
const treeOf = (bytes: Uint8Array) => readElements(decodeText(bytes).text, qtiNames);
const join = (from: string, href: string) => posix.join(posix.dirname(from), decodedPath(href));

function decodedPath(href: string): string {
  try {
    return decodeURI(href.replace(/[?#].*$/, ''));
  } catch {
    return href;
  }
}

/** A QTI package, whose manifest lists its items and tests. */
class QtiPackage {
  readonly losses = new Set<string>();

  constructor(private readonly zip: BoundedZip) {}

  private async tree(path: string): Promise<XmlElement | undefined> {
    const bytes = (await this.zip.read([path])).get(path);
    return bytes && treeOf(bytes);
  }

  /** The names of packed files whose XML has one of these roots. */
  private async filesWith(roots: readonly string[], known = new Set<string>()): Promise<string[]> {
    const found: string[] = [];
    const names = this.zip.names.filter((name) => /\.(?:xml|qti|dat)$/i.test(name) && !known.has(name));
    for (const path of names.slice(0, entriesMax)) {
      const bytes = (await this.zip.read([path])).get(path) ?? new Uint8Array();
      const root = xmlRoot(decodeText(bytes.subarray(0, rootMaxBytes)).text);
      if (root !== null && roots.includes(root)) found.push(path);
    }
    return found;
  }

  private async foundItems(): Promise<Item[]> {
    const paths = await this.filesWith(['assessmentItem', 'qti-assessment-item']);
    return paths.map((path) => ({ path }));
  }

  /** Files of QTI 1.2 beside these items. */
  olderFiles(items: readonly Item[]): Promise<string[]> {
    return this.filesWith(['questestinterop'], new Set(items.map(({ path }) => path)));
  }

  /** All items: those of tests in their order, then the others. */
  async items(): Promise<Item[]> {
    const [manifestPath] = this.zip.names
      .filter((name) => /(^|\/)imsmanifest\.xml$/i.test(name))
      .sort((one, other) => one.length - other.length);
    const manifest = manifestPath === undefined ? undefined : await this.tree(manifestPath);
    if (manifestPath === undefined || !manifest) return this.foundItems();
    const resources = findAll(manifest, 'resource').map((element) => ({
      type: element.attributes.type ?? '',
      path: join(manifestPath, element.attributes.href ?? ''),
      difficulty: difficultyOf(element),
    }));
    const items = new Map<string, Item>();
    for (const { path } of resources.filter(({ type }) => /^imsqti_(?:assessment)?test_/.test(type)))
      for (const item of await this.itemsOfTest(path)) items.set(item, { path: item });
    for (const { path, difficulty, type } of resources)
      if (/^imsqti_item_/.test(type)) items.set(path, { path, difficulty });
    return items.size > 0 ? [...items.values()] : this.foundItems();
  }

  /** Adds what a test has beside its items to the losses. */
  private async itemsOfTest(path: string): Promise<string[]> {
    const test = await this.tree(path);
    if (!test) return [];
    for (const element of [test, ...sectionsOf(test)]) {
      const { title = '' } = element.attributes;
      if (title.trim() !== '') this.losses.add(exchangeMessages.testLost(title));
    }
    for (const text of findAll(test, 'rubricBlock', 'testFeedback'))
      if (plainText(text) !== '') this.losses.add(exchangeMessages.textOfTestLost(plainText(text)));
    return refsOf(test).map(({ attributes }) => join(path, attributes.href ?? ''));
  }

  /** One item as a question, or why it can't be read. */
  async question({ path, difficulty }: Item, line: number, texts: PackedTexts): Promise<PackedQuestion> {
    const refused = (problem: (n: number) => string): PackedQuestion => ({
      ...{ line, losses: [], problem },
      stem: { format: 'plain', text: path },
    });
    try {
      const item = await this.tree(path);
      if (!item) return refused((n) => exchangeMessages.itemMissing(n, path));
      if (item.name !== 'assessmentItem') return refused((n) => exchangeMessages.itemOther(n, path));
      const stimuli: { element: XmlElement; path: string }[] = [];
      for (const { attributes } of findAll(item, 'assessmentStimulusRef')) {
        const stimulus = join(path, attributes.href ?? '');
        const element = await this.tree(stimulus);
        if (!element) return refused((n) => exchangeMessages.itemMissing(n, stimulus));
        stimuli.push({ element, path: stimulus });
      }
      return questionOfItem(item, texts, { path, line, difficulty, stimuli });
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      return refused((n) => exchangeMessages.itemBroken(n, path, error.line));
    }
  }
}

const sectionsOf = (element: XmlElement): XmlElement[] =>
  elementsOf(element).flatMap((child) => [
    ...(child.name === 'assessmentSection' ? [child] : []),
    ...sectionsOf(child),
  ]);

const refsOf = (test: XmlElement): XmlElement[] => findAll(test, 'assessmentItemRef');

/**
 * Reads the items of a QTI package, then those of its files of QTI 1.2: those with one right option, and others as
 * possible written questions. An item has its number in place of a line.
 * @throws XmlError of the manifest, a test or a file of QTI 1.2; ZipTooLargeError
 */
export async function readQti(zip: BoundedZip, window: Window): Promise<Reading<Question>> {
  const found = new QtiPackage(zip);
  const items = await found.items();
  if (items.length > entriesMax) return tooManyEntries();
  const texts = new PackedTexts(zip);
  const older = await readOlderQti(zip, await found.olderFiles(items), {
    window,
    texts,
    before: items.length,
  });
  if (older.total === 0) return nothingRead(fileAdvice.noQti);
  const questions: PackedQuestion[] = [];
  for (const [index, item] of windowOf(items, window).entries())
    questions.push(await found.question(item, window.from + index, texts));
  const all = { questions: [...questions, ...older.questions], losses: [...found.losses, ...older.losses] };
  return packedReading({ ...all, total: older.total, texts }, window);
}

/** Reads a single item. @throws XmlError, ZipTooLargeError */
export async function readQtiItem(xml: string, window: Window): Promise<Reading<Question>> {
  const texts = new PackedTexts();
  const question = questionOfItem(readElements(xml, qtiNames), texts, { path: '', line: 1 });
  return packedReading({ questions: windowOf([question], window), total: 1, texts, losses: [] }, window);
}
