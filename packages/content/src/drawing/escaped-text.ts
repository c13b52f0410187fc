const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};
const escaped = (sign: string) => escapes[sign] ?? sign;
/** Text between tags, as XML has it. */
export const escapedText = (text: string) => text.replace(/[&<>"\r]/g, escaped);
/** The value of an attribute. Ends of lines and tabs by their numbers: a parser would make blanks of them. */
export const escapedValue = (value: string) => value.replace(/[&<>"\r\n\t]/g, escaped);
