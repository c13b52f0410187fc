import {
  figureCaptionMaxLength,
  figureDescriptionMaxLength,
  figureDescriptionShortMaxLength,
} from './limits/figures.ts';

/** What a figure is: drawn (SVG), or a picture made of pixels, which is there in two widths. */
export type FigureKind = 'drawing' | 'picture';

/** A stored figure. Its name says all that a page must know before the figure is loaded. */
export type FigureName = {
  /** Words of the name, a-z 0-9 joined by hyphens. */
  slug: string;
  kind: FigureKind;
  /** In CSS pixels, as the figure wants to be shown. */
  width: number;
  height: number;
  /** The first characters of the SHA-256 of its bytes: another drawing has another name. */
  hash: string;
};

const letters = { drawing: 'd', picture: 'p' } as const;
const namePattern = /^([a-z0-9]+(?:-[a-z0-9]+){0,15})-([dp])([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{12})$/;

export const figureSlugMaxLength = 60;
export const figureHashLength = 12;

/** `concave-mirror-d360x248-0f1e2d3c4b5a` as what it says, or null when it is no such name. */
export function readFigureName(name: string): FigureName | null {
  const found = namePattern.exec(name);
  if (!found) return null;
  const [, slug = '', letter, width, height, hash = ''] = found;
  if (slug.length > figureSlugMaxLength) return null;
  const kind = letter === letters.drawing ? 'drawing' : 'picture';
  return { slug, kind, width: Number(width), height: Number(height), hash };
}

export const writeFigureName = ({ slug, kind, width, height, hash }: FigureName): string =>
  `${slug}-${letters[kind]}${width}x${height}-${hash}`;

/** Words for people as the start of a figure's name; `figure` when no letter of them is one of a-z or 0-9. */
export function figureSlugOf(words: string): string {
  const parts = words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const part of parts.slice(0, 8)) {
    const longer = slug === '' ? part : `${slug}-${part}`;
    if (longer.length > figureSlugMaxLength) break;
    slug = longer;
  }
  return slug || 'figure';
}

/** A figure as a text shows it. `isNarrow`: at most about half as wide as a line of text; else as wide as it wants. */
export type Figure = { name: string; caption: string; description: string; isNarrow?: boolean };

/** Behind the name of a figure that is shown narrow. */
export const narrowMark = '#narrow';

/** What a line says of which figure it shows and how: its name, and the mark if it is narrow. */
export const figureTarget = ({ name, isNarrow = false }: Pick<Figure, 'name' | 'isNarrow'>): string =>
  isNarrow ? `${name}${narrowMark}` : name;

/**
 * A figure alone on its line, however far in: `![caption](name "what it shows")`; brackets and quotation marks inside
 * with a backslash.
 */
