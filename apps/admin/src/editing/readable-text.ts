import { spokenText } from '@repo/ui/markup-needs';

const bullet = /^(\s*)[-+*]\s+/;
const numbered = /^(\s*\d{1,9}[.)])\s+/;
const escapedSign = /\\([!-/:-@[-`{-~])/g;

function readableLine(line: string): string {
  const [mark = '', start = ''] = bullet.exec(line) ?? numbered.exec(line) ?? [];
  const shown = mark === '' ? '' : bullet.test(line) ? `${start}• ` : `${start} `;
  return `${shown}${spokenText(line.slice(mark.length)).replaceAll(escapedSign, '$1')}`;
}

/** Markup as readable text, line by line, without its signs. */
export const readableText = (markup: string): string => markup.split('\n').map(readableLine).join('\n');
