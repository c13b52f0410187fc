import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { extraMark, pageMark } from '#src/page-lines.ts';
import { figureLosses } from './block-losses.ts';
import { exchangeMessages, type TopicItem } from './reading.ts';
import { onOneLine } from './replace-between.ts';

/** Sub-headings as the import takes them to the letter: nothing but one blank before their words. */
const subHeading = /^#{2,3} [^\s#](?:.*[^\s#])?$/;

/** A line of text that would read as a topic, a page mark, another heading or a rule gets a backslash. */
const escapedLine = (line: string) =>
  !subHeading.test(line) && /^\\*(#{1,6}(\s|$)|(\s+\\*)?<!--|-{3,}\s*$|\*{3,}\s*$|_{3,}\s*$)/.test(line)
    ? `\\${line}`
    : line;

/** Signs at the end of a name that a space sets off would be taken to close the heading: it is closed behind them. */
const closedHeading = (name: string) => (/(^|\s)#+$/.test(name) ? `# ${name} #` : `# ${name}`);

const escapedPage = (page: string) => page.trim().split('\n').map(escapedLine).join('\n');

/**
 * A chapter's notes as one markdown file: '# Name' begins a topic, '<!-- extra -->' below it says that the board does not
 * ask it, '<!-- page -->' begins a page; and what it can not say.
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
