import { figureCaptionMaxLength, figureDescriptionMaxLength } from '@repo/contracts/limits/figures';
import { figuresCopy } from './figures-copy.ts';

/** The texts of a figure. */
export type FigureWords = { caption: string; description: string };
export type FigureErrors = { caption?: string; description?: string };

const grouped = new Intl.NumberFormat('en-IN');
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function captionError(caption: string): string | undefined {
  if (caption === '') return figuresCopy.captionRequired;
  const isTooLong = caption.length > figureCaptionMaxLength;
  return isTooLong ? figuresCopy.captionTooLong(figureCaptionMaxLength) : undefined;
}

function descriptionError(description: string, caption: string): string | undefined {
  if (description === '') return figuresCopy.descriptionRequired;
  if (description.length > figureDescriptionMaxLength)
    return figuresCopy.descriptionTooLong(grouped.format(figureDescriptionMaxLength));
  const isSame = description.toLowerCase() === caption.toLowerCase();
  return isSame ? figuresCopy.descriptionRepeats : undefined;
}

/** The texts to save, each in one line, or an error for each invalid one. */
export function checkFigure(
  form: FigureWords,
): { words: FigureWords; errors: null } | { words: null; errors: FigureErrors } {
  const words = { caption: oneLine(form.caption), description: oneLine(form.description) };
  const caption = captionError(words.caption);
  const description = descriptionError(words.description, words.caption);
  if (!caption && !description) return { words, errors: null };
  return { words: null, errors: { ...(caption && { caption }), ...(description && { description }) } };
}
