import { childOf, elementsOf, escapedXml, isOn, textIn, valueIn, type XmlElement } from './xml-elements.ts';

const operator = (sign: string) => (sign === '' ? '' : `<mo>${escapedXml(sign)}</mo>`);
const row = (inner: string) => `<mrow>${inner}</mrow>`;
const part = (element: XmlElement, name: string) => {
  const child = childOf(element, name);
  return row(child ? mathOf(child) : '');
};
/** A property of a formula's element: `<m:naryPr><m:chr m:val="∑"/>`. */
const property = (element: XmlElement, name: string) =>
  valueIn(childOf(element, `${element.name}Pr`), `m:${name}`);
/** Whether a formula's element has a property that is on; without a value it is. */
const hasProperty = (element: XmlElement, name: string) =>
  isOn(childOf(element, `${element.name}Pr`), `m:${name}`) ?? false;

const tokens = /[\d\u0966-\u096f]+(?:[.,]\d+)*|\p{L}\p{M}*|\s+|[^\s]/gu;
const words = /\p{L}+|[^\p{L}]+/gu;
const functions = /^(?:sin|cos|tan|cot|sec|cosec|csc|log|ln|lim|max|min|exp|det|gcd)$/;
const degree = '<msup><mrow></mrow><mo>∘</mo></msup>';

function tokensOf(text: string, letters = '<mi>'): string {
  return (text.match(tokens) ?? [])
    .map((token) => {
      if (/^\s/.test(token)) return '';
      if (token === '°') return degree;
      const sign = escapedXml(token);
      if (/^[\d\u0966-\u096f]/.test(token)) return `<mn>${sign}</mn>`;
      return /^[\p{L}∞∅]/u.test(token) ? `${letters}${sign}</mi>` : `<mo>${sign}</mo>`;
    })
    .join('');
}

/** Upright letters are functions, units, atoms or words. */
const uprightOf = (text: string) =>
  (text.match(words) ?? [])
    .map((word) => {
      if (functions.test(word)) return `<mi>${word}</mi>`;
      if (/^\p{L}{2}/u.test(word)) return `<mtext>${escapedXml(word)}</mtext>`;
      return tokensOf(word, '<mi mathvariant="normal">');
    })
    .join('');

function runOf(element: XmlElement): string {
  const text = elementsOf(element)
    .filter(({ name }) => name === 'm:t' || name === 'w:t')
    .flatMap(({ children }) => children.filter((child) => typeof child === 'string'))
    .join('');
  const properties = childOf(element, 'm:rPr');
  if (text.trim() === '') return '';
  if (isOn(properties, 'm:nor')) return `<mtext>${escapedXml(text)}</mtext>`;
  return valueIn(properties, 'm:sty') === 'p' ? uprightOf(text) : tokensOf(text);
}

const tableOf = (rows: readonly string[][]) =>
  `<mtable>${rows.map((cells) => `<mtr>${cells.map((cell) => `<mtd>${cell}</mtd>`).join('')}</mtr>`).join('')}</mtable>`;
/** Marks the position at which the lines of an array are aligned. */
const alignment = '<mo>&amp;</mo>';
const entriesOf = (element: XmlElement) => elementsOf(element).filter(({ name }) => name === 'm:e');

function bracketsOf(element: XmlElement): string {
  const [open, close] = [property(element, 'begChr') ?? '(', property(element, 'endChr') ?? ')'];
  const between = property(element, 'sepChr') ?? '|';
  const inner = entriesOf(element)
    .map((each) => row(mathOf(each)))
    .join(operator(between));
  // LaTeX has no bracket without its counterpart, but an invisible one.
  const [first, last] = [escapedXml(open || '.'), escapedXml(close || '.')];
  return `<mfenced open="${first}" close="${last}" separators="">${row(inner)}</mfenced>`;
}

function largeOf(element: XmlElement): string {
  const sign = operator(property(element, 'chr') ?? '∫');
  const [hidesSub, hidesSup] = [hasProperty(element, 'subHide'), hasProperty(element, 'supHide')];
  const isBelow = property(element, 'limLoc') === 'undOvr';
  const [low, high] = [part(element, 'm:sub'), part(element, 'm:sup')];
  const [both, one, other] = isBelow ? ['munderover', 'munder', 'mover'] : ['msubsup', 'msub', 'msup'];
  const limited =
    hidesSub && hidesSup
      ? sign
      : hidesSup
        ? `<${one}>${sign}${low}</${one}>`
        : hidesSub
          ? `<${other}>${sign}${high}</${other}>`
          : `<${both}>${sign}${low}${high}</${both}>`;
  return limited + part(element, 'm:e');
}

