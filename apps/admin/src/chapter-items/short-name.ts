import { spokenText } from '@repo/ui/markup-needs';

/** A text as a name for a question or a button: its first words, at most 60 characters. */
export function shortName(text: string): string {
  const line = spokenText(text);
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
