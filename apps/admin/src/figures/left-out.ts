import type { StoredFigure } from '@repo/contracts/content';
import { figuresCopy } from './figures-copy.ts';

type LeftOut = StoredFigure['leftOut'];

const named = figuresCopy.leftOutParts;
type Part = keyof typeof named;

/** Readable names for the parts of a drawing. */
const partOf = new Map<string, Part>(
  Object.entries({
    foreignObject: 'textBoxes',
    image: 'pictures',
    feImage: 'pictures',
    a: 'links',
    script: 'programs',
    animate: 'movement',
    animateTransform: 'movement',
    animateMotion: 'movement',
    set: 'movement',
    filter: 'effects',
    'mix-blend-mode': 'effects',
    'backdrop-filter': 'effects',
    iframe: 'frames',
    video: 'frames',
    audio: 'frames',
  }),
);

/** Selectors and at-rules: whole rules of a style sheet. */
const rule = /^[.#@*[]|[\s>+~[]|:(?:not|hover|is|where|has)\b/;

/** Invisible metadata of drawing programs. */
const unseen =
  /[:-]|^(?:\?.*|metadata|namedview|RDF|version|space|on[a-z]+|id|class|style|type|enable.*|x|y|overflow)$/;

/** What was removed from a drawing, as sentences; ignores invisible parts. */
export function leftOutSentences(leftOut: LeftOut): string[] {
  const parts = new Set<Part>();
  const others: string[] = [];
  for (const name of Object.keys(leftOut)) {
    const part = partOf.get(name) ?? (rule.test(name) ? 'rules' : undefined);
    if (part) parts.add(part);
    else if (!unseen.test(name)) others.push(name);
  }
  const sentences = [...parts].map((part) => named[part]);
  return others.length > 0 ? [...sentences, figuresCopy.leftOutOthers(others.sort().join(', '))] : sentences;
}
