import type { TextChoice, TextFormat } from 'gift-pegjs';
import { childOf, elementsOf, findAll, plainText, type XmlElement } from '../element-tree.ts';

/** A response declaration: its right values, and its points by value. */
export type QtiResponse = { correct: string[]; points: Map<string, number>; isSingle: boolean };

/** The declarations of an item, by their identifiers. */
export function responsesOf(item: XmlElement): Map<string, QtiResponse> {
  const responses = new Map<string, QtiResponse>();
  for (const element of elementsOf(item)) {
    if (element.name !== 'responseDeclaration') continue;
    const { identifier = '', cardinality } = element.attributes;
    const entries = elementsOf(childOf(element, 'mapping')).map(
      ({ attributes: { mapKey = '', mappedValue = '' } }): [string, number] => [mapKey, Number(mappedValue)],
    );
    responses.set(identifier, {
      correct: elementsOf(childOf(element, 'correctResponse')).map(plainText),
      points: new Map(entries),
      isSingle: cardinality === 'single',
    });
  }
  return responses;
}

/** Whether another value earns more points than the one declared as right. */
export function hasOtherKey({ correct, points }: QtiResponse): boolean {
  if (correct.length === 0 || points.size === 0) return false;
  const least = Math.min(...correct.map((value) => points.get(value) ?? 0));
  return [...points].some(([value, each]) => !correct.includes(value) && each > 0 && each >= least);
}

/** The weight of a value in percent: 100 for right ones. */
function weightOf(value: string, { correct, points, isSingle }: QtiResponse): number {
  const own = points.get(value) ?? 0;
  if (correct.length > 0) return correct.includes(value) ? 100 : Math.sign(own) * 50;
  const most = Math.max(...points.values());
  if (own <= 0) return Math.sign(own) * 50;
  return own === most || !isSingle ? 100 : 50;
}

/** An option or a short answer, with the weight of its value. */
export function choiceOf(
  value: string,
  text: TextFormat,
  response: QtiResponse,
  feedback: TextFormat | null = null,
): TextChoice {
  const weight = weightOf(value, response);
  return { isCorrect: weight === 100, weight, text, feedback };
}

/** The right number and how far an answer may be from it; null for none, undefined if it can't be said in this way. */
export function toleranceOf(
  item: XmlElement,
  { correct }: QtiResponse,
): { number: number; range: number } | null | undefined {
  const [rule, ...others] = findAll(item, 'equal', 'equalRounded').filter(
    ({ name, attributes: { toleranceMode = 'exact' } }) =>
      name === 'equalRounded' || toleranceMode !== 'exact',
  );
  if (!rule) return null;
  const { toleranceMode, tolerance = '' } = rule.attributes;
  const [below = Number.NaN, above = below] = tolerance.trim().split(/\s+/).map(Number);
  const number = Number(correct[0]);
  const range = toleranceMode === 'relative' ? (Math.abs(number) * below) / 100 : below;
  const isClear = others.length === 0 && correct.length === 1 && below === above && Number.isFinite(range);
  return isClear ? { number, range } : undefined;
}
