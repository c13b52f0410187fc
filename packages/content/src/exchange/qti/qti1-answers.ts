import { elementsOf, findAll, plainText, type XmlElement } from '../element-tree.ts';

/** What one condition asks of an answer: a value, or the ends of a range. */
type Test = { kind: string; value: string };

/** A condition that earns or costs points. */
export type Scored = { tests: Test[]; points: number; isAdded: boolean };

const isTest = ({ name }: XmlElement) => name.startsWith('var') && name !== 'varextension';

/** The tests that an answer has to pass; those inside `not` name wrong answers. */
const testsOf = (condition: XmlElement): XmlElement[] =>
  elementsOf(condition).flatMap((child): XmlElement[] => {
    if (isTest(child)) return [child];
    return child.name === 'not' ? [] : testsOf(child);
  });

/** The points of a condition; null if it sets none. Blackboard writes `SCORE.max`, or its title alone. */
function pointsOf(condition: XmlElement): { points: number; isAdded: boolean } | null {
  for (const set of findAll(condition, 'setvar')) {
    const { action = 'Set' } = set.attributes;
    const written = plainText(set);
    const points = /\.max$/i.test(written) ? 100 : written === '' ? Number.NaN : Number(written);
    if (!Number.isFinite(points)) continue;
    if (action === 'Set' || action === 'Add') return { points, isAdded: action === 'Add' };
    if (action === 'Subtract') return { points: -points, isAdded: true };
  }
  return /^correct$/i.test(condition.attributes.title ?? '') ? { points: 100, isAdded: false } : null;
}

/** The conditions of an item that earn or cost points, by their responses. */
export function scoredOf(item: XmlElement): Map<string, Scored[]> {
  const scored = new Map<string, Scored[]>();
  for (const condition of findAll(item, 'respcondition')) {
    const score = pointsOf(condition);
    if (score === null) continue;
    const tests = new Map<string, Test[]>();
    for (const each of findAll(condition, 'conditionvar').flatMap(testsOf))
      putInto(tests, each.attributes.respident ?? '', { kind: each.name, value: plainText(each) });
    for (const [response, own] of tests) putInto(scored, response, { tests: own, ...score });
  }
  return scored;
}

function putInto<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The points of each value. @param scored the conditions of one response, as in the functions below */
export function valuesOf(scored: readonly Scored[]): Map<string, number> {
  const values = new Map<string, number>();
  for (const { tests, points, isAdded } of scored)
    for (const { kind, value } of tests) {
      if (!/^var(?:equal|sub)/.test(kind)) continue;
      const before = values.get(value);
      values.set(value, isAdded ? (before ?? 0) + points : Math.max(before ?? points, points));
    }
  return values;
}

/** A right number, and how far below and above it an answer may be. */
export type RightNumber = { value: string; below: number; above: number };

const tidy = (number: number) => Number(number.toPrecision(10));

/** The right numbers; null if one of them can't be told. */
export function numbersOf(scored: readonly Scored[]): RightNumber[] | null {
  const found = scored
    .filter(({ points }) => points > 0)
    .map(({ tests }) => {
      const at = (kind: RegExp) => tests.find((test) => kind.test(test.kind))?.value;
      const [value, low, high] = [at(/^varequal$/), at(/^vargte?$/), at(/^varlte?$/)];
      const middle =
        value ??
        (low === undefined || high === undefined ? undefined : String((Number(low) + Number(high)) / 2));
      const number = Number(middle);
      return {
        value: middle ?? '',
        below: tidy(number - Number(low ?? number)),
        above: tidy(Number(high ?? number) - number),
      };
    });
  return found.every(({ below, above }) => below >= 0 && above >= 0) ? found : null;
}

/** Whether an answer counts in the file that only holds a right text. */
export const holdsTexts = (scored: readonly Scored[]): boolean =>
  scored.some(({ points, tests }) => points > 0 && tests.some(({ kind }) => /^varsub/.test(kind)));
