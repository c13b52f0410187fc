import type { Database } from '#src/client.ts';
import { shareLookup, shareWrite } from './batch.ts';

/** A student's device. */
export type DeviceName = { userId: string; device: string };

/** How much of the study log a device has sent; see `study_devices`. */
export type DeviceProgress = { nextSequence: number; lastAt: Date; lastTimesMs: number[] };

const columns = `d.user_id as "userId", d.device, d.next_sequence as "nextSequence", d.last_at as "lastAt",
  d.last_times_ms as "lastTimesMs"`;
const findStatement = `select ${columns} from study_devices d where d.user_id = $1 and d.device = $2`;

/** The limit makes each look-up separate, as for sessions. */
const findAllStatement = `
  select ${columns}
  from jsonb_to_recordset($1::text::jsonb) as given("userId" text, device text)
  cross join lateral (select * from study_devices where study_devices.user_id = given."userId"
    and study_devices.device = given.device limit 1) d`;

/**
 * Of two simultaneous requests the higher number stays.
 * @param rows SQL that gives student, device, next sequence, time and times
 */
const insertRows = (rows: string) => `
  insert into study_devices (user_id, device, next_sequence, last_at, last_times_ms) ${rows}
  on conflict (user_id, device) do update set
    next_sequence = excluded.next_sequence, last_at = excluded.last_at, last_times_ms = excluded.last_times_ms
    where study_devices.next_sequence <= excluded.next_sequence`;

/**
 * Rows are written in key order, so that two statements with the same rows can't deadlock.
 * @param given the devices as a JSON array, in SQL
 */
export const insertDevices = (given: string) =>
  insertRows(`
    select "userId", device, "nextSequence", "lastAt", "lastTimesMs"
    from jsonb_to_recordset(${given}) as given("userId" text, device text, "nextSequence" bigint,
      "lastAt" timestamptz, "lastTimesMs" jsonb) order by 1, 2`);
const saveStatement = insertDevices('$1::text::jsonb');

/** @param first the number of the first of five parameters, in the order of `deviceParameters` */
export const insertDevice = (first: number) =>
  insertRows(`values ($${first}::text, $${first + 1}::text, $${first + 2}::bigint, $${first + 3}::timestamptz,
    $${first + 4}::text::jsonb)`);
const saveOneStatement = insertDevice(1);

export const deviceParameters = (reached: ReachedDevice) => [
  reached.userId,
  reached.device,
  reached.nextSequence,
  reached.lastAt.toISOString(),
  JSON.stringify(reached.lastTimesMs),
];

type DeviceRow = DeviceName & { nextSequence: string; lastAt: string; lastTimesMs: number[] };
export type ReachedDevice = DeviceName & DeviceProgress;

const keyOf = ({ userId, device }: DeviceName) => `${device} ${userId}`;

const progressOf = (row: DeviceRow | undefined): DeviceProgress | null =>
  row
    ? { nextSequence: Number(row.nextSequence), lastAt: new Date(row.lastAt), lastTimesMs: row.lastTimesMs }
    : null;

type QueriedDatabase = Pick<Database, 'sql' | 'isDistributed'>;

/**
 * Finds how far a device has come, in one prepared statement that concurrent calls share, unless students are
 * distributed; null for an unknown device.
 */
export function createDeviceLookup({
  sql,
  isDistributed,
}: QueriedDatabase): (name: DeviceName) => Promise<DeviceProgress | null> {
  const find = (statement: string, given: string[]) =>
    sql.unsafe<DeviceRow[]>(statement, given, { prepare: true });
  const alone = async ({ userId, device }: DeviceName) =>
    progressOf((await find(findStatement, [userId, device]))[0]);
  const together = async (names: readonly DeviceName[]) => {
    const rows = await find(findAllStatement, [JSON.stringify(names)]);
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return names.map((name) => progressOf(found.get(keyOf(name))));
  };
  return isDistributed ? alone : shareLookup(alone, together);
}

/**
 * Drops repeated devices, leaving each one's highest number, because one statement can't write a row twice.
 */
export function distinctDevices(devices: readonly ReachedDevice[]): ReachedDevice[] {
  const bySequence = [...devices].sort((one, other) => one.nextSequence - other.nextSequence);
  return [...new Map(bySequence.map((reached) => [keyOf(reached), reached])).values()];
}

/** Stores how far a device has come, committed. */
export function createDeviceStore({
  sql,
  isDistributed,
}: QueriedDatabase): (reached: ReachedDevice) => Promise<void> {
  if (isDistributed)
    return async (reached) =>
      void (await sql.unsafe(saveOneStatement, deviceParameters(reached), { prepare: true }));
  return shareWrite(async (devices: readonly ReachedDevice[]) => {
    await sql.unsafe(saveStatement, [JSON.stringify(distinctDevices(devices))], { prepare: true });
    return devices.map(() => undefined);
  });
}
