import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { pagesText, topicLine } from '@repo/contracts/notes-lines';
import { extraMark } from '#src/page-lines.ts';
import { figureLosses } from './block-losses.ts';
import { exchangeMessages, type TopicItem } from './reading.ts';
import { onOneLine } from './replace-between.ts';

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
      return `${topicLine(onOneLine(name))}\n${about}${mark}\n${pagesText(pages)}\n`;
    })
    .join('\n');
  const figures = figureLosses(topics.flatMap(({ pages }) => pages));
  return { text, losses: [...(hasLines ? [exchangeMessages.exportLines] : []), ...figures] };
}
