const preTag = /(<\/?pre\b[^<>]*>)/i;
const besideBlock =
  / ?(<\/?(?:p|div|br|li|[uo]l|table|thead|tbody|tfoot|tr|t[dh]|caption|h[1-6]|blockquote|section|article)\b[^<>]*>) ?/gi;

/** Collapses the white space of HTML as browsers do, because markup keeps the line ends of a text. */
export function collapsedHtml(html: string): string {
  let isPre = false;
  return html
    .split(preTag)
    .map((part, index) => {
      if (index % 2 === 1) isPre = !part.startsWith('</');
      return isPre ? part : part.replaceAll(/[ \t\r\n]+/g, ' ').replaceAll(besideBlock, '$1');
    })
    .join('')
    .trim();
}
