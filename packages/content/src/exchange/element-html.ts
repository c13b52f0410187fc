import type { XmlElement } from './element-tree.ts';
import { isVoidElement } from './html-elements.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attributesOf = ({ attributes }: XmlElement) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');

/** What an element becomes in HTML: itself by default, its content, another text, or nothing. */
export type HtmlRule = (element: XmlElement) => string | null;

/** The HTML of an element's children. @param rule returns the HTML of an element, or null to keep it as it is */
export function innerHtml(element: XmlElement, rule: HtmlRule = () => null): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return escaped(child);
      const own = rule(child);
      if (own !== null) return own;
      const tag = `<${child.name}${attributesOf(child)}>`;
      return isVoidElement(child.name) ? tag : `${tag}${innerHtml(child, rule)}</${child.name}>`;
    })
    .join('');
}

/** The text of an element that holds HTML as text; HTML that some programs forget to escape counts too. */
export const htmlOfElements = (element: XmlElement): string =>
  element.children.every((child) => typeof child === 'string')
    ? element.children.join('')
    : innerHtml(element);
