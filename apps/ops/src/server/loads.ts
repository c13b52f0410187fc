import { load } from '#src/measure/wrk.ts';
import { readScript, saveScript, withScript } from '#src/measure/wrk-script.ts';
import type { BenchStudents } from './bench-students.ts';
import { savePath } from './calls.ts';

/**
 * @param path what the students read, one after the other
 * @param headers besides that of the session
 * @returns reads per second that the server at this address answers @throws when one is refused
 */
export const readsPerSecond = (
  url: string,
  path: string,
  { tokens }: BenchStudents,
  { headers, connections }: { headers?: Record<string, string>; connections?: number } = {},
) =>
  withScript(
    readScript(path, tokens, headers),
    async (script) => (await load({ url, script, connections })).perSecond,
  );

/**
 * @returns saves per second that the server at this address acknowledges, for students in turn
 * @throws when one is refused
 */
export const savesPerSecond = (url: string, students: BenchStudents, connections?: number) =>
  withScript(
    saveScript(savePath(students.place), students.tokens),
    async (script) => (await load({ url, script, seconds: 4, connections })).perSecond,
  );
