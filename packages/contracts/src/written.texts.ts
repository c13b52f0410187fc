import { splitAtFigures } from './figures.ts';
import type { Alternative, Written } from './items/written.ts';

type Texts = Pick<Written, 'passage' | 'alternatives'>;

/** A text with markup of a written question, and the path of its field. */
export type WrittenText = { path: (string | number)[]; text: string };

function textsOfAlternative({ question, parts }: Alternative, path: WrittenText['path']): WrittenText[] {
  const texts: WrittenText[] = [{ path: [...path, 'question'], text: question }];
  parts.forEach(({ text, model, groups }, part) => {
    const ofPart = [...path, 'parts', part];
    if (text !== undefined) texts.push({ path: [...ofPart, 'text'], text });
    texts.push({ path: [...ofPart, 'model'], text: model });
    groups.forEach(({ points }, group) => {
      points.forEach((point, at) => {
        texts.push({ path: [...ofPart, 'groups', group, 'points', at, 'text'], text: point.text });
      });
    });
  });
  return texts;
}

/** The texts of a written question that may contain markup, in reading order. */
export function writtenTexts({ passage, alternatives }: Texts): WrittenText[] {
  return [
    ...(passage === undefined ? [] : [{ path: ['passage'], text: passage }]),
    ...alternatives.flatMap((alternative, at) => textsOfAlternative(alternative, ['alternatives', at])),
  ];
}

/** Maps each of these texts of a question. */
export function withWrittenTexts<T extends Texts>(given: T, change: (text: string) => string): T {
  return {
    ...given,
    ...(given.passage === undefined ? {} : { passage: change(given.passage) }),
    alternatives: given.alternatives.map(({ question, parts }) => ({
      question: change(question),
      parts: parts.map((part) => ({
        ...part,
        ...(part.text === undefined ? {} : { text: change(part.text) }),
        model: change(part.model),
        groups: part.groups.map((group) => ({
          ...group,
          points: group.points.map((point) => ({ ...point, text: change(point.text) })),
        })),
      })),
    })),
  };
}

/** The beginning of the question, without figures and tables: enough to recognize it. */
export function firstWords({ alternatives }: Pick<Written, 'alternatives'>): string {
  const paragraphs = splitAtFigures(alternatives[0]?.question ?? '')
    .flatMap((piece) => (typeof piece === 'string' ? piece.split(/\n[ \t]*\n/) : []))
    .map((paragraph) => paragraph.trim());
  return paragraphs.find((paragraph) => paragraph !== '' && !paragraph.includes('|')) ?? paragraphs[0] ?? '';
}
