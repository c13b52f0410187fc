import { listLevelsMax } from '@repo/contracts/limits/content';
import { MarkedText } from './marked-text.ts';

/** Deeper ones are no lists for a reader of the markup, which says so. */
const levelsMax = listLevelsMax + 1;
const numberMax = 999_999_999;

/** `width` is that of the last marker: what goes on with its item is as far in. */
type List = { isOrdered: boolean; next: number; width: number; isGoingOn: boolean };
type Item = { list: List; marker: string; text: MarkedText };

const numberOf = (given: string | undefined): number | null =>
  given !== undefined && /^\s*\d{1,9}\s*$/.test(given) ? Math.min(numberMax, Number(given)) : null;

/** The lists that are open, as the markup has them: an item begins with its marker, what follows in it is as far in. */
export class HtmlLists {
  private readonly lists: List[] = [];
  private readonly items: (Item | null)[] = [];

  /** @param texts where text goes; the last of them is that of the innermost item or cell */
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

  /** Whether nothing but blanks may come: between the items of a list. */
  get isBetweenItems(): boolean {
    const list = this.lists.at(-1);
    return list !== undefined && !this.isTooDeep && this.items.at(-1)?.list !== list;
  }

  openList(name: 'ul' | 'ol', { start }: { start?: string }): void {
    // Some programs write a list between two items: it belongs to the one before.
    const outer = this.lists.at(-1);
    const isGoingOn = outer !== undefined && this.isBetweenItems;
    if (isGoingOn) this.begin({ list: outer, marker: '', text: new MarkedText() });
    const next = numberOf(start) ?? 1;
    this.text.newLine();
    // Below a line of words only a list that begins with 1 is one.
    if (name === 'ol' && next !== 1 && !this.text.isEmpty) this.text.add('\n');
    this.lists.push({ isOrdered: name === 'ol', next, width: 2, isGoingOn });
  }

  closeList(): void {
    const list = this.lists.pop();
    this.text.newLine();
    // What comes next would go on with the last item.
    if (!this.text.isEmpty) this.text.add('\n');
    if (list?.isGoingOn) this.closeItem();
  }

  openItem(): void {
    const list = this.lists.at(-1);
    const marker = list?.isOrdered ? `${list.next}. ` : '- ';
    if (list && this.isBetweenItems) this.begin({ list, marker, text: new MarkedText() });
    else {
      this.text.newLine();
      this.text.add(marker);
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
    if (lines === '') return;
    if (marker !== '') {
      list.width = marker.length;
      list.next += 1;
    }
    const far = ' '.repeat(list.width);
    const inside = lines.replaceAll(/\n(?!\n)/g, `\n${far}`);
    this.text.add(`${marker === '' ? far : marker}${inside}`);
  }
}
