import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { cleanPaste } from './clean-paste.ts';
import { markupExtensions } from './extensions.ts';
import { writeMarkup } from './write-markup.ts';

const schema = getSchema(markupExtensions(''));

/** Copied HTML as markup for a text without sub-headings. */
export function markupOfHtml(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = cleanPaste(html, { hasHeadings: false }).html;
  return writeMarkup(DOMParser.fromSchema(schema).parse(holder));
}
