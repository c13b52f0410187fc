import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { codeIn, createFullAccount, trace } from './full-account.ts';
import { day, sweep } from './sweep-fixtures.ts';

useFreshDatabase();

const page = readFileSync(new URL('../../../docs/privacy-design.md', import.meta.url), 'utf8');

/** Column names that identify a person: by account, address, external number, or picture. */
const personal =
  /(^|_)(user|inviter|invited|person|student|owner)(_id|_by)?$|email|recipient|phone|picture|^subject$/;

/**
 * What happens to rows that identify a person by such a column when the account is deleted: they are deleted,
 * or stay anonymized. Add new columns here, and fill them in `createFullAccount`.
 */
const fates: Record<string, 'gone' | 'nobody' | 'empty' | 'no person'> = {
  'accepted_invites.invited_id': 'nobody',
  'accepted_invites.inviter_id': 'gone',
  'account_emails.email': 'gone',
  'account_emails.user_id': 'gone',
  'chapter_progress.user_id': 'gone',
  'chapter_unlocks.user_id': 'gone',
  'export_turns.user_id': 'gone',
  'guardian_links.user_id': 'gone',
  'guardianships.email': 'gone',
  'guardianships.user_id': 'gone',
  'identities.is_email_proved': 'no person',
  'identities.subject': 'gone',
  'identities.user_id': 'gone',
  'identity_proofs.email': 'gone',
  'identity_proofs.is_email_verified': 'no person',
  'identity_proofs.subject': 'gone',
  'known_devices.user_id': 'gone',
  'mail_codes.user_id': 'gone',
  'mail_outbox.recipient': 'gone',
  'mail_outbox.subject': 'no person',
  'mail_outbox.user_id': 'gone',
  'mistake_reports.user_id': 'gone',
  'order_states.user_id': 'nobody',
  'orders.user_id': 'nobody',
  'paper_results.user_id': 'gone',
  'plan_grants.user_id': 'nobody',
  'push_subscriptions.user_id': 'gone',
  'reminders.user_id': 'gone',
  'review_batches.user_id': 'gone',
  'review_counts.user_id': 'gone',
  'review_devices.user_id': 'gone',
  'review_tallies.user_id': 'gone',
  'revision_plans.user_id': 'gone',
  'saved_things.user_id': 'gone',
  'sessions.user_id': 'gone',
  'study_days.user_id': 'gone',
  'study_devices.user_id': 'gone',
  'test_results.user_id': 'gone',
  'users.email': 'gone',
  'users.invited_by': 'empty',
  'users.profile_picture': 'gone',
  'written_results.user_id': 'gone',
};

async function allColumns(): Promise<string[]> {
  const rows = await database.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' order by 1`);
  return rows.map(({ name }) => name);
}
const tablesOf = (columns: readonly string[]) => [
  ...new Set(columns.map((column) => column.slice(0, column.indexOf('.')))),
];

async function valuesOf(column: string): Promise<string[]> {
  const [table = '', name = ''] = column.split('.');
  const rows = await database.db.execute<{ value: string | null }>(
    sql`select ${sql.identifier(name)}::text as value from ${sql.identifier(table)}`,
  );
  return rows.flatMap(({ value }) => value ?? []);
}

/** Plans the deletion, queues another code in the outbox, and advances 7 days. */
async function deleteAccount({ student }: Awaited<ReturnType<typeof createFullAccount>>): Promise<void> {
  await domain.sendDeletionCode(student);
  const mail = (await ctx.deliverMails()).findLast(({ to }) => to === student.user.email);
  await domain.planDeletion(student, { code: codeIn(mail?.text) });
  await domain.sendDeletionCode(student);
}

// docs/product/accounts.md#account-deletion
it('the columns that identify a person are all listed here, so that new ones must be documented', async () => {
  expect((await allColumns()).filter((column) => personal.test(column.split('.')[1] ?? ''))).toEqual(
    Object.keys(fates),
  );
});

it("the columns that identify a person identify nobody after an account's deletion: rows are deleted or anonymized", async () => {
  const account = await createFullAccount();
  // The export is never read to its end, as if the server had died.
  await domain.exportAccount(account.student);
  await deleteAccount(account);
  const picture = (await valuesOf('users.profile_picture'))[0] ?? '';
  const names = (value: string) => value.includes(trace) || value === picture;
  for (const [column, fate] of Object.entries(fates))
    if (fate !== 'no person') expect((await valuesOf(column)).some(names), `${column} before`).toBe(true);

  ctx.time.pass(7 * day);
  expect((await sweep())?.removed).toMatchObject({ deletedAccounts: 1 });
  for (const [column, fate] of Object.entries(fates)) {
    const values = await valuesOf(column);
    expect(values.filter(names), column).toEqual([]);
    if (fate === 'nobody')
      expect(values, column).toContainEqual(expect.stringMatching(/^deleted-[0-9a-f]{32}$/));
  }
});

// docs/product/accounts.md#privacy
/** The tables in a section of the page, in order. */
function listed(heading: string): string[] {
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name = '']) => name).sort();
}

it('the page about stored data lists every table about a student, and every other one, once', async () => {
  const columns = await allColumns();
  const about = tablesOf(Object.keys(fates).filter((column) => fates[column] !== 'no person'));
  expect(listed('Tables about a student')).toEqual(about.sort());
  expect(listed('Tables about nobody')).toEqual(
    tablesOf(columns)
      .filter((table) => !about.includes(table))
      .sort(),
  );
});

it('the page about stored data names every column of the tables about a student', async () => {
  const about = listed('Tables about a student');
  for (const column of await allColumns()) {
    const [table = '', name = ''] = column.split('.');
    if (!about.includes(table)) continue;
    const row = page.split('\n').find((line) => line.startsWith(`| \`${table}\` |`)) ?? '';
    expect(row, `${table} says nothing of ${name}`).toContain(`\`${name}\``);
  }
});
