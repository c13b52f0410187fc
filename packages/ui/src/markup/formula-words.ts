import { overWords, powerWords, signWords, stateWords } from './formula-signs.ts';

/** Fallback for formulas without simple words, such as systems of equations. */
const unsaid = 'formula';

const partsOf = (element: Element) => [...element.children];
const joined = (words: readonly string[]) => words.filter(Boolean).join(' ');
const isOne = (words: string) => !/\s/.test(words);

/** Several upright letters in a row: a word, or element symbols, which are spelled out. */
const lettersOf = (letters: string) => (/^[a-z]{3,}$/.test(letters) ? letters : [...letters].join(' '));

const isLetter = (element: Element) =>
  element.localName === 'mi' &&
  element.getAttribute('mathvariant') === 'normal' &&
  /^[A-Za-z]$/.test(element.textContent ?? '');

function wordsInRow(elements: readonly Element[]): string {
  const words: string[] = [];
  for (let at = 0; at < elements.length; at++) {
    let letters = '';
    for (let one = elements[at]; one && isLetter(one); one = elements[++at]) letters += one.textContent ?? '';
    if (letters) words.push(lettersOf(letters));
    const next = elements[at];
    if (next) words.push(wordsOf(next));
  }
  return joined(words);
}

const signOf = (text: string) => signWords[text] ?? text;

function fraction([over, under]: readonly string[]): string {
  if (!over || !under) return unsaid;
  const below = isOne(under) ? under : `open bracket ${under} close bracket`;
  return isOne(over) ? `${over} over ${below}` : `${over}, all over ${below}`;
}

/** A raised text without a base is an ion's charge or an ordinal's ending. */
function raised(base: string, power: string): string {
  if (base === '' || power === '') return joined([base, power]);
  return `${base} ${powerWords[power] ?? `to the power ${power}`}`;
}

/** An arrow with text on it, or a letter with a bar. */
function over(base: string, above: string): string {
  if (base === 'gives' || base === signWords['⇌']) return above ? `${base}, with ${above},` : base;
  return joined([base, overWords[above] ?? above]);
}

const root = (inner: string, degree: string): string => {
  const kind = degree === '' ? 'square root' : degree === '3' ? 'cube root' : `root ${degree}`;
  return `the ${kind} of ${inner}${isOne(inner) ? '' : ', end of root'}`;
};

/** Accents over a letter mean something else than the same sign on the line. */
const aboveOf = (element: Element | undefined): string => {
  const text = element?.textContent?.trim() ?? '';
  return overWords[text] ? text : element ? wordsOf(element) : '';
};

function wordsOf(element: Element): string {
  const parts = partsOf(element);
  const text = (element.textContent ?? '').replaceAll(/[⁡⁢\s]+/g, ' ').trim();
  const [first = '', second = '', third = ''] = /^m(frac|sub|sup|subsup|root|under|underover)$/.test(
    element.localName,
  )
    ? parts.map(wordsOf)
    : [];
  switch (element.localName) {
    case 'mi':
    case 'mo':
    case 'mtext':
      return signOf(text);
    case 'mn':
      return text;
    case 'mfrac':
      return fraction([first, second]);
    case 'msup':
      return raised(first, second);
    case 'msub':
    case 'munder':
      return joined([first, second]);
    case 'msubsup':
      return raised(joined([first, second]), third);
    case 'munderover':
      return joined([first, 'from', second, 'to', third]);
    case 'mover':
      return over(parts[0] ? wordsOf(parts[0]) : '', aboveOf(parts[1]));
    case 'msqrt':
      return root(wordsInRow(parts), '');
    case 'mroot':
      return root(first, second);
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'math':
      return wordsInRow(parts);
    case 'semantics':
      return parts[0] ? wordsOf(parts[0]) : '';
    case 'mphantom':
    case 'mspace':
    case 'annotation':
      return '';
    default:
      return unsaid;
  }
}

const states = new RegExp(`open bracket (${Object.keys(stateWords).join('|')}) close bracket`, 'g');

/** A dash between element symbols is a bond. */
const withBonds = (words: string) =>
  words.replaceAll(/ minus (?=[A-Z])/g, ' bond ').replaceAll(/ equals (?=[A-Z])/g, ' double bond ');

/**
 * A formula as a teacher reads it aloud: 'R equals V over I'. Read from KaTeX's MathML.
 * @param formula element around it
 * @returns 'formula' without MathML, or when it has no simple words
 */
export function formulaWords(formula: ParentNode): string {
  const math = formula.querySelector('math');
  if (!math) return unsaid;
  const words = wordsOf(math);
  if (words === '' || words.split(' ').includes(unsaid)) return unsaid;
  const isChemical = math.querySelector('annotation')?.textContent?.includes('\\ce') === true;
  return (isChemical ? withBonds(words) : words).replaceAll(
    states,
    (_, state: string) => stateWords[state] ?? state,
  );
}
