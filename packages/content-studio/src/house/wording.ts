import type { PlacedFault } from '../fault.ts';
import { type PlacedText, placeOf } from '../sources.ts';
import { withoutFigures } from './hinglish.ts';

/** Claims about papers, allowed only with the paper's year and code in the same sentence. */
const claims =
  /\b(?:(?:in|comes|asked|seen) (?:in )?(?:nearly |almost )?every (?:single )?(?:year|question|paper|sum)|(?:nearly|almost) every (?:sum|question|paper)|every (?:single )?year'?s paper|always (?:asked|comes)|(?:a |the )?usual (?:board |exam )?\d-mark|(?:very )?often (?:asked|comes|a (?:one-)?mark)|frequently asked|(?:is |a )?(?:exam |board )?favou?rite (?:of (?:the )?(?:examiners?|boards?)|question|of board)|examiners (?:love|like|adore|always|never)|(?:a|as a) \d-mark question, often|(?:most|more) (?:often|frequently) asked|asked (?:again and again|most|nearly|almost|often|every)|sure[- ]shot|regular(?:ly)? (?:guest|asked|comes)|often about|repeated (?:every year|question)|will (?:surely|certainly|definitely) (?:come|be asked)|carries a mark of its own)\b/gi;
/** A board paper's code, such as 31/4/2 or 430/1/1, or its set. */
const paperCode = /\b\d{1,3}\/\d\/\d\b/;
const paperYear = /\b(?:19|20)\d\d\b/;

/** The preferred one of two correct spellings. */
const pairs: [refused: RegExp, wanted: string][] = [
  [/\bzeros\b/gi, 'zeroes'],
  [/(?:\d|\bsquare|\bcubic)\s*meters?\b/gi, 'metre'],
  [/\bpercent\b/gi, 'per cent'],
  [/\bburned\b/gi, 'burnt'],
  [/\blearned\b/gi, 'learnt'],
  [/\bformulae\b/gi, 'formulas'],
  [/\banti-clockwise\b/gi, 'anticlockwise'],
  [/\bco-ordinates?\b/gi, 'coordinate'],
  [/\bco-operatives?\b/gi, 'cooperative'],
  [/\bsemi-circles?\b/gi, 'semicircle'],
  [/\bmicro-organisms?\b/gi, 'microorganism'],
  [/\b(?:nonmetals?|non metals?)\b/gi, 'non-metal'],
  [/\bRs\.?\s*\d/g, '₹'],
  [/\bwhilst\b/gi, 'while'],
  [/\btoward\b/gi, 'towards'],
];

/** Two articles before a noun, or a small word twice. */
const wordTooMany =
  /\b(?:[Tt]he|an?|An|[Ee]very) (?:the|each|every|this|these)\b|\b(of|to|in|is|and|or|with|by|for|on|at|from) \1\b/g;

/** A part of a figure that only its colour names, which a reader in grey can't find. */
const partByColour = /\b(?:red|green|blue) (?:arc|column|diagonal|dot|line|sector|segment)s?\b/gi;

/** The sentence around a position in a text. */
function sentenceAt(text: string, at: number): string {
  const before = text.slice(0, at).search(/[^.!?\n]*$/);
  const after = /[.!?\n]|$/.exec(text.slice(at));
  return text.slice(before, at + (after?.index ?? 0));
}

/** Claims about papers without code and year, non-preferred spellings, words too many, and colours as names. */
export function wordingFaults(texts: readonly PlacedText[]): PlacedFault[] {
  return texts.flatMap((placed) => {
    const claimed = [...placed.text.matchAll(claims)]
      .filter(({ index }) => {
        const sentence = sentenceAt(placed.text, index);
        return !(paperCode.test(sentence) && paperYear.test(sentence));
      })
      .map((found) => ({
        place: placeOf(placed, found.index),
        fault: `'${found[0]}' says something of papers without a paper and its year`,
      }));
    const spelt = pairs.flatMap(([refused, wanted]) =>
      [...placed.text.matchAll(refused)].map((found) => ({
        place: placeOf(placed, found.index),
        fault: `'${found[0]}' is written '${wanted}' elsewhere`,
      })),
    );
    const doubled = [...placed.text.matchAll(wordTooMany)].map((found) => ({
      place: placeOf(placed, found.index),
      fault: `'${found[0]}' has a word too many`,
    }));
    const isMeme = placed.file.endsWith('memes.yaml');
    const coloured = [...(isMeme ? '' : withoutFigures(placed.text)).matchAll(partByColour)].map((found) => ({
      place: placeOf(placed, found.index),
      fault: `'${found[0]}' can't be found without colours`,
    }));
    return [...claimed, ...spelt, ...doubled, ...coloured];
  });
}
