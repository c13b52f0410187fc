import { romanOf } from '@repo/contracts/roman';
import type { ListPlace } from './word-styles.ts';
import { childOf, elementsOf, findAll, valueIn, type XmlElement } from './xml-tree.ts';

type Level = { format: string; text: string; start: number; restartsBelow: number | null; isLegal: boolean };
type List = { abstractId: string; levels: Map<number, Level>; starts: Map<number, number> };

/** The number in front of a paragraph as Word shows it: `3.`, `(b)`; `value` is its count. */
export type ListNumber = {
  label: string;
  kind: 'bullet' | 'decimal' | 'other';
  value: number;
  level: number;
};

const consonants = [...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह'];
const vowels = [...'अआइईउऊऋएऐओऔ'];
/** Word's letters: after z comes aa, then bb. */
const rowOf = (signs: readonly string[]) => (value: number) =>
  (signs[(value - 1) % signs.length] ?? '').repeat(Math.ceil(value / signs.length));
const letterOf = rowOf([...'abcdefghijklmnopqrstuvwxyz']);
const digitsFrom = (zero: number) => (value: number) =>
  String(value).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

const formats: Record<string, (value: number) => string> = {
  lowerLetter: letterOf,
  upperLetter: (value) => letterOf(value).toUpperCase(),
  lowerRoman: romanOf,
  upperRoman: (value) => romanOf(value).toUpperCase(),
  decimalZero: (value) => String(value).padStart(2, '0'),
  hindiNumbers: digitsFrom(0x966),
  hindiConsonants: rowOf(consonants),
  hindiVowels: rowOf(vowels),
  decimalEnclosedCircle: (value) => `(${value})`,
  ordinal: (value) =>
    `${value}${['th', 'st', 'nd', 'rd'][value % 100 > 10 && value % 100 < 14 ? 0 : value % 10] ?? 'th'}`,
  none: () => '',
};
const countMax = 5_000;
const shown = (value: number, format: string) =>
  value >= 1 && value <= countMax ? (formats[format] ?? String)(value) : String(value);

function readLevel(element: XmlElement): Level {
  const restart = valueIn(element, 'w:lvlRestart');
  const choice = findAll(element, 'w:numFmt')[0]?.attributes.val;
  return {
    format: choice ?? 'decimal',
    text: valueIn(element, 'w:lvlText') ?? '',
    start: Number(valueIn(element, 'w:start') ?? 1) || 0,
    restartsBelow: restart === undefined ? null : Number(restart),
    isLegal: childOf(element, 'w:isLgl') !== undefined,
  };
}

const levelsMax = 9;
const levelsOf = (element: XmlElement | undefined) =>
  new Map(
    elementsOf(element)
      .filter(({ name }) => name === 'w:lvl')
      .slice(0, levelsMax)
      .map((level) => [Number(level.attributes.ilvl), readLevel(level)] as const),
  );

/** Computes a document's automatic numbers, which aren't in its text. */
export class WordNumbers {
  private readonly lists = new Map<string, List>();
  /** Lists with the same definition share a count. */
  private readonly counts = new Map<string, number[]>();
  private readonly begun = new Set<string>();

  constructor(part: XmlElement | undefined) {
    const all = elementsOf(part);
    const definitions = new Map(
      all
        .filter(({ name }) => name === 'w:abstractNum')
        .map((element) => [element.attributes.abstractNumId ?? '', element] as const),
    );
    const ofStyle = new Map(
      [...definitions.entries()].flatMap(([id, element]) => {
        const style = valueIn(element, 'w:styleLink');
        return style === undefined ? [] : [[style, id] as const];
      }),
    );
    const levelsOfList = new Map<string, Map<number, Level>>();
    for (const element of all) {
      if (element.name !== 'w:num') continue;
      const own = valueIn(element, 'w:abstractNumId') ?? '';
      const link = valueIn(definitions.get(own), 'w:numStyleLink');
      const abstractId = (link !== undefined && ofStyle.get(link)) || own;
      const defined = levelsOfList.get(abstractId) ?? levelsOf(definitions.get(abstractId));
      levelsOfList.set(abstractId, defined);
      const levels = new Map(defined);
      const starts = new Map<number, number>();
      for (const change of elementsOf(element)) {
        if (change.name !== 'w:lvlOverride') continue;
        const at = Number(change.attributes.ilvl);
        const start = valueIn(change, 'w:startOverride');
        const level = childOf(change, 'w:lvl');
        if (level) levels.set(at, readLevel(level));
        if (start !== undefined) starts.set(at, Number(start) || 0);
      }
      this.lists.set(element.attributes.numId ?? '', { abstractId, levels, starts });
    }
  }

  /** The number of the next paragraph of a list; null for a list that the document lacks. */
  next({ numId, level: at }: ListPlace): ListNumber | null {
    const list = this.lists.get(numId);
    const level = list?.levels.get(at);
    if (!list || !level) return null;
    const counts = this.counts.get(list.abstractId) ?? [];
    this.counts.set(list.abstractId, counts);
    const startOf = (index: number) => list.levels.get(index)?.start ?? 1;
    if (!this.begun.has(numId)) for (const [index, start] of list.starts) counts[index] = start - 1;
    this.begun.add(numId);
    for (let above = 0; above < at; above += 1) counts[above] ??= startOf(above);
    const value = (counts[at] ?? startOf(at) - 1) + 1;
    counts[at] = value;
    for (let below = at + 1; below < counts.length; below += 1) {
      const restart = list.levels.get(below)?.restartsBelow ?? null;
      if (restart === null || (restart > 0 && at < restart)) delete counts[below];
    }
    if (level.format === 'bullet') return { label: '', kind: 'bullet', value, level: at };
    const label = level.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const index = Number(digit) - 1;
      const format = level.isLegal ? 'decimal' : (list.levels.get(index)?.format ?? 'decimal');
      return shown(counts[index] ?? startOf(index), format);
    });
    const isDecimal = level.format === 'decimal' && /^%\d[.)]?$/.test(level.text.trim());
    return { label: label.trim(), kind: isDecimal ? 'decimal' : 'other', value, level: at };
  }
}
