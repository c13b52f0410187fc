import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const luaList = (values: readonly string[]) => `{ ${values.map((value) => `"${value}"`).join(',')} }`;

/**
 * A wrk script that GETs one path with each student's token in turn, so that simultaneous requests differ.
 * The requests are built before the load begins, to cost wrk little.
 */
export const readScript = (path: string, tokens: readonly string[], headers: Record<string, string> = {}) => `
local requests = {}
function init()
  for index, token in ipairs(${luaList(tokens)}) do
    local headers = { ["Authorization"] = "Bearer " .. token }
    ${Object.entries(headers)
      .map(([name, value]) => `headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
      .join('\n    ')}
    requests[index] = wrk.format("GET", "${path}", headers)
  end
end
local last = 0
function request()
  last = last % #requests + 1
  return requests[last]
end`;

/** A wrk script that PUTs reading positions of these students, on varying pages. */
export const saveScript = (path: string, tokens: readonly string[]) => `
local tokens = ${luaList(tokens)}
function request()
  local body = '{"notesProgress":{"currentTopicIndex":1,"currentPageIndex":' .. math.random(0, 20) .. '}}'
  local headers = { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. tokens[math.random(#tokens)] }
  return wrk.format("PUT", "${path}", headers, body)
end`;

/**
 * Stores a text in a file while `work` runs.
 * @param work gets the file's path
 */
export async function withScript<T>(text: string, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-script-'));
  try {
    const file = join(folder, 'script');
    await writeFile(file, text);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
