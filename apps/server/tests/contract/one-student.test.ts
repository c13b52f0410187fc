import { distributeByStudent, openTestDatabase, type Statement, shardsOf } from '@repo/db/testing';
import { startSession } from '@repo/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../build-test-server.ts';
import type { Line } from './access-matrix.ts';
import { createDrafts, createStudentOf } from './scene.ts';
import { ofAnybody, ofStudents, prepareLine } from './student-lines.ts';

/** A statement that is not bound to one student: an excerpt, and the reason. */
type Crossing = { words: string; why: string };

/** For calls of signed-in students. Statements that are not listed must stay in the student's own shard. */
const crossings: Crossing[] = [
  {
    words: 'jsonb_to_recordset',
    why: 'positions and devices of the same moment are saved together; deploy/scaling/one-student-statements.sql has the ones for each',
  },
];

/** For signing in and up, codes and links, which are as rare as password hashing. */
const crossingsBeforeSession: Crossing[] = [
  {
    words: 'from "guardianships" inner join "users"',
    why: 'wards are found by the address of their guardian: by guardianships then, which stays whole, and then each',
  },
  {
    words: 'from "guardian_links" inner join "guardianships"',
    why: 'a ward is found by the link of a mail: by guardian_links and guardianships then, which stay whole, and then the account',
  },
];

let server: TestServer;
let base: string;
let drafts: string;
let recorded: Statement[] | null = null;

beforeAll(async () => {
  const database = await openTestDatabase({
    onstatement: (text, parameters) => void recorded?.push({ text, parameters }),
  });
  await distributeByStudent(database);
  server = await buildTestServer({ database });
  base = await server.listen();
  drafts = await createDrafts(server);
});
afterAll(() => server.close());

const isAboutRows = ({ text }: Statement) => /^\s*(select|with|insert|update|delete)\b/i.test(text);

/** The statements that the server sends while it answers. */
async function statementsOf(answer: () => Promise<unknown>): Promise<Statement[]> {
  recorded = [];
  await answer();
  const sent = recorded.filter(isAboutRows);
  recorded = null;
  return sent;
}

/** Whether it stays in one shard (`home`, unless null), and writes only rows that are given one by one. */
async function isWithin(statement: Statement, home: number | null): Promise<boolean> {
  const shards = await shardsOf(server.database, statement);
  const numbers = new Set(shards.map((shard) => /_shard(\d)$/.exec(shard)?.[1] ?? 'elsewhere'));
  const [found] = numbers;
  return numbers.size <= 1 && found !== 'elsewhere' && (home === null || !found || found === String(home));
}

/** The number of this student's shard. */
async function homeOf({ id }: { id: string }): Promise<number> {
  const [row] = await server.database.sql<{ shard: string }[]>`
    select tableoid::regclass::text as shard from users where id = ${id}`;
  return Number(row?.shard.at(-1));
}

/** Statements that are not within one shard, each once, with the calls that send them. */
async function crossingStatements(line: Line, kinds: readonly ('Basic' | 'Super')[], isSignedIn: boolean) {
  const found = new Map<string, string>();
  let count = 0;
  for (const kind of kinds) {
    const owner = await createStudentOf(server, kind);
    const answer = await prepareLine(base, line, { server, owner, drafts });
    const token = isSignedIn ? await startSession(server.domain, owner.id) : undefined;
    const home = isSignedIn ? await homeOf(owner) : null;
    const sent = await statementsOf(() => answer(token));
    count += sent.length;
    for (const statement of sent)
      if (!(await isWithin(statement, home)))
        found.set(statement.text, `${line.name} sends ${statement.text}`);
  }
  return { found: [...found.values()], count };
}

const unlisted = (found: readonly string[], listed: readonly Crossing[]) =>
  found.filter((statement) => !listed.some(({ words }) => statement.includes(words)));

const seen = new Set<Crossing>();
function note(found: readonly string[], listed: readonly Crossing[]): void {
  for (const crossing of listed)
    if (found.some((statement) => statement.includes(crossing.words))) seen.add(crossing);
}

// docs/scaling.md#beyond-one-primary
it.each(ofStudents.map((line) => [line.name, line] as const))(
  'the call %s queries only the shard of its student, with the listed exceptions',
  async (_, line) => {
    const { found, count } = await crossingStatements(line, ['Basic', 'Super'], true);
    expect(count).toBeGreaterThan(0);
    expect(unlisted(found, crossings)).toEqual([]);
    note(found, crossings);
  },
);

it.each(ofAnybody.map((line) => [line.name, line] as const))(
  'the call %s, which needs no session, queries one shard, with the listed exceptions',
  async (_, line) => {
    const { found } = await crossingStatements(line, ['Basic'], false);
    expect(unlisted(found, [...crossings, ...crossingsBeforeSession])).toEqual([]);
    note(found, crossingsBeforeSession);
  },
);

it('on a database that is distributed by student lists only statements that are sent', () => {
  expect([...crossings, ...crossingsBeforeSession].filter((crossing) => !seen.has(crossing))).toEqual([]);
});
