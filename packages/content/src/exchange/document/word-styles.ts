import { childOf, elementsOf, isOn, valueIn, type XmlElement } from './xml-tree.ts';

/** How the letters of a run look; undefined is inherited. */
export type RunLook = {
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  isUnderlined?: boolean | undefined;
  isStruck?: boolean | undefined;
  isHidden?: boolean | undefined;
  isMarked?: boolean | undefined;
  raise?: 'sub' | 'sup' | null | undefined;
  color?: string | undefined;
  font?: string | undefined;
};

export type ListPlace = { numId: string; level: number };

export type ParagraphLook = {
  /** The heading level from 1; 0 for a title, null for text. */
  heading: number | null;
  list: ListPlace | null;
  startsPage: boolean;
  isOfContents: boolean;
  run: RunLook;
};

type Style = { element: XmlElement; basedOn: string; name: string };

const chainMax = 20;
const raises: Record<string, RunLook['raise']> = { superscript: 'sup', subscript: 'sub', baseline: null };
/** Word's black and the automatic colour. */
const plainColors = new Set(['auto', '000000']);

/** The look that these run properties set. */
export function lookOf(properties: XmlElement | undefined): RunLook {
  const look: RunLook = {};
  const set = <K extends keyof RunLook>(name: K, value: RunLook[K]) => {
    if (value !== undefined) look[name] = value;
  };
  const highlight = valueIn(properties, 'w:highlight');
  const color = valueIn(properties, 'w:color')?.toLowerCase();
  const fill = childOf(properties, 'w:shd')?.attributes.fill?.toLowerCase();
  const fonts = childOf(properties, 'w:rFonts')?.attributes;
  const isFilled = fill !== undefined && !['auto', 'ffffff', ''].includes(fill);
  set('isBold', isOn(properties, 'w:b'));
  set('isItalic', isOn(properties, 'w:i'));
  set('isUnderlined', isOn(properties, 'w:u'));
  set('isStruck', isOn(properties, 'w:strike') ?? isOn(properties, 'w:dstrike'));
  set('isHidden', isOn(properties, 'w:vanish'));
  const border = valueIn(properties, 'w:bdr') ?? 'none';
  set(
    'isMarked',
    isFilled ||
      !/^(?:none|nil)$/.test(border) ||
      (highlight === undefined ? undefined : !/^(?:none|white)$/.test(highlight)),
  );
  set('raise', raises[valueIn(properties, 'w:vertAlign') ?? '']);
  set('color', color && (plainColors.has(color) ? '' : color));
  set('font', fonts?.ascii ?? fonts?.hAnsi);
  return look;
}

const headingName = /^heading (\d)$/i;

/** The styles of a document, with what they inherit. */
export class WordStyles {
  private readonly styles = new Map<string, Style>();
  private readonly usual: Record<string, string> = {};
  private readonly plain: RunLook;

  constructor(part: XmlElement | undefined) {
    const defaults = childOf(childOf(part, 'w:docDefaults'), 'w:rPrDefault');
    this.plain = lookOf(childOf(defaults, 'w:rPr'));
    for (const element of elementsOf(part)) {
      const { styleId = '', type = '' } = element.attributes;
      if (element.name !== 'w:style') continue;
      const basedOn = valueIn(element, 'w:basedOn') ?? '';
      this.styles.set(styleId, { element, basedOn, name: valueIn(element, 'w:name') ?? '' });
      if (['1', 'true', 'on'].includes(element.attributes.default ?? '')) this.usual[type] = styleId;
    }
  }

  /** A style and what it is based on, the nearest first. */
  private chainOf(id: string | undefined): Style[] {
    const chain: Style[] = [];
    let next = this.styles.get(id ?? '');
    while (next && chain.length < chainMax) {
      chain.push(next);
      next = this.styles.get(next.basedOn);
    }
    return chain;
  }

  paragraph(properties: XmlElement | undefined): ParagraphLook {
    const chain = this.chainOf(valueIn(properties, 'w:pStyle') ?? this.usual.paragraph);
    const all = [properties, ...chain.map(({ element }) => childOf(element, 'w:pPr'))];
    const first = <T>(read: (from: XmlElement | undefined) => T | undefined): T | undefined => {
      for (const from of all) {
        const found = read(from);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    const numId = first((from) => valueIn(childOf(from, 'w:numPr'), 'w:numId'));
    const level = first((from) => valueIn(childOf(from, 'w:numPr'), 'w:ilvl'));
    const outline = Number(first((from) => valueIn(from, 'w:outlineLvl')) ?? 9);
    const named = chain.map(({ name }) => headingName.exec(name)?.[1]).find(Boolean);
    const isTitle = chain.some(({ name }) => /^title$/i.test(name));
    return {
      heading: named ? Number(named) : isTitle ? 0 : outline < 9 ? outline + 1 : null,
      list: numId && numId !== '0' ? { numId, level: Math.min(Number(level ?? 0) || 0, 8) } : null,
      startsPage: first((from) => isOn(from, 'w:pageBreakBefore')) ?? false,
      isOfContents: chain.some(({ name }) => /^toc(?: \d| heading)$/i.test(name)),
      run: this.inherited(chain, this.plain),
    };
  }

  /** @param outer the look of its paragraph */
  run(properties: XmlElement | undefined, outer: RunLook): RunLook {
    const chain = this.chainOf(valueIn(properties, 'w:rStyle'));
    return { ...this.inherited(chain, outer), ...lookOf(properties) };
  }

  private inherited(chain: readonly Style[], outer: RunLook): RunLook {
    let look = outer;
    for (const { element } of chain.toReversed()) look = { ...look, ...lookOf(childOf(element, 'w:rPr')) };
    return look;
  }
}
