import { pageMark } from '#src/page-lines.ts';
import type { TopicItem } from './reading.ts';

/** A line of text that would read as a topic, a page mark, a heading or a rule gets a backslash. */
const escapedLine = (line: string) =>
  /^\\*(#{1,6}(\s|$)|<!--|-{3,}\s*$|\*{3,}\s*$|_{3,}\s*$)/.test(line) ? `\\${line}` : line;

const escapedPage = (page: string) => page.split('\n').map(escapedLine).join('\n').trim();

/** A chapter's notes as one markdown file: '# Name' begins a topic, '<!-- page -->' a page. */
export function writeNotes(topics: readonly TopicItem[]): string {
  return topics
    .map(({ name, description, pages }) => {
      const about = description ? `<!-- description: ${description.replaceAll(/\s*\n\s*/g, ' ')} -->\n` : '';
      return `# ${name}\n${about}\n${pages.map(escapedPage).join(`\n\n${pageMark}\n\n`)}\n`;
    })
    .join('\n');
}
