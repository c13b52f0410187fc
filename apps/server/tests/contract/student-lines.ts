import { callOf, type Line, readMatrix } from './access-matrix.ts';
import { validInputs } from './inputs.ts';
import { validRequests } from './requests.ts';
import { type Reply, type Scene, send } from './scene.ts';
import { sendInput } from './send-input.ts';

const calls = readMatrix('Calls');
const procedures = readMatrix('Procedures without a documented call');

const lines = [...calls.lines, ...procedures.lines];
const cellOf = ({ cells }: Line, column: string) => cells[calls.columns.indexOf(column)];
/** Calls that require a signed-in student. */
export const ofStudents = lines.filter(
  (line) => cellOf(line, 'Super') !== '401' && cellOf(line, 'nobody') === '401',
);
export const ofAnybody = lines.filter((line) => cellOf(line, 'nobody') === '200');

/** Creates the data for the valid request of a line. @returns a function that sends it */
export async function prepareLine(
  base: string,
  { name }: Line,
  scene: Scene,
): Promise<(token?: string) => Promise<Reply>> {
  const [method = '', path = ''] = callOf(name).split(' ');
  const build = validRequests[name];
  if (build) {
    const request = await build(scene);
    return (token) => send(base, method, path, request, token);
  }
  const input = await validInputs[name]?.(scene);
  return (token) => sendInput(base, callOf(name), input, token);
}
