import { MathMLToLaTeX } from 'mathml-to-latex';
import { isSet } from '#src/broken-formulas.ts';

/** Limits beyond those of any real formula and text. */
const sourceMaxLength = 5_000;
const texMaxLength = 1_000;
const depthMax = 50;

const local = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const isMath = (name: string) => ['math', 'm:math', 'mml:math'].includes(name);

/** A MathML formula, built tag by tag. */
export class MathText {
  private source = '';
  /** The author's TeX, if it is included. */
  private tex = '';
  private words = '';
  private depth = 0;
  private deepest = 0;
  private annotation: { depth: number; isTex: boolean } | null = null;

  constructor(readonly isDisplay: boolean) {}

  open(given: string, attributes: Record<string, string>): void {
    const name = local(given);
    this.depth += 1;
    this.deepest = Math.max(this.deepest, this.depth);
    if (!this.annotation && name.startsWith('annotation'))
      this.annotation = { depth: this.depth, isTex: /tex$/i.test(attributes.encoding ?? '') };
    if (this.annotation || this.source.length > sourceMaxLength) return;
    const kept = ['open', 'close', 'separators', 'linethickness', 'notation'].flatMap((key) =>
      Object.hasOwn(attributes, key) ? [` ${key}="${escaped(attributes[key] ?? '')}"`] : [],
    );
    this.source += `<${name}${kept.join('')}>`;
  }

  add(data: string): void {
    if (this.annotation?.isTex) this.tex += data;
    if (this.annotation || this.source.length > sourceMaxLength) return;
    this.source += escaped(data);
    this.words += data;
  }

  /** @returns whether this ends the formula */
  close(given: string): boolean {
    if (!this.annotation && this.source.length <= sourceMaxLength) this.source += `</${local(given)}>`;
    if (this.annotation?.depth === this.depth) this.annotation = null;
    this.depth -= 1;
    return this.depth === 0;
  }

  /** The readable text of something that can't be a formula. */
  get plain(): string {
    return this.words.replaceAll(/\s+/g, ' ').trim();
  }

  /** The formula in TeX; null if it can't be converted, '' if there is none. */
  toTex(): string | null {
    if (this.source.length > sourceMaxLength || this.deepest > depthMax) return null;
    const written = usable(this.tex);
    return written ? written : this.plain === '' ? '' : usable(converted(this.source));
  }
}

function converted(source: string): string {
  try {
    return MathMLToLaTeX.convert(source);
  } catch {
    return '';
  }
}

/** A dollar sign would end the formula. */
function usable(given: string): string | null {
  const tex = given.replaceAll(/\s+/g, ' ').trim();
  const isBounded = tex !== '' && tex.length <= texMaxLength && !/\$/.test(tex);
  return isBounded && isSet({ source: tex, isDisplay: false }) ? tex : null;
}
