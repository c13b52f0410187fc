import { openTestDatabase, type Statement } from '@repo/db/testing';
import { startSession } from '@repo/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../build-test-server.ts';
import { fillTables } from './fill-tables.ts';
import { createDrafts, createStudentOf, lockedChapter, openChapter, publishFigure, send } from './scene.ts';
import { ofStudents, prepareLine } from './student-lines.ts';

/** A library of 800 chapters, and as many rows of everything else. */
const rows = 800;

let server: TestServer;
let base: string;
let drafts: string;
let recorded: Statement[] | null = null;

beforeAll(async () => {
  const database = await openTestDatabase({
    onstatement: (text, parameters) => void recorded?.push({ text, parameters }),
  });
  server = await buildTestServer({ database });
  base = await server.listen();
  drafts = await createDrafts(server);
  await fillTables(database.sql, rows);
});
afterAll(() => server.close());

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

const scannedBy = ({ Plans = [], ...node }: Plan): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : []),
  ...Plans.flatMap(scannedBy),
];

/** The tables that Postgres would scan completely for this statement. */
async function tablesScanned({ text, parameters }: Statement): Promise<string[]> {
  const [row] = await server.database.sql.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
    `explain (format json) ${text}`,
    parameters as string[],
  );
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan: plan }) => scannedBy(plan));
}

/** The driver's own queries on a new connection don't touch our tables. */
const isAboutRows = ({ text }: Statement) =>
  /^\s*(select|with|insert|update|delete)\b/i.test(text) && !text.includes('pg_catalog');

/** The tables that are scanned completely for this answer, each with the statement. */
async function scansOf(answer: () => Promise<unknown>): Promise<{ scans: string[]; count: number }> {
  recorded = [];
  await answer();
  const statements = recorded.filter(isAboutRows);
  recorded = null;
  const scans: string[] = [];
  for (const statement of statements)
    for (const table of await tablesScanned(statement)) scans.push(`${table}: ${statement.text}`);
  return { scans, count: statements.length };
}

it.each(ofStudents.map((line) => [line.name, line] as const))(
  'the call %s scans no table of a large library completely',
  async (_, line) => {
    const owner = await createStudentOf(server, 'Super');
    const answer = await prepareLine(base, line, { server, owner, drafts });
    const token = await startSession(server.domain, owner.id);
    const { scans, count } = await scansOf(() => answer(token));
    expect(count).toBeGreaterThan(0);
    expect(scans).toEqual([]);
  },
);

it('looking for a figure that the chapter does not show scans no table completely', async () => {
  const name = await publishFigure(server, lockedChapter);
  const { token } = await createStudentOf(server, 'Basic');
  const params = { chapterId: openChapter, name };
  const { scans } = await scansOf(async () => {
    const { status } = await send(base, 'GET', '/v1/figures/:chapterId/:name', { params }, token);
    expect(status).toBe(404);
  });
  expect(scans).toEqual([]);
});
