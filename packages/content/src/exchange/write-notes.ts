import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { extraMark, pageMark } from '#src/page-lines.ts';
import { figureLosses } from './block-losses.ts';
import { exchangeMessages, type TopicItem } from './reading.ts';
import { onOneLine } from './replace-between.ts';

/** Sub-headings that the import keeps exactly: with only one space before their words. */
const subHeading = /^#{2,3} [^\s#](?:.*[^\s#])?$/;

/** Escapes a text line that would be read as a topic, a page mark, another heading or a rule. */
const escapedLine = (line: string) =>
  !subHeading.test(line) && /^\\*(#{1,6}(\s|$)|(\s+\\*)?<!--|-{3,}\s*$|\*{3,}\s*$|_{3,}\s*$)/.test(line)
    ? `\\${line}`
    : line;

/** Closes a heading whose name ends with signs after a space, because those would be read as its closing signs. */
const closedHeading = (name: string) => (/(^|\s)#+$/.test(name) ? `# ${name} #` : `# ${name}`);

const escapedPage = (page: string) => page.trim().split('\n').map(escapedLine).join('\n');

/**
 * Writes a chapter's notes as one markdown file, with the losses: '# Name' starts a topic, '<!-- extra -->' below it
 * marks it as extra, and '<!-- page -->' starts a page.
 */
export function writeNotes(topics: readonly TopicItem[]): { text: string; losses: string[] } {
  const hasLines = topics.some(({ name, description }) => `${name}${description}`.includes('\n'));
  const text = topics
    .map((topic) => {
      const { name, description, pages } = topic;
      const about = description ? `<!-- description: ${onOneLine(description)} -->\n` : '';
      const mark = isAskedByBoard(topic) ? '' : `${extraMark}\n`;
      return `${closedHeading(onOneLine(name))}\n${about}${mark}\n${pages.map(escapedPage).join(`\n\n${pageMark}\n\n`)}\n`;
    })
    .join('\n');
  const figures = figureLosses(topics.flatMap(({ pages }) => pages));
  return { text, losses: [...(hasLines ? [exchangeMessages.exportLines] : []), ...figures] };
}
