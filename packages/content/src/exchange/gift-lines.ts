import { writtenHtml } from './written-html.ts';

/** Comments and the name that may be above a question's text. */
const head = /^(?:\s*\/\/[^\n]*\n)*\s*(?:::[^:\n]*(?::[^:\n]+)*::)?\s*/;
const sign = /\\[\s\S]|####|[{}]|[^\S\n]*\n\s*/g;

/**
 * Escapes line breaks in the text and the feedback of a question, because the grammar reads bare ones as
 * spaces. In HTML they stay spaces.
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
