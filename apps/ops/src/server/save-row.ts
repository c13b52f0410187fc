import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { comparedRow } from '#src/measure/compared-row.ts';
import { findProgram } from '#src/measure/installed.ts';
import type { Row } from '#src/measure/table.ts';
import { withScript } from '#src/measure/wrk-script.ts';
import { createStudents, type Place, studentCount } from './bench-students.ts';
import { savesPerSecond } from './loads.ts';
import type { Product } from './product.ts';

const run = promisify(execFile);
const against = 'pgbench -c 16, the same statement';
const options = '-n -M prepared -c 16 -j 1 -T 4 -f'.split(' ');

/** The SQL statement behind one save, as a pgbench script. */
const pgbenchScript = ({ subjectId, chapterId }: Place) => `\\set user random(1, ${studentCount})
\\set page random(0, 20)
with day as (insert into study_days (user_id, day) values ('bench-' || :user, current_date) on conflict do nothing)
insert into chapter_progress (user_id, chapter_id, subject_id, current_topic_index, current_page_index, updated_at) values ('bench-' || :user, '${chapterId}', '${subjectId}', 1, :page, now()) on conflict (user_id, chapter_id) do update set subject_id = excluded.subject_id, current_topic_index = excluded.current_topic_index, current_page_index = excluded.current_page_index, updated_at = excluded.updated_at returning completed_at is not null;
`;

async function rowAt(
  clients: number,
  atLeast: number | null,
  product: Product,
  rounds: number,
): Promise<Row> {
  const work = `save reading position (upsert, committed), ${clients} clients`;
  const pgbench = findProgram('pgbench');
  if (!pgbench) return { work, against, goal: '>= 0.60', seen: 'pgbench is not installed', isReached: null };
  const students = await createStudents(product.databaseUrl);
  return comparedRow({
    work,
    against,
    atLeast,
    ours: () => savesPerSecond(product.url, students, clients),
    limit: () =>
      withScript(pgbenchScript(students.place), async (file) => {
        const { stdout } = await run(pgbench, [...options, file, product.databaseUrl]);
        return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
      }),
    rounds,
  });
}

/** Saving reading positions of many students, each committed before it is acknowledged. */
export const saveRows = [
  (product: Product, rounds: number) => rowAt(16, 0.6, product, rounds),
  (product: Product, rounds: number) => rowAt(64, null, product, rounds),
];
