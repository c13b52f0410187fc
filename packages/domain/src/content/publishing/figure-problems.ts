import { cutText } from '@repo/contracts/cut-text';
import { type Figure, type FigureIssue, figureIssue, readFigureLine } from '@repo/contracts/figures';

const startsFigure = /^[ \t]*!\[/;
const quotedMaxLength = 60;

const sentences: Record<FigureIssue, string> = {
  name: 'names no stored file',
  caption: 'has no caption',
  description: 'does not say what it shows, for those who cannot see it',
  captionLength: 'has a caption that is too long',
  descriptionLength: 'has a description that is too long',
};

/** A figure's name in messages. */
export const figureCalled = ({ caption, name }: Figure): string => cutText(caption, quotedMaxLength) || name;

/** Problems with the figures of a text, as messages. @param name of the item that contains the text */
export function figureProblems(text: string, name: string): string[] {
  if (!text.includes('![')) return [];
  return text.split(/\r\n?|\n/).flatMap((line): string[] => {
    if (!startsFigure.test(line)) return [];
    const figure = readFigureLine(line);
    if (!figure)
      return [
        `A figure in '${name}' is not written as one, students see its text: ${cutText(line, quotedMaxLength)}`,
      ];
    const issue = figureIssue(figure);
    return issue ? [`The figure '${figureCalled(figure)}' in '${name}' ${sentences[issue]}`] : [];
  });
}
