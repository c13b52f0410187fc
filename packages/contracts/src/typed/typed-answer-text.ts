import { type TypedAnswer, typedAnswer, typedKinds } from './typed-answer.ts';

const escaped = (part: string) => part.replaceAll(/[\\;]/g, '\\$&');
const unescaped = (part: string) => part.replaceAll(/\\(.)/gs, '$1').trim();

/** A typed answer in one cell of a table: `number: 12 ; cm ; ± 0.5`, `word: anode ; positive electrode`. */
export function typedAnswerText(given: TypedAnswer): string {
  const others =
    given.kind === 'number'
      ? [given.unit ?? '', ...(given.tolerance === undefined ? [] : [`± ${given.tolerance}`])]
      : given.kind === 'expression'
        ? []
        : (given.accept ?? []);
  const parts = [given.value, ...others].map(escaped);
  return `${given.kind}: ${parts.join(' ; ').replace(/ ; $/, '')}`;
}

/** Reads such a cell; null for another text. */
export function typedAnswerOfText(text: string): TypedAnswer | null {
  const [, kind, rest = ''] = /^\s*([a-z]+)\s*:(.*)$/is.exec(text) ?? [];
  const known = typedKinds.find((each) => each === kind?.toLowerCase());
  if (!known) return null;
  const [value = '', ...others] = (rest.match(/(?:\\.|[^\\;])+/gs) ?? []).map(unescaped);
  const filled = others.filter((other) => other !== '');
  const tolerance = filled.find((other) => other.startsWith('±'));
  const unit = filled.find((other) => !other.startsWith('±'));
  const given = {
    kind: known,
    value,
    ...(known === 'number'
      ? { ...(unit && { unit }), ...(tolerance && { tolerance: Number(tolerance.slice(1)) }) }
      : known !== 'expression' && filled.length > 0 && { accept: filled }),
  };
  return typedAnswer.safeParse(given).data ?? null;
}
