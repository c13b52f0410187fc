import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Fastify from 'fastify';
import postgres from 'postgres';
import { type StudentRow, studentOfSession } from './study/statements.ts';
import { tokenHashOf } from './study/student.ts';

/** Bulk data built for each request: queries, JSON.stringify, gzip. argv: port, database address. */
const [port, databaseUrl = ''] = process.argv.slice(2);
const sql = postgres(databaseUrl, { max: 10, onnotice: () => {} });
const compress = promisify(gzip);
const app = Fastify({ logger: false });

type Item = { id: string; chapter_id: string };
const itemTables = ['topics', 'summaries', 'flashcards', 'tests', 'memes', 'mindmaps'] as const;

async function build(open: ReadonlySet<string> | 'all') {
  const subjects = await sql<{ id: string }[]>`select * from subjects order by position`;
  const chapters = await sql<{ id: string; subject_id: string }[]>`select * from chapters order by position`;
  const pages = await sql<{ topic_id: string }[]>`select * from topic_pages order by page_number`;
  const summaryPages = await sql<{ summary_id: string }[]>`select * from summary_pages order by page_number`;
  const items = new Map<string, Item[]>();
  for (const table of itemTables)
    items.set(table, await sql<Item[]>`select * from ${sql(table)} order by position`);
  const pagesOf = (table: string, id: string) => {
    if (table === 'topics') return { pages: pages.filter((page) => page.topic_id === id) };
    return table === 'summaries' ? { pages: summaryPages.filter((page) => page.summary_id === id) } : {};
  };
  const contentOf = (chapterId: string) => {
    const isOpen = open === 'all' || open.has(chapterId);
    const listOf = (table: string) =>
      (items.get(table) ?? [])
        .filter((item) => isOpen && item.chapter_id === chapterId)
        .map((item) => ({ ...item, ...pagesOf(table, item.id) }));
    return { isLocked: !isOpen, ...Object.fromEntries(itemTables.map((table) => [table, listOf(table)])) };
  };
  return subjects.map((subject) => ({
    ...subject,
    chapters: chapters
      .filter((chapter) => chapter.subject_id === subject.id)
      .map((chapter) => ({ ...chapter, ...contentOf(chapter.id) })),
  }));
}

app.get('/ready', async () => ({ ready: true }));
app.get('/bulk-data', async (request, reply) => {
  const tokenHash = tokenHashOf(request.headers.authorization);
  const [user] = await sql.unsafe<StudentRow[]>(studentOfSession, [tokenHash], { prepare: true });
  if (!user) return reply.code(401).send({ success: false });
  const isSuper = user.expiryDate !== null && user.expiryDate > new Date();
  const subjects = await build(isSuper ? 'all' : new Set(user.unlockedChapters));
  const body = await compress(JSON.stringify({ success: true, data: { subjects } }));
  return reply.header('content-encoding', 'gzip').type('application/json').send(body);
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
