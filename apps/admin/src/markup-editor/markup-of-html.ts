import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { cleanPaste } from './clean-paste.ts';
import { markupExtensions } from './extensions.ts';
import { lossSentences } from './paste-losses.ts';
import { writeMarkup } from './write-markup.ts';

const schema = getSchema(markupExtensions(''));

/** Copied HTML as markup for a text without sub-headings, and in sentences what it could not bring along. */
export function markupOfHtml(html: string): { text: string; sentences: string[] } {
  const holder = document.createElement('div');
  const cleaned = cleanPaste(html, { hasHeadings: false });
  holder.innerHTML = cleaned.html;
  const text = writeMarkup(DOMParser.fromSchema(schema).parse(holder));
  return { text, sentences: lossSentences(cleaned.losses) };
}
