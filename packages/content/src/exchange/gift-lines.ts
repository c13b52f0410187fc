import { writtenHtml } from './written-html.ts';

/** What may stand above the text of a question: comments and its name. */
const head = /^(?:\s*\/\/[^\n]*\n)*\s*(?:::[^:\n]*(?::[^:\n]+)*::)?\s*/;
const sign = /\\[\s\S]|####|[{}]|[^\S\n]*\n\s*/g;

/**
 * Line ends inside the text and the feedback of a question as GIFT writes them, for the grammar takes bare ones for
 * blanks. In HTML they are blanks.
 */
export function withLineEnds(text: string): string {
  if (writtenHtml(text) !== null) return text;
  const [above = ''] = head.exec(text) ?? [];
  const body = text.slice(above.length);
  let place: 'text' | 'answers' | 'feedback' = 'text';
  const kept = body.replaceAll(sign, (found, index: number) => {
    if (found === '{') place = 'answers';
    else if (found === '}') place = 'text';
    else if (found === '####') place = 'feedback';
    const isEdge =
      !found.includes('\n') || found.startsWith('\\') || /^[{}]?$/.test(body[index + found.length] ?? '');
    return isEdge || place === 'answers' ? found : '\\n';
  });
  return above + kept;
}