const figureLine =
  /^[ \t]*!\[((?:[^[\]\\\r\n]|\\.)*)\]\(([a-z0-9-]+)(#narrow)?[ \t]+"((?:[^"\\\r\n]|\\.)*)"[ \t]*\)[ \t]*$/;

/** Only what the writer guards: every other backslash may belong to a formula. */
const unescaped = (text: string) => text.replaceAll(/\\(["[\]\\])/g, '$1');

/** The figure that a line of a text is, or null. @param line without its line end */
export function readFigureLine(line: string): Figure | null {
  if (!line.includes('![')) return null;
  const found = figureLine.exec(line);
  if (!found) return null;
  const [, caption = '', name = '', mark, description = ''] = found;
  const words = { caption: unescaped(caption).trim(), description: unescaped(description).trim() };
  return { name, ...words, ...(mark === narrowMark && { isNarrow: true }) };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A backslash that the reader would take for a guard gets one itself; one of a formula stays as it is. */
const guarded = (text: string, signs: RegExp) =>
  oneLine(text)
    .replaceAll(/\\(?=["[\]\\]|$)/g, '\\\\')
    .replaceAll(signs, '\\$&');

/** A figure as the line that shows it. */
export const writeFigureLine = ({ caption, description, ...figure }: Figure): string =>
  `![${guarded(caption, /[[\]]/g)}](${figureTarget(figure)} "${guarded(description, /"/g)}")`;

const linesOf = (text: string) => text.split(/\r\n?|\n/);

/** The lines of a text that are figures, in their order, also those whose name is none of the store's. */
export const figuresIn = (text: string): Figure[] =>
  text.includes('![') ? linesOf(text).flatMap((line) => readFigureLine(line) ?? []) : [];

/** Whether a figure's line is shown as a figure; without a stored name or words it is shown as the text it is. */
const isShown = ({ name, description }: Figure) => readFigureName(name) !== null && description !== '';

/**
 * A text cut at the figures it shows. This is the one rule: a line that is a figure is one wherever it stands, in a
 * list or right below another line, and what is before and behind it are texts of their own.
 */
export function splitAtFigures(text: string): (string | Figure)[] {
  if (!text.includes('![')) return [text];
  const parts: (string | Figure)[] = [];
  let lines: string[] = [];
  for (const line of linesOf(text)) {
    const figure = readFigureLine(line);
    if (figure && isShown(figure)) {
      parts.push(lines.join('\n'), figure);
      lines = [];
    } else lines.push(line);
  }
  return [...parts, lines.join('\n')].filter((part) => typeof part !== 'string' || part.trim() !== '');
}

/** The figures that a text shows, in their order. */
export const shownFiguresIn = (text: string): Figure[] =>
  splitAtFigures(text).filter((part) => typeof part !== 'string');

/** The text with other names for its figures. @param rename the new name, or null to leave the line as it is */
export function renameFigures(text: string, rename: (figure: Figure) => string | null): string {
  if (!text.includes('![')) return text;
  return text
    .split(/(\r\n?|\n)/)
    .map((line) => {
      const figure = readFigureLine(line);
      const name = figure && rename(figure);
      return figure && name ? writeFigureLine({ ...figure, name }) : line;
    })
    .join('');
}

export type FigureIssue = 'name' | 'caption' | 'description' | 'captionLength' | 'descriptionLength';

/** What is wrong with a figure before it is published, or null: it needs both texts, and neither without end. */
export function figureIssue({ name, caption, description }: Figure): FigureIssue | null {
  if (readFigureName(name) === null) return 'name';
  if (caption === '') return 'caption';
  if (description === '') return 'description';
  if (caption.length > figureCaptionMaxLength) return 'captionLength';
  return description.length > figureDescriptionMaxLength ? 'descriptionLength' : null;
}

/**
 * What a screen reader says of a figure, and what can be asked for beyond that: whole sentences as far as they are
 * short enough to be heard at once; the rest only on demand.
 */
export function describeFigure(description: string): { short: string; long: string | null } {
  if (description.length <= figureDescriptionShortMaxLength) return { short: description, long: null };
  const start = description.slice(0, figureDescriptionShortMaxLength);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  const short = end > 0 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`;
  return { short, long: description };
}

/**
 * Routes of figures: of a published chapter for its students, all drawings of such a chapter at once, and those of
 * drafts for who edits them.
 */
export const chapterDrawingsPath = '/api/v1/figures/:chapterId';
export const figurePath = '/api/v1/figures/:chapterId/:name';
export const draftFigurePath = '/api/figures/:name';

/** Where a student's browser finds all drawings of a chapter, as `ChapterDrawings`. */
export const chapterDrawingsAddress = (chapterId: string): string =>
  chapterDrawingsPath.replace(':chapterId', encodeURIComponent(chapterId));

/** Where a student's browser finds a figure; `?small` at its end is the form of a picture for narrow screens. */
export const figureAddress = (chapterId: string, name: string): string =>
  figurePath.replace(':chapterId', encodeURIComponent(chapterId)).replace(':name', name);

export const draftFigureAddress = (name: string): string => draftFigurePath.replace(':name', name);
