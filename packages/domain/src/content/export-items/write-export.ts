import {
  cardsTemplate,
  figureLosses,
  questionsTemplate,
  textsOfQuestion,
  variantLosses,
  writeAiken,
  writeCards,
  writeGift,
  writeMoodle,
  writeNotes,
  writeQti,
  writeQuestionTable,
} from '@repo/content/exchange';
import type { Test } from '@repo/contracts/content';
import type { ExportedFile, ExportInput, questionExports } from '@repo/contracts/import-export';
import { chapters, tests } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { foundOne } from '../drafts/chapter-item.ts';
import { listFlashcards } from '../drafts/item-verbs.ts';
import { listTopics } from '../drafts/topics.ts';
import { readFiguresOf } from '../figures/figures-of-drafts.ts';
import { presentItem } from '../kinds/index.ts';

/** A file name: letters and digits of any script, joined by hyphens. */
function fileNameOf(name: string, kind: string, ending: string): string {
  const words = `${name} ${kind}`.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? [kind];
  return `${words.join('-').slice(0, 100)}.${ending}`;
}

function fileOf(
  fileName: string,
  mediaType: string,
  content: string | Uint8Array,
  losses: string[] = [],
): ExportedFile {
  return { fileName, mediaType, fileBase64: Buffer.from(content).toString('base64'), losses };
}

async function chapterName(ctx: DomainContext, chapterId: string): Promise<string> {
  const rows = await ctx.database.db.select().from(chapters).where(eq(chapters.id, chapterId));
  return foundOne(rows, 'Chapter').name;
}

async function testFile(
  ctx: DomainContext,
  { title, questions }: Test,
  format: (typeof questionExports)[number],
): Promise<ExportedFile> {
  if (format === 'csv')
    return fileOf(fileNameOf(title, 'questions', 'csv'), 'text/csv', writeQuestionTable(questions), [
      ...figureLosses(questions.flatMap(textsOfQuestion)),
      ...variantLosses(questions),
    ]);
  if (format === 'moodle' || format === 'qti') {
    const { figures } = await readFiguresOf(ctx, questions.flatMap(textsOfQuestion));
    const pictures = new Map(figures.map(({ name, image }) => [name, image]));
    if (format === 'moodle') {
      const { text, losses } = writeMoodle(questions, pictures);
      return fileOf(fileNameOf(title, format, 'xml'), 'application/xml', text, losses);
    }
    const { zip, losses } = writeQti(title, questions, pictures);
    return fileOf(fileNameOf(title, format, 'zip'), 'application/zip', zip, losses);
  }
  const { text, losses } = format === 'gift' ? writeGift(questions) : writeAiken(questions);
  return fileOf(fileNameOf(title, format, 'txt'), 'text/plain', text, losses);
}

const templateOf = (of: 'flashcards' | 'questions'): ExportedFile =>
  of === 'flashcards'
    ? fileOf('flashcards-template.csv', 'text/csv', cardsTemplate())
    : fileOf('questions-template.csv', 'text/csv', questionsTemplate());

/** @see exportFile */
export async function writeExport(ctx: DomainContext, input: ExportInput): Promise<ExportedFile> {
  if (input.kind === 'template') return templateOf(input.of);
  if (input.kind === 'questions') {
    const rows = await ctx.database.db.select().from(tests).where(eq(tests.id, input.testId));
    return testFile(ctx, presentItem('tests', foundOne(rows, 'Test')), input.format);
  }
  const name = await chapterName(ctx, input.chapterId);
  if (input.kind === 'flashcards') {
    const cards = await listFlashcards(ctx, input);
    const texts = cards.flatMap(({ question, answer }) => [question, answer]);
    const losses = [...figureLosses(texts), ...variantLosses(cards)];
    return fileOf(fileNameOf(name, 'flashcards', 'csv'), 'text/csv', writeCards(cards), losses);
  }
  const topics = await listTopics(ctx, input);
  const items = topics.map(({ pages, ...topic }) => ({
    ...topic,
    pages: pages.map(({ content }) => content),
  }));
  const { text, losses } = writeNotes(items);
  const all = [...losses, ...variantLosses(topics.flatMap(({ pages }) => pages))];
  return fileOf(fileNameOf(name, 'notes', 'md'), 'text/markdown', text, all);
}
