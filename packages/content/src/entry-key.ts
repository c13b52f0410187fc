import { createHash } from 'node:crypto';
import type { WrittenFields } from '@repo/contracts/content.inputs';
import { readFigureLine } from '@repo/contracts/figures';

/** Ignore names of pictures, which change when they are stored. */
const withoutName = (line: string): string => {
  const figure = line.includes('![') ? readFigureLine(line) : null;
  return figure ? JSON.stringify([figure.caption, figure.description]) : line;
};
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map(withoutName)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Fields that identify an entry: its texts, without difficulty, explanation or description. */
export type Entry =
  | { question: string; answer: string }
  | { question: string; options: string[]; correctAnswer: number }
  | { name: string; pages: string[] }
  | Pick<WrittenFields, 'alternatives'>;

function textsOf(entry: Entry): string[] {
  if ('pages' in entry) return [entry.name, ...entry.pages];
  if ('options' in entry) return [entry.question, String(entry.correctAnswer), ...entry.options];
  // Ignore marking points, which teachers may change.
  if ('alternatives' in entry)
    return entry.alternatives.flatMap(({ question, parts }) => [
      'written',
      question,
      ...parts.flatMap(({ name, model }) => [name ?? '', model]),
    ]);
  return [entry.question, entry.answer];
}

/** Equal for entries with the same texts, ignoring spaces and names of figures. */
export function entryKey(entry: Entry): string {
  return createHash('sha256')
    .update(JSON.stringify(textsOf(entry).map(plain)))
    .digest('base64');
}
