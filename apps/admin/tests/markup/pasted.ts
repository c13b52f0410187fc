import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { cleanPaste } from '#src/markup-editor/clean-paste.ts';
import { markupExtensions } from '#src/markup-editor/extensions.ts';
import { lossNotes } from '#src/markup-editor/paste-losses.ts';
import { writeMarkup } from '#src/markup-editor/write-markup.ts';

const schema = getSchema(markupExtensions(''));

/** The stored markup of HTML that is pasted into an empty page. */
export function pasted(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = cleanPaste(html).html;
  return writeMarkup(DOMParser.fromSchema(schema).parse(holder));
}

/** The sentences about losses. */
export const said = (html: string): string =>
  lossNotes(cleanPaste(html).losses)
    .map(({ text }) => text)
    .join(' ');
