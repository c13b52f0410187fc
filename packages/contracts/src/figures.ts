import {
  figureCaptionMaxLength,
  figureDescriptionMaxLength,
  figureDescriptionShortMaxLength,
} from './limits/figures.ts';

/** A drawing (SVG), or a picture made of pixels, stored in two widths. */
export type FigureKind = 'drawing' | 'picture';

/** A stored figure. Its name contains everything a page needs before loading it. */
export type FigureName = {
  /** Words a-z 0-9, joined by hyphens. */
  slug: string;
  kind: FigureKind;
  /** Natural size in CSS pixels. */
  width: number;
  height: number;
  /** The start of the SHA-256 of its bytes: a changed figure has another name. */
  hash: string;
};

const letters = { drawing: 'd', picture: 'p' } as const;
const namePattern = /^([a-z0-9]+(?:-[a-z0-9]+){0,15})-([dp])([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{12})$/;

export const figureSlugMaxLength = 60;
export const figureHashLength = 12;

/** Parses `concave-mirror-d360x248-0f1e2d3c4b5a`; null for any other text. */
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

/** Converts words to the start of a figure's name; `figure` when they contain no a-z or 0-9. */
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

/**
 * A figure in a text. `isNarrow`: at most about half the width of the text; else its natural width.
 * `hasLetters`: a drawing that shows letters in place of its labels, to ask for the names of parts.
 */
export type Figure = {
  name: string;
  caption: string;
  description: string;
  isNarrow?: boolean;
  hasLetters?: boolean;
};

const narrowMark = '#narrow';
/** The fragment of a drawing's address that shows letters in place of labels. */
export const lettersMark = '#letters';
/** Matches the mark behind a figure's name, if any. */
export const figureMarks = `(?:${narrowMark}|${lettersMark})?`;

/** The target in a figure's line: its name, and its mark. */
export const figureTarget = ({
  name,
  isNarrow,
  hasLetters,
}: Pick<Figure, 'name' | 'isNarrow' | 'hasLetters'>): string =>
  isNarrow ? `${name}${narrowMark}` : hasLetters ? `${name}${lettersMark}` : name;

/** All targets that can show a figure. */
export const figureTargets = (name: string): string[] => [
  name,
  `${name}${narrowMark}`,
  `${name}${lettersMark}`,
];

/**
 * A figure alone on its line, at any indent: `![caption](name "what it shows")`; brackets and quotation marks
 * inside are escaped with a backslash.
 */
const figureLine =
  /^[ \t]*!\[((?:[^[\]\\\r\n]|\\.)*)\]\(([a-z0-9-]+)(#narrow|#letters)?[ \t]+"((?:[^"\\\r\n]|\\.)*)"[ \t]*\)[ \t]*$/;

/** Unescapes only what the writer escapes, because any other backslash may belong to a formula. */
const unescaped = (text: string) => text.replaceAll(/\\(["[\]\\])/g, '$1');

/** The figure on a line of a text, or null. @param line without its line end */
export function readFigureLine(line: string): Figure | null {
  if (!line.includes('![')) return null;
  const found = figureLine.exec(line);
  if (!found) return null;
  const [, caption = '', name = '', mark, description = ''] = found;
  const words = { caption: unescaped(caption).trim(), description: unescaped(description).trim() };
  return {
    ...{ name, ...words },
    ...(mark === narrowMark && { isNarrow: true }),
    ...(mark === lettersMark && { hasLetters: true }),
  };
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Escapes signs, and backslashes that would read as escapes; those of formulas stay. */
const guarded = (text: string, signs: RegExp) =>
  oneLine(text)
    .replaceAll(/\\(?=["[\]\\]|$)/g, '\\\\')
    .replaceAll(signs, '\\$&');

/** The line for a figure. */
export const writeFigureLine = ({ caption, description, ...figure }: Figure): string =>
  `![${guarded(caption, /[[\]]/g)}](${figureTarget(figure)} "${guarded(description, /"/g)}")`;

const linesOf = (text: string) => text.split(/\r\n?|\n/);

/** A figure's target in JSON, where quotation marks are escaped. */
const targetInJson = /\]\(([a-z0-9-]+)(?:#narrow|#letters)?(?: |\\t)+\\"/g;

/** Names of figures in texts of this JSON, unparsed: all that are shown, in order, and rarely one that is not. */
export const figureNamesInJson = (json: string): string[] =>
  json.includes('![')
    ? [...json.matchAll(targetInJson)].flatMap(([, name = '']) => (readFigureName(name) ? [name] : []))
    : [];

/** All figure lines of a text in order, including those with invalid names. */
export const figuresIn = (text: string): Figure[] =>
  text.includes('![') ? linesOf(text).flatMap((line) => readFigureLine(line) ?? []) : [];

/** Whether a figure's line is shown as a figure; without a stored name or description it stays text. */
const isShown = ({ name, description }: Figure) => readFigureName(name) !== null && description !== '';

/**
 * Splits a text at its figures. The only rule: a figure line counts everywhere, even in a list or right below
 * another line, and the parts around it are separate texts.
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

/** The figures shown in a text, in order. */
export const shownFiguresIn = (text: string): Figure[] =>
  splitAtFigures(text).filter((part) => typeof part !== 'string');

/** Renames figures in a text. @param rename the new name, or null to leave the line unchanged */
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

/** What prevents publishing a figure, or null: caption and description are needed, within their limits. */
export function figureIssue({ name, caption, description }: Figure): FigureIssue | null {
  if (readFigureName(name) === null) return 'name';
  if (caption === '') return 'caption';
  if (description === '') return 'description';
  if (caption.length > figureCaptionMaxLength) return 'captionLength';
  return description.length > figureDescriptionMaxLength ? 'descriptionLength' : null;
}

/**
 * What a screen reader says about a figure, and the rest, which is available on demand: splits after whole
 * sentences at a comfortable length.
 */
export function describeFigure(description: string): { short: string; long: string | null } {
  if (description.length <= figureDescriptionShortMaxLength) return { short: description, long: null };
  const start = description.slice(0, figureDescriptionShortMaxLength);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  const short = end > 0 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))} …`;
  return { short, long: description };
}

/**
 * Routes of figures: one of a published chapter, all drawings of such a chapter, those of all chapters for a
 * student who can open all, and those of drafts for editors.
 */
export const allDrawingsPath = '/api/v1/figures';
export const chapterDrawingsPath = '/api/v1/figures/:chapterId';
export const figurePath = '/api/v1/figures/:chapterId/:name';
export const draftFigurePath = '/api/figures/:name';

/** The student's address for all drawings of a chapter, as `ChapterDrawings`. */
export const chapterDrawingsAddress = (chapterId: string): string =>
  chapterDrawingsPath.replace(':chapterId', encodeURIComponent(chapterId));

/** The student's address for a figure; append `?small` for a picture's form for narrow screens. */
export const figureAddress = (chapterId: string, name: string): string =>
  figurePath.replace(':chapterId', encodeURIComponent(chapterId)).replace(':name', name);

export const draftFigureAddress = (name: string): string => draftFigurePath.replace(':name', name);
