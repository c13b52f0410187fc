import { listLevelsMax } from '@repo/contracts/limits/content';
import type { Attributes } from './html-elements.ts';
import { type ListForm, listFormOf, nameOfItem } from './list-names.ts';
import { MarkedText } from './marked-text.ts';

/** The markup reader reports lists that nest deeper. */
const levelsMax = listLevelsMax + 1;
const numberMax = 999_999_999;

type List = {
  isOrdered: boolean;
  form: ListForm;
  next: number;
  step: 1 | -1;
  /** Whether its numbers have gaps, which a markup list would renumber. */
  hasJumped: boolean;
  /** The width of the last marker, by which further lines of the item are indented. */
  width: number;
  /** The kind of text written last. */
  last: 'nothing' | 'item' | 'name' | 'longName';
  isGoingOn: boolean;
};
/** `isName`: the marker is a numbering that markup lacks, so it is written as text. */
type Marker = { sign: string; isName: boolean };
type Item = { list: List; marker: Marker | null; text: MarkedText };

const numberOf = (given: string | undefined): number | null =>
  given !== undefined && /^\s*\d{1,9}\s*$/.test(given) ? Math.min(numberMax, Number(given)) : null;

/** Whether a reversed list has no start, so that its numbers are known only once all items are counted. */
export const isCountedDown = ({ reversed, start }: Attributes): boolean =>
  reversed !== undefined && numberOf(start) === null;

/** The marker of a new item. */
function markerOf(list: List, { value, ...attributes }: Attributes): Marker {
  if (!list.isOrdered) return { sign: '- ', isName: false };
  const given = numberOf(value);
  if (given !== null && given !== list.next) {
    list.hasJumped = list.last !== 'nothing';
    list.next = given;
  }
  const form = listFormOf(attributes) ?? list.form;
  const name = nameOfItem(list.next, form);
  if (form !== '1') return { sign: `${name}. `, isName: true };
  const isName = list.hasJumped || list.step < 0;
  return { sign: isName ? `${name}\\. ` : `${name}. `, isName };
}

/**
 * The open lists. In markup, an item starts with its marker, and its further lines are indented by the
 * marker's width.
 */
export class HtmlLists {
  private readonly lists: List[] = [];
  private readonly items: (Item | null)[] = [];

  /** @param texts where text is written; the last one belongs to the innermost item or cell */
  constructor(private readonly texts: MarkedText[]) {}

  private get text(): MarkedText {
    return this.texts.at(-1) as MarkedText;
  }

  private get isTooDeep(): boolean {
    return this.lists.length > levelsMax;
  }

  get isInList(): boolean {
    return this.lists.length > 0;
  }

  /** Whether only white space may come here: between the items of a list. */
  get isBetweenItems(): boolean {
    const list = this.lists.at(-1);
    return list !== undefined && !this.isTooDeep && this.items.at(-1)?.list !== list;
  }

  openList(name: 'ul' | 'ol', attributes: Attributes): void {
    // Some programs write a list between two items; it belongs to the previous one.
    const outer = this.lists.at(-1);
    const isGoingOn = outer !== undefined && this.isBetweenItems;
    if (isGoingOn) this.begin({ list: outer, marker: null, text: new MarkedText() });
    const start = numberOf(attributes.start);
    this.text.newLine();
    this.lists.push({
      isOrdered: name === 'ol',
      form: listFormOf(attributes) ?? '1',
      next: start ?? 1,
      step: attributes.reversed !== undefined && start !== null ? -1 : 1,
      hasJumped: false,
      width: 2,
      last: 'nothing',
      isGoingOn,
    });
  }

  closeList(): void {
    const list = this.lists.pop();
    this.text.newLine();
    // An empty line, because the next text would otherwise continue the last item.
    if (!this.text.isEmpty) this.text.add('\n');
    if (list?.isGoingOn) this.closeItem();
  }

  openItem(attributes: Attributes): void {
    const list = this.lists.at(-1);
    const marker = list ? markerOf(list, attributes) : { sign: '- ', isName: false };
    if (list && this.isBetweenItems) this.begin({ list, marker, text: new MarkedText() });
    else {
      this.text.newLine();
      this.text.add(marker.sign);
      this.items.push(null);
    }
  }

  private begin(item: Item): void {
    this.items.push(item);
    this.texts.push(item.text);
  }

  closeItem(): void {
    const item = this.items.pop();
    if (!item) return;
    this.texts.pop();
    const { list, marker } = item;
    const lines = item.text.toString().trim();
    this.text.newLine();
    if (marker) list.next += list.step;
    if (lines === '') {
      list.hasJumped ||= list.last !== 'nothing';
      return;
    }
    if (marker && this.needsBlankLine(list, marker)) this.text.add('\n');
    if (marker) {
      list.width = marker.isName ? 0 : marker.sign.length;
      list.last = marker.isName ? (lines.includes('\n') ? 'longName' : 'name') : 'item';
    }
    const far = ' '.repeat(list.width);
    const inside = lines.replaceAll(/\n(?!\n)/g, `\n${far}`);
    this.text.add(`${marker ? marker.sign : far}${inside}`);
  }

  /** Markup joins a line to the item or words above it, unless it starts an item or a list at 1. */
  private needsBlankLine({ last, isOrdered }: List, { sign, isName }: Marker): boolean {
    if (last === 'nothing') return isOrdered && !isName && sign !== '1. ' && !this.text.isEmpty;
    return last === 'longName' || isName !== (last !== 'item');
  }
}
