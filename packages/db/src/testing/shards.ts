import type { Database } from '#src/client.ts';
import { isCitus } from './distributed-database.ts';

export type Statement = { text: string; parameters: readonly unknown[] };

type Plan = {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  Operation?: string;
  Plans?: Plan[];
};

/** Marks an insert whose rows are not given one by one, and so may belong to anybody. */
const elsewhere = 'rows from elsewhere';

function readShards(plan: Plan, distributed: ReadonlySet<string>, found: Set<string>): void {
  const { Plans: below = [], 'Relation Name': relation = '' } = plan;
  if (plan['Node Type'] === 'ModifyTable') {
    const [rows, ...others] = below.filter((part) => part['Parent Relationship'] === 'Outer');
    const isOneRow = others.length === 0 && rows?.['Node Type'] === 'Result';
    if (plan.Operation === 'Insert' && distributed.has(relation) && !isOneRow)
      found.add(`${relation} ${elsewhere}`);
  } else if (/_shard\d$/.test(relation)) found.add(relation);
  for (const part of below) readShards(part, distributed, found);
}

/**
 * An insert of one row has none, because its key determines the part.
 */
async function shardsOfPartitions(
  { sql }: Pick<Database, 'sql'>,
  { text, parameters }: Statement,
): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`select relname as name from pg_class where relkind = 'p'`;
  const [row] = await sql.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
    `explain (costs off, format json) ${text}`,
    parameters as string[],
  );
  const found = new Set<string>();
  for (const { Plan: plan } of row?.['QUERY PLAN'] ?? [])
    readShards(plan, new Set(tables.map(({ name }) => name)), found);
  return [...found].sort();
}

/** The names under which Citus' plans mention the shards of distributed tables. */
const shardNames = `
  select shard_name(logicalrelid, shardid) as name, logicalrelid || '_shard' || dense_rank() over (
    partition by logicalrelid order by shardminvalue::int) - 1 as shard, shardid as id
  from pg_dist_shard where shardminvalue is not null`;

function readRelations(plan: unknown, found: Set<string>): void {
  if (Array.isArray(plan)) for (const part of plan) readRelations(part, found);
  else if (typeof plan === 'object' && plan !== null)
    for (const [key, value] of Object.entries(plan)) {
      if (key === 'Relation Name') found.add(String(value));
      readRelations(value, found);
    }
}

async function shardsOnCitus(
  { sql }: Pick<Database, 'sql'>,
  { text, parameters }: Statement,
): Promise<string[]> {
  const names = await sql.unsafe<{ name: string; shard: string }[]>(shardNames);
  const [row] = await sql.begin(async (tx) => {
    await tx`set local citus.explain_all_tasks to on`;
    return tx.unsafe<{ 'QUERY PLAN': unknown }[]>(
      `explain (costs off, format json) ${text}`,
      parameters as string[],
    );
  });
  const found = new Set<string>();
  readRelations(row?.['QUERY PLAN'], found);
  return names
    .filter(({ name }) => found.has(name))
    .map(({ shard }) => shard)
    .sort();
}

/**
 * The parts of distributed tables that a statement needs, as `<table>_shard<number>`, according to the plan for
 * its parameters, of Citus or of Postgres' hash partitions: one part per table, if it is bound to one student.
 */
export const shardsOf = async (database: Pick<Database, 'sql'>, statement: Statement): Promise<string[]> =>
  (await isCitus(database)) ? shardsOnCitus(database, statement) : shardsOfPartitions(database, statement);

/** The number of the shard that has a student's rows. */
export async function shardOfStudent({ sql }: Pick<Database, 'sql'>, id: string): Promise<number> {
  const [row] = (await isCitus({ sql }))
    ? await sql.unsafe<{ shard: string }[]>(
        `select shard from (${shardNames}) named
        where id = get_shard_id_for_distribution_column('users', $1::text)`,
        [id],
      )
    : await sql<{ shard: string }[]>`select tableoid::regclass::text as shard from users where id = ${id}`;
  return Number(row?.shard.split('_shard')[1]);
}
