import { spokenText } from '@repo/ui/markup-needs';

/** A text's first words, at most 60 characters, as a name for questions and buttons. */
export function shortName(text: string): string {
  const line = spokenText(text);
  return line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line;
}
