export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
  /** Line of the file where the tag ends, from 1. */
  line: number;
};

export const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  (element?.children ?? []).filter((child) => typeof child !== 'string');

/** The first child with this name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementsOf(element).find((child) => child.name === name);

/** The value of the first child with this name. */
export const valueIn = (element: XmlElement | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes.val;

/** Whether a property such as `<w:b/>` is on; undefined if it isn't set. */
export function isOn(element: XmlElement | undefined, name: string): boolean | undefined {
  const child = childOf(element, name);
  return child && !['0', 'false', 'off', 'none'].includes(child.attributes.val ?? '');
}

/** Text of a Word document that is not part of the paragraph: boxes, and replacements for programs that can't show something. */
const aside = /^(?:w:txbxContent|mc:Fallback)$/;

/** The text of an element of a Word document; a text of a formula counts too. */
export const textIn = (element: XmlElement): string =>
  element.children
    .map((child) => {
      if (typeof child === 'string') return /^[wm]:t$/.test(element.name) ? child : '';
      if (aside.test(child.name)) return '';
      return child.name === 'w:tab' || child.name === 'w:br' ? ' ' : textIn(child);
    })
    .join('');

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML and MathML, also in an attribute. */
export const escapedXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
