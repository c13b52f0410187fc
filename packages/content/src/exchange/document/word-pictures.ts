import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import { isPicture, pictureOf } from '../found-pictures.ts';
import type { FoundPicture } from '../reading.ts';
import type { WordLosses } from './word-losses.ts';
import type { WordPackage } from './word-package.ts';
import { elementsOf, escapedXml, findAll, type XmlElement } from './xml-tree.ts';

/** Maximum number of pictures converted in one import. */
export const documentPicturesMax = 100;
const pictureMaxBytes = profilePictureMaxMegabytes * 1024 * 1024;

/** Remarks that Word adds to descriptions it generated. */
const madeByWord = /\s*(?:Description automatically generated.*|AI-generated content may be incorrect\.?)$/is;
/** Names of files and pictures, and addresses. */
const noWords =
  /^(?:https?:|[a-z]:\\|\S*\.(?:png|jpe?g|gif|bmp|webp|[ew]mf|svg|tiff?)$|(?:picture|image|img|graphic|figure|object)?[\s\d_-]*$)/i;
const wordsMaxLength = 300;

const saidOf = ({ attributes: { descr = '', title = '', alt = '' } }: XmlElement) => {
  const words = (descr || title || alt).replace(madeByWord, '').replaceAll(/\s+/g, ' ').trim();
  return noWords.test(words) ? '' : words.slice(0, wordsMaxLength);
};

const isCropped = (picture: XmlElement) =>
  findAll(picture, 'a:srcRect').some(({ attributes }) =>
    ['l', 't', 'r', 'b'].some((side) => Math.abs(Number(attributes[side] ?? 0)) > 1_000),
  ) ||
  ['cropleft', 'croptop', 'cropright', 'cropbottom'].some((side) => picture.attributes[side] !== undefined);

/** The pictures of a document as figures, in its order. */
export class WordPictures {
  readonly taken = new Map<string, FoundPicture>();
  private readonly files = new Map<string, Uint8Array>();
  private count = 0;

  constructor(
    private readonly relations: WordPackage['relations'],
    private readonly losses: WordLosses,
  ) {}

  /** Unpacks the files that the text shows. @throws ZipTooLargeError; Error if one is damaged */
  async load({ body, readFile }: WordPackage): Promise<void> {
    for (const { attributes } of findAll(body, 'a:blip', 'v:imagedata')) {
      const { target = '', isExternal } =
        this.relations.get(attributes['r:embed'] ?? attributes['r:id'] ?? '') ?? {};
      if (target === '' || isExternal || this.files.has(target) || this.files.size >= documentPicturesMax)
        continue;
      const bytes = await readFile(target);
      if (bytes) this.files.set(target, bytes);
    }
  }

  /**
   * The figures of a drawing; reports what can't be shown.
   * @param place the words around it, for the report
   */
  figuresOf(drawing: XmlElement, place: string): string[] {
    const [told = ''] = findAll(drawing, 'wp:docPr', 'v:shape').map(saidOf);
    return findAll(drawing, 'pic:pic', 'v:imagedata').flatMap((picture) => {
      const [source = picture] = findAll(picture, 'a:blip');
      const { attributes } = source;
      const id = attributes['r:embed'] ?? attributes['r:id'];
      const relation = this.relations.get(id ?? attributes['r:link'] ?? '');
      if (!relation) return [];
      if (relation.isExternal) return this.losses.add('linkedPictures', place);
      const bytes = this.files.get(relation.target);
      if (!bytes && this.files.size >= documentPicturesMax) return this.losses.add('manyPictures', place);
      if (!bytes || bytes.length > pictureMaxBytes || !isPicture(bytes))
        return this.losses.add('pictures', place);
      if (isCropped(picture)) this.losses.add('croppedPictures', place);
      const [own = ''] = [...findAll(picture, 'pic:cNvPr').map(saidOf), told].filter((words) => words !== '');
      this.count += 1;
      const words = own || `Picture ${this.count}`;
      if (own === '') this.losses.add('undescribedPictures', place);
      const found = pictureOf(words, bytes);
      this.taken.set(found.name, found);
      const said = escapedXml(words);
      return [
        `<figure data-figure="${found.name}" data-caption="${said}" data-description="${said}"></figure>`,
      ];
    });
  }
}

/** What a drawing contains besides pictures: drawn lines, charts, boxes with text. */
export function lostDrawing(
  drawing: XmlElement,
): { kind: 'textBoxes' | 'drawings'; element: XmlElement } | null {
  const [box] = findAll(drawing, 'w:txbxContent');
  if (box) return { kind: 'textBoxes', element: box };
  const [shape] = findAll(
    drawing,
    'c:chart',
    'dgm:relIds',
    'wps:wsp',
    'v:shape',
    'v:rect',
    'v:line',
    'v:oval',
    'v:group',
  );
  const hasPicture = findAll(drawing, 'pic:pic', 'v:imagedata').length > 0;
  return shape && !hasPicture && elementsOf(drawing).length > 0
    ? { kind: 'drawings', element: drawing }
    : null;
}
