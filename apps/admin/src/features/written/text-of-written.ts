import { marksText } from '@repo/contracts/written.rules';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { writtenCopy } from './written-copy.ts';
import type { AlternativeForm, PartForm, WrittenForm } from './written-form.ts';

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

const linesOfPart = ({ name, text, model, groups, note }: PartForm): string[] => [
  ...filled([filled([name, text]).join(' ')]),
  `${writtenCopy.model}: ${model}`,
  ...groups.flatMap(({ points, pick }) => [
    ...(pick === null ? [] : [`${writtenCopy.pickAny(pick)}:`]),
    ...points.map((point) => `- ${point.text} (${marksText(point.halves)})`),
  ]),
  ...filled([note]),
];

const textOfAlternative = ({ question, parts }: AlternativeForm, title: string): string =>
  [...filled([title]), question, ...parts.flatMap(linesOfPart)].join('\n');

/** A written question as text to read and compare. */
export function textOfWritten({ marks, source, passage, isExtra, alternatives }: WrittenForm): string {
  const { board, year, paper, question } = source;
  return filled([
    filled([writtenCopy.inMarks(marks * 2), `${board} ${year}`, paper, question]).join(', '),
    isExtra ? itemsCopy.extra : '',
    passage,
    ...alternatives.map((alternative, index) =>
      textOfAlternative(alternative, alternatives.length > 1 ? writtenCopy.alternative(index) : ''),
    ),
  ]).join('\n\n');
}
