import { shortened } from '@repo/contracts/cut-text';
import type { BoundedZip } from '../bounded-zip.ts';
import { exchangeMessages } from '../reading.ts';
import { readXml } from './read-xml.ts';

const shownMax = 20;
const wordsMaxLength = 60;
/** Number of characters read: a preface and the words shown. */
const readMax = 1_000;
/** A preface that Excel writes into a comment for older programs. */
const preface = /^\[Threaded comment\][\s\S]*?Comment:\s*/;

/** The notice about the comments on the cells of a sheet. @param path that of the sheet in the workbook */
export async function lostComments(zip: BoundedZip, path: string): Promise<string[]> {
  const relations = path.replace(/[^/]+$/, '_rels/$&.rels');
  const targets: string[] = [];
  readXml((await zip.read([relations])).get(relations), {
    open(_, { Target = '' }) {
      if (/(?:^|\/)comments?\d*\.xml$/.test(Target))
        targets.push(Target.replace(/^(?:\.\.\/|\/xl\/)/, 'xl/'));
    },
  });
  const comments: { cell: string; text: string }[] = [];
  let isInText = false;
  for (const file of (await zip.read(targets)).values())
    readXml(file, {
      open(name, { ref = '' }) {
        if (name === 'comment') comments.push({ cell: ref, text: '' });
        isInText = name === 't';
      },
      text(data) {
        const last = comments.at(-1);
        if (isInText && last) last.text += data;
      },
      close: () => {
        isInText = false;
      },
    });
  if (comments.length === 0) return [];
  const shown = comments.slice(0, shownMax).map(({ cell, text }) => {
    const words = text.slice(0, readMax).replace(preface, '').replaceAll(/\s+/g, ' ').trim();
    return `${cell} '${shortened(words, wordsMaxLength)}'`;
  });
  return [exchangeMessages.commentsLost(exchangeMessages.sheetNames(shown, comments.length - shown.length))];
}
