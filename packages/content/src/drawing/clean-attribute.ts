import type { SaxesAttributeNS } from 'saxes';
import { attributes, referring, wordAttributes } from './allowed-names.ts';
import { type StyleCleaner, writtenDeclarations } from './clean-style.ts';
import type { Declaration } from './css-text.ts';
import { namedIn, type Reference } from './drawing-parts.ts';

const xlinkSpace = 'http://www.w3.org/1999/xlink';
const xmlSpace = 'http://www.w3.org/XML/1998/namespace';

/** An attribute to write, and its properties as a browser reads them. */
export type CleanAttribute = { value: string; declarations: readonly Declaration[] };

/** @returns null when the attribute is dropped */
export function cleanAttribute(
  element: string,
  { uri, local, value }: SaxesAttributeNS,
  styles: StyleCleaner,
): CleanAttribute | null {
  if (uri === '' && local === 'style') {
    const declarations = styles.declarations(value);
    return { value: writtenDeclarations(declarations), declarations };
  }
  return isKept(element, { uri, local, value }, styles)
    ? { value, declarations: [{ property: local, value }] }
    : null;
}

type Given = Pick<SaxesAttributeNS, 'uri' | 'local' | 'value'>;

function isKept(element: string, { uri, local, value }: Given, styles: StyleCleaner): boolean {
  // The `lang` attribute has the XML namespace when first read, but none in our output; both are accepted.
  if (local === 'lang' && (uri === xmlSpace || uri === ''))
    return /^[\w-]+$/.test(value) && styles.isHarmless(local, value);
  const isLink = local === 'href' && (uri === '' || uri === xlinkSpace);
  if ((uri !== '' && !isLink) || !attributes.has(local)) return false;
  if (isLink) return referring.has(element) && /^#[\w.-]+$/.test(value);
  if (local === 'id') return /^[\w.-]+$/.test(value);
  return wordAttributes.has(local) || styles.isHarmless(local, value);
}

const none: Reference[] = [];

/** Parts of the drawing that an attribute refers to with `url()`. */
export const referencesIn = ({ value: text, declarations }: CleanAttribute): Reference[] =>
  text.includes('(')
    ? declarations.flatMap(({ property, value }) => namedIn(value).map((to) => ({ property, to })))
    : none;
