const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for HTML and MathML, also in an attribute. */
export const escapedXml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
