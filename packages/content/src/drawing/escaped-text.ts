/** Fast path: most texts have none of these. */
const anySign = /[&<>"\r\n\t]/;

/** Escapes text between tags. */
export function escapedText(text: string): string {
  if (!anySign.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/**
 * Escapes an attribute value. Line ends and tabs become character references, since parsers would turn them
 * into spaces.
 */
export function escapedValue(value: string): string {
  if (!anySign.test(value)) return value;
  return escapedText(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
