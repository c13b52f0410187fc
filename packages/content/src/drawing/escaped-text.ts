/** Most texts have none of these. */
const anySign = /[&<>"\r\n\t]/;

/** Text between tags, as XML has it. */
export function escapedText(text: string): string {
  if (!anySign.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/** The value of an attribute. Ends of lines and tabs by their numbers: a parser would make blanks of them. */
export function escapedValue(value: string): string {
  if (!anySign.test(value)) return value;
  return escapedText(value).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
