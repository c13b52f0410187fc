import { openTestDatabase, type Statement, shardOfStudent, shardsOf } from '@repo/db/testing';
import { startSession } from '@repo/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../build-test-server.ts';
import type { Line } from './access-matrix.ts';
import { createDrafts, createStudentOf } from './scene.ts';
import { ofAnybody, ofStudents, prepareLine } from './student-lines.ts';

/** A statement that is not bound to one student: an excerpt, and the reason. */
type Crossing = { words: string; why: string };

/** For signing in and up, codes and links, which are as rare as password hashing. */
const crossings: Crossing[] = [
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
    isDistributed: true,
    onstatement: (text, parameters) => void recorded?.push({ text, parameters }),
  });
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

/** The numbers of the shards that a statement needs; 'elsewhere' if it writes rows that are not given one by one. */
async function numbersOf(statement: Statement): Promise<string[]> {
  const shards = await shardsOf(server.database, statement);
  return [...new Set(shards.map((shard) => /_shard(\d)$/.exec(shard)?.[1] ?? 'elsewhere'))];
}

/**
 * Statements that are not within one shard, of signed-in students within their own, each once, with the calls that
 * send them; and how many need a shard.
 */
async function crossingStatements(line: Line, kinds: readonly ('Basic' | 'Super')[], isSignedIn: boolean) {
  const found = new Map<string, string>();
  let count = 0;
  for (const kind of kinds) {
    const owner = await createStudentOf(server, kind);
    const answer = await prepareLine(base, line, { server, owner, drafts });
    const token = isSignedIn ? await startSession(server.domain, owner.id) : undefined;
    const home = isSignedIn ? await shardOfStudent(server.database, owner.id) : null;
    const sent = await statementsOf(() => answer(token));
    for (const statement of sent) {
      const [number, ...others] = await numbersOf(statement);
      if (number === undefined) continue;
      count += 1;
      if (others.length > 0 || number === 'elsewhere' || (home !== null && number !== String(home)))
        found.set(statement.text, `${line.name} sends ${statement.text}`);
    }
  }
  return { found: [...found.values()], count };
}

const seen = new Set<Crossing>();

// docs/scaling.md#beyond-one-primary
it.each(ofStudents.map((line) => [line.name, line] as const))(
  'the call %s queries only the shard of its student',
  async (_, line) => {
    const { found, count } = await crossingStatements(line, ['Basic', 'Super'], true);
    expect(count).toBeGreaterThan(0);
    expect(found).toEqual([]);
  },
);

it.each(ofAnybody.map((line) => [line.name, line] as const))(
  'the call %s, which needs no session, queries one shard, with the listed exceptions',
  async (_, line) => {
    const { found } = await crossingStatements(line, ['Basic'], false);
    const isOf = (statement: string) => (crossing: Crossing) => statement.includes(crossing.words);
    expect(found.filter((statement) => !crossings.some(isOf(statement)))).toEqual([]);
    for (const statement of found) for (const each of crossings.filter(isOf(statement))) seen.add(each);
  },
);

it('on a database that is distributed by student lists only statements that are sent', () => {
  expect(crossings.filter((crossing) => !seen.has(crossing))).toEqual([]);
});
