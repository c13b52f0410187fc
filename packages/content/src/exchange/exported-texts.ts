import { type Figure, figuresIn, figureTarget, writeFigureLine } from '@repo/contracts/figures';
import type { Question } from '@repo/contracts/tests';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { textsOfQuestion } from './block-losses.ts';
import { collapsedHtml } from './collapsed-html.ts';
import { escapedHtml, htmlOfMarkup } from './html-of-markup.ts';
import { markupOfHtml } from './html-text.ts';
import { exchangeMessages } from './messages.ts';

/** The picture of a figure, for exports. */
export type ExportPicture = { bytes: Uint8Array; mediaType: string };
export type ExportPictures = ReadonlyMap<string, ExportPicture>;

const endings: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** The file name of a picture. */
export const pictureFile = (name: string, { mediaType }: ExportPicture) =>
  `${name}.${endings[mediaType] ?? 'png'}`;

const texFormula = (source: string, isDisplay: boolean) =>
  escapedHtml(isDisplay ? `\\[${source}\\]` : `\\(${source}\\)`);

/** MathML with the TeX as its annotation; TeX alone where KaTeX can't read it. */
function mathFormula(source: string, isDisplay: boolean): string {
  try {
    const html = katex.renderToString(source, {
      ...{ output: 'mathml', displayMode: isDisplay, throwOnError: true },
      ...{ strict: 'ignore', trust: false, maxExpand: 500, maxSize: 20 },
    });
    return /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? texFormula(source, isDisplay);
  } catch {
    return texFormula(source, isDisplay);
  }
}

/** Converts the texts of questions to XHTML, and notes which would be different after an import. */
export class ExportedTexts {
  private changed = false;

  constructor(
    private readonly form: 'moodle' | 'qti',
    private readonly pictures: ExportPictures,
    private readonly folder: string,
  ) {}

  private readonly addressOf = (figure: Figure): string | null => {
    const picture = this.pictures.get(figure.name);
    const mark = figureTarget(figure).slice(figure.name.length);
    return picture ? `${this.folder}${pictureFile(figure.name, picture)}${mark}` : null;
  };

  html(text: string): string {
    const isQti = this.form === 'qti';
    const html = htmlOfMarkup(text, {
      figureAddress: this.addressOf,
      hasListStart: !isQti,
      captionName: isQti ? 'label' : 'title',
      formula: isQti ? mathFormula : texFormula,
    });
    const known = new Map(figuresIn(text).map((figure) => [this.addressOf(figure) ?? '', figure]));
    const again = markupOfHtml(collapsedHtml(html), {
      warn: () => {},
      figureLine: (src) => {
        const figure = known.get(src);
        return figure ? writeFigureLine(figure) : null;
      },
    });
    if (again !== text.trim()) this.changed = true;
    return html;
  }

  /** Whether the import would change a text, since the last call of this method. */
  takeChanged(): boolean {
    const { changed } = this;
    this.changed = false;
    return changed;
  }
}

/** The names of the stored pictures that texts show. */
export const picturesShown = (texts: readonly string[], pictures: ExportPictures): string[] => [
  ...new Set(texts.flatMap(figuresIn).flatMap(({ name }) => (pictures.has(name) ? [name] : []))),
];

/** What is lost of the figures of questions. */
export function figureExportLosses(questions: readonly Question[], pictures: ExportPictures): string[] {
  const names = new Set(
    questions
      .flatMap(textsOfQuestion)
      .flatMap(figuresIn)
      .map(({ name }) => name),
  );
  const gone = [...names].filter((name) => !pictures.has(name));
  return [
    ...(names.size > gone.length ? [exchangeMessages.exportCaptions] : []),
    ...gone.map(exchangeMessages.exportPictureGone),
  ];
}

const nameMaxLength = 80;

/** The first words of a text in HTML, for programs in which questions have names. */
export function nameOfText(html: string, n: number): string {
  const [before = ''] = html.split('<math', 1);
  const words = before
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot);/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(words) ? [...words].slice(0, nameMaxLength).join('') : `Question ${n}`;
}
