const alone = /^[ \t]*([A-Z0-9]{6})[ \t]*$/m;
const afterWord = /\bcode\b[^A-Z0-9\n]{0,40}([A-Z0-9]{6})\b/;
const afterWordLoosely = /\bcode\b[^\n]{0,60}?\b(?=[A-Z]*[0-9])([A-Z0-9]{6})\b/i;

function textOf(html: string): string {
  return html
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/gi, '')
    .replace(/<\/?(p|div|td|tr|h[1-6]|br|li)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
}

/** The 6-character code of a mail: on a separate line, or after the word 'code'; null if it has none. */
export function findCode(mail: { subject: string; text: string; html: string }): string | null {
  for (const source of [mail.text, textOf(mail.html), mail.subject]) {
    const found = alone.exec(source) ?? afterWord.exec(source) ?? afterWordLoosely.exec(source);
    if (found?.[1]) return found[1];
  }
  return null;
}
