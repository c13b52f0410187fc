import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { alternate } from '#src/measure/alternate.ts';
import { findProgram } from '#src/measure/installed.ts';
import { perSecond, type Row, ratioText } from '#src/measure/table.ts';
import { load } from '#src/measure/wrk.ts';
import type { Product } from './product.ts';

const run = promisify(execFile);
const students = 1_000;
const seconds = 4;
const connections = 16;
const tokenOf = (number: number) => createHash('sha256').update(`bench ${number}`).digest('hex');

async function createStudents(databaseUrl: string): Promise<{ subjectId: string; chapterId: string }> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [chapter] = await sql<
      { id: string; subject_id: string }[]
    >`select id, subject_id from chapters order by id`;
    if (!chapter) throw new Error('no chapter is published');
    for (let number = 1; number <= students; number++) {
      const id = `bench-${number}`;
      const hash = createHash('sha256').update(tokenOf(number)).digest('hex');
      await sql`insert into users (id, name, email, verified_at, expiry_date, created_at)
        values (${id}, 'Bench', ${`${id}@example.com`}, now(), now() + interval '1 day', now()) on conflict do nothing`;
      await sql`insert into sessions (token_hash, user_id, expires_at)
        values (${hash}, ${id}, now() + interval '29 days') on conflict do nothing`;
    }
    await sql`analyze`;
    return { subjectId: chapter.subject_id, chapterId: chapter.id };
  } finally {
    await sql.end();
  }
}

const luaScript = (tokens: readonly string[], path: string) => `
local tokens = { ${tokens.map((token) => `"${token}"`).join(',')} }
function request()
  local body = '{"notesProgress":{"currentTopicIndex":1,"currentPageIndex":' .. math.random(0, 20) .. '}}'
  local headers = { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. tokens[math.random(#tokens)] }
  return wrk.format("PUT", "${path}", headers, body)
end`;

/** The statement of packages/db/src/prepared-queries/reading-position.ts, as pgbench takes it. */
const pgbenchScript = (subjectId: string, chapterId: string) => `\\set user random(1, ${students})
\\set page random(0, 20)
with day as (insert into study_days (user_id, day) values ('bench-' || :user, current_date) on conflict do nothing)
insert into chapter_progress (user_id, chapter_id, subject_id, current_topic_index, current_page_index, updated_at) values ('bench-' || :user, '${chapterId}', '${subjectId}', 1, :page, now()) on conflict (user_id, chapter_id) do update set subject_id = excluded.subject_id, current_topic_index = excluded.current_topic_index, current_page_index = excluded.current_page_index, updated_at = excluded.updated_at returning completed_at is not null;
`;

/** Saving reading positions of many students, each committed before it is acknowledged. */
export async function saveRow(product: Product, rounds: number): Promise<Row> {
  const row = {
    work: 'save reading position (upsert, committed)',
    against: `pgbench -c ${connections}, the same statement`,
    goal: '>= 0.60',
  };
  const pgbench = findProgram('pgbench');
  if (!pgbench) return { ...row, seen: 'pgbench is not installed', isReached: null };
  const { subjectId, chapterId } = await createStudents(product.databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'bench-save-'));
  const script = join(folder, 'save.lua');
  const statement = join(folder, 'save.sql');
  const tokens = Array.from({ length: students }, (_, index) => tokenOf(index + 1));
  await writeFile(script, luaScript(tokens, `/api/v1/progress/${subjectId}/${chapterId}`));
  await writeFile(statement, pgbenchScript(subjectId, chapterId));
  try {
    const found = await alternate(
      async () => (await load({ url: product.url, script, connections, seconds })).perSecond,
      async () => {
        const args = [
          '-n',
          '-M',
          'prepared',
          '-c',
          String(connections),
          '-j',
          '1',
          '-T',
          String(seconds),
          '-f',
          statement,
        ];
        const { stdout } = await run(pgbench, [...args, product.databaseUrl]);
        return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
      },
      rounds,
    );
    const seen = `${ratioText(found.ratio)} (${perSecond(found.ours)} against ${perSecond(found.limit)})`;
    return { ...row, seen, isReached: found.ratio >= 0.6 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
