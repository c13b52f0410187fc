import { isLabel, looksLikeTitle } from './aiken-foreign.ts';
import { isComment } from './gift-blocks.ts';

const title = /^\s*::[^:\n]*(?::[^:\n]+)*::/;
/** Matches an escaped sign, or one that the grammar reads as the start of an answer or of feedback. */
const sign = /\\[\s\S]|[=~#]/g;
const escaped = (text: string) => text.replaceAll(sign, (found) => (found.length > 1 ? found : `\\${found}`));

/** Whether a text outside the braces may contain answers or feedback. */
const hasAnswers = (text: string) => {
  const bare = text.replaceAll(/\\[\s\S]/g, '__');
  return /^\s*[=~#]|####/m.test(bare) || (/(?:^|\s)=/.test(bare) && /(?:^|\s)~/.test(bare));
};

/** The position of the answers' braces, ignoring escaped ones and comments; null if there is not exactly one pair. */
function bracesIn(text: string): [number, number] | null {
  const places = [...text.matchAll(/^[^\S\n]*\/\/[^\n]*|\\[\s\S]|[{}]/gm)].filter(([found]) =>
    /^[{}]$/.test(found),
  );
  const [open, close, ...more] = places;
  return open?.[0] === '{' && close?.[0] === '}' && more.length === 0 ? [open.index, close.index] : null;
}

/** Escapes bare signs outside the braces if they can't belong to answers. */
export function withBareSigns(text: string): string {
  const braces = bracesIn(text);
  if (braces === null) return text;
  const [open, close] = braces;
  const lines = text.slice(0, open).split('\n');
  const from = lines.findIndex((line) => !isComment(line));
  const stem = lines.slice(from).join('\n');
  const [name = ''] = title.exec(stem) ?? [];
  const own = stem.slice(name.length);
  const behind = text.slice(close + 1);
  if (text.slice(open + 1, close).trim() === '' || [own, behind].some(hasAnswers)) return text;
  const above = lines.slice(0, from).map((line) => `${line}\n`);
  return [...above, escaped(stem), text.slice(open, close + 1), escaped(behind)].join('');
}

const introduction = /^(?:here|below|sure|certainly|okay|the following)\b.*[:.!]$/i;

/** Lines above and below a question that are probably a chat program's remarks. */
export function foreignLines(text: string): string[] {
  const braces = bracesIn(text);
  if (braces === null) return [];
  const stem = text
    .slice(0, braces[0])
    .split('\n')
    .filter((line) => !isComment(line) && line.trim() !== '');
  const [first = '', next] = stem.map((line) => line.trim());
  const below = text
    .slice(braces[1] + 1)
    .split('\n')
    .slice(1)
    .find((line) => line.trim() !== '' && !isComment(line));
  // Only if the question is complete, because it ends like a sentence.
  const isEnded = /[?？.:।]\s*$/.test(stem.at(-1) ?? '');
  return [
    ...(next !== undefined && (introduction.test(first) || isLabel(first) || looksLikeTitle([first, next]))
      ? [first]
      : []),
    ...(below !== undefined && isEnded ? [below.trim()] : []),
  ];
}
