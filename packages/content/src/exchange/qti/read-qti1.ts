import { posix } from 'node:path';
import type { Question } from '@repo/contracts/tests';
import type { BoundedZip } from '../bounded-zip.ts';
import { decodeText } from '../decode-text.ts';
import { childOf, elementsOf, findAll, localNames, readElements, type XmlElement } from '../element-tree.ts';
import { fileAdvice } from '../file-advice.ts';
import { exchangeMessages } from '../messages.ts';
import { type PackedQuestion, packedReading } from '../packed-questions.ts';
import { PackedTexts } from '../packed-texts.ts';
import { nothingRead, type Reading, type Window } from '../reading.ts';
import { questionOfItem } from './qti-item.ts';
import { newerItem, settingsOf } from './qti1-item.ts';
import { type FindFile, htmlOfMaterials } from './qti1-texts.ts';

/** Texts beside the items of a test and its sections. */
const besideItems = ['presentation_material', 'rubric', 'objectives', 'assessfeedback', 'sectionfeedback'];
const entries = ['item', 'bankentry_item', 'itemref', 'sectionref'];

/** Collects the items of several files, and converts those of the requested window. */
class OlderFiles {
  readonly questions: PackedQuestion[] = [];
  readonly losses = new Set<string>();

  /** @param total the number of items read before */
  constructor(
    private readonly window: Window,
    private readonly texts: PackedTexts,
    public total = 0,
    private readonly zip?: BoundedZip,
  ) {}

  /** Adds the items of a file. @param path its name in the package; '' for a file alone */
  add(root: XmlElement, path: string): void {
    const names = new Set(this.zip?.names);
    const find = (address: string) => {
      const rest = decoded(address.replace(/[?#].*$/, ''));
      const known = [posix.join(posix.dirname(path), rest), rest, `web_resources/${rest}`].find((name) =>
        names.has(name),
      );
      return known === undefined ? address : known.replaceAll('"', '&quot;');
    };
    for (const element of findAll(root, 'assessment', 'section', 'objectbank')) this.addTitles(element);
    const items = findAll(root, ...entries);
    const byIdent = new Map(items.map((item) => [item.attributes.ident ?? '', item]));
    const parentOf = (item: XmlElement) => {
      const ident = settingsOf(item).get('parent_stimulus_item_ident');
      return ident === undefined ? undefined : byIdent.get(ident);
    };
    const parents = new Set(items.map(parentOf));
    for (const item of items) {
      if (parents.has(item)) continue;
      this.total += 1;
      if (this.total < this.window.from || this.total >= this.window.from + this.window.max) continue;
      const line = path === '' ? item.line : this.total;
      this.questions.push(this.question(item, { line, path, parent: parentOf(item), find }));
    }
  }

  private question(
    item: XmlElement,
    {
      line,
      path,
      parent,
      find,
    }: { line: number; path: string; parent: XmlElement | undefined; find: FindFile },
  ): PackedQuestion {
    if (item.name !== 'item') {
      const name = item.attributes.item_ref ?? item.attributes.linkrefid ?? item.name;
      const problem = (n: number) => exchangeMessages.itemMissing(n, name);
      return { line, losses: [], stem: { format: 'plain', text: name }, problem };
    }
    const newer = newerItem(item, find);
    const stimuli = parent ? [{ element: stimulusOf(newerItem(parent, find).item), path }] : [];
    const found = questionOfItem(newer.item, this.texts, { path, line, stimuli });
    return { ...found, losses: [...new Set([...newer.losses, ...found.losses])] };
  }

  private addTitles(element: XmlElement): void {
    const { title = '' } = element.attributes;
    if (title.trim() !== '') this.losses.add(exchangeMessages.testLost(title));
    for (const child of elementsOf(element)) {
      if (besideItems.includes(child.name)) {
        const words = htmlOfMaterials(child, (address) => address, this.losses)
          .replaceAll(/<[^<>]*>|\s+/g, ' ')
          .trim();
        if (words !== '') this.losses.add(exchangeMessages.textOfTestLost(words));
      } else if (child.name === 'section') this.addTitles(child);
    }
  }
}

const stimulusOf = (item: XmlElement): XmlElement => ({
  ...item,
  children: [{ ...item, name: 'stimulusBody', children: childOf(item, 'itemBody')?.children ?? [] }],
});

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Reads the items of QTI 1.2 files in a package, as Canvas, Blackboard and Common Cartridges have them. Canvas packs a
 * test twice; the form with more kinds of questions is read.
 * @param paths the files, in their order
 * @param options.before the number of items read before
 * @returns the questions of the requested window, and the number of all with those before
 * @throws XmlError, ZipTooLargeError
 */
export async function readOlderQti(
  zip: BoundedZip,
  paths: readonly string[],
  { window, texts, before }: { window: Window; texts: PackedTexts; before: number },
): Promise<OlderFiles> {
  const files = new OlderFiles(window, texts, before, zip);
  const whole = new Set(paths.flatMap((path) => /non_cc_assessments\/(.+)\.xml\.qti$/.exec(path)?.[1] ?? []));
  for (const path of paths) {
    const [, shorter] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(path) ?? [];
    if (shorter !== undefined && whole.has(shorter)) continue;
    const bytes = (await zip.read([path])).get(path) ?? new Uint8Array();
    files.add(readElements(decodeText(bytes).text, localNames), path);
  }
  return files;
}

/** Reads a single file of QTI 1.2. @throws XmlError, ZipTooLargeError */
export async function readOlderQtiFile(xml: string, window: Window): Promise<Reading<Question>> {
  const texts = new PackedTexts();
  const files = new OlderFiles(window, texts);
  files.add(readElements(xml, localNames), '');
  const { questions, total, losses } = files;
  if (total === 0) return nothingRead(fileAdvice.noQti);
  return packedReading({ questions, total, texts, losses: [...losses] }, window);
}