const fractionOf = (element: XmlElement) => {
  const [above, below] = [part(element, 'm:num'), part(element, 'm:den')];
  const type = property(element, 'type');
  if (type === 'lin' || type === 'skw') return above + operator('/') + below;
  return `<mfrac${type === 'noBar' ? ' linethickness="0"' : ''}>${above}${below}</mfrac>`;
};

const two = (tag: string, first: string, second: string) => (element: XmlElement) =>
  `<${tag}>${part(element, first)}${part(element, second)}</${tag}>`;

const above = (element: XmlElement, sign: string) =>
  `<mover accent="true">${part(element, 'm:e')}${operator(sign)}</mover>`;
const below = (element: XmlElement, sign: string) =>
  `<munder>${part(element, 'm:e')}${operator(sign)}</munder>`;

/** Signs above a letter, without the combining ones that Word stores. */
const accents: Record<string, string> = {
  '\u0302': '^',
  '\u0303': '~',
  '\u0304': '¯',
  '\u0305': '¯',
  '\u0307': '˙',
  '\u0308': '¨',
  '\u20d7': '→',
  '\u20d6': '←',
  '\u030c': 'ˇ',
};

const converters: Record<string, (element: XmlElement) => string> = {
  'm:r': runOf,
  'm:f': fractionOf,
  'm:sSup': two('msup', 'm:e', 'm:sup'),
  'm:sSub': two('msub', 'm:e', 'm:sub'),
  'm:sSubSup': (element) =>
    `<msubsup>${part(element, 'm:e')}${part(element, 'm:sub')}${part(element, 'm:sup')}</msubsup>`,
  'm:sPre': (element) =>
    `<msubsup><mrow></mrow>${part(element, 'm:sub')}${part(element, 'm:sup')}</msubsup>${part(element, 'm:e')}`,
  'm:rad': (element) =>
    hasProperty(element, 'degHide') || elementsOf(childOf(element, 'm:deg')).length === 0
      ? `<msqrt>${part(element, 'm:e')}</msqrt>`
      : `<mroot>${part(element, 'm:e')}${part(element, 'm:deg')}</mroot>`,
  'm:d': bracketsOf,
  'm:nary': largeOf,
  'm:func': (element) => part(element, 'm:fName') + part(element, 'm:e'),
  'm:limLow': (element) => {
    const base = childOf(element, 'm:e');
    const isName = base !== undefined && functions.test(textIn(base).trim());
    const what = isName ? `<mtext>${textIn(base).trim()}</mtext>` : part(element, 'm:e');
    return `<munder>${what}${part(element, 'm:lim')}</munder>`;
  },
  'm:limUpp': two('mover', 'm:e', 'm:lim'),
  'm:acc': (element) => {
    const sign = property(element, 'chr') ?? '\u0302';
    return above(element, accents[sign] ?? sign);
  },
  'm:bar': (element) => (property(element, 'pos') === 'top' ? above(element, '¯') : below(element, '_')),
  'm:groupChr': (element) => {
    const sign = property(element, 'chr') ?? '⏟';
    return property(element, 'pos') === 'top' ? above(element, sign) : below(element, sign);
  },
  'm:m': (element) =>
    tableOf(
      elementsOf(element)
        .filter(({ name }) => name === 'm:mr')
        .map((each) => entriesOf(each).map(mathOf)),
    ),
  'm:eqArr': (element) => tableOf(entriesOf(element).map((each) => [mathOf(each).replaceAll(alignment, '')])),
  'm:phant': (element) => (hasProperty(element, 'show') ? part(element, 'm:e') : ''),
};
/** Properties of elements, and what was deleted. */
const skipped = /^m:.*Pr$|^w:(?:del|moveFrom|rPr)$/;

/** The parts of a formula of Word as MathML. */
function mathOf(element: XmlElement): string {
  return elementsOf(element)
    .filter(({ name }) => !skipped.test(name))
    .map((child) => (converters[child.name] ?? mathOf)(child))
    .join('');
}

/** A formula of Word (`m:oMath`) as MathML. @param isBlock whether it has a line to itself */
export const mathmlOf = (formula: XmlElement, isBlock: boolean): string =>
  `<math${isBlock ? ' display="block"' : ''}>${mathOf(formula)}</math>`;
