import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';

/** The field of a form that holds, as JSON, everything but the files. */
const plainFields = 'input';

function parsed(json: unknown): object {
  try {
    return Object(JSON.parse(String(json ?? '{}')));
  } catch (cause) {
    throw new DomainError('BAD_INPUT', requestMessages.badMultipart, { cause });
  }
}

/**
 * The input of a call as its schema describes it. A call with files comes as a form: the files under their names, the
 * rest as JSON in the field `input` (packages/client makes it so).
 * @throws BAD_INPUT for a form whose JSON is none
 */
export async function plainInput(raw: unknown): Promise<unknown> {
  if (!(raw instanceof FormData)) return raw;
  const files: [string, Uint8Array][] = [];
  for (const [name, value] of raw)
    if (typeof value !== 'string') files.push([name, new Uint8Array(await value.arrayBuffer())]);
  return { ...parsed(raw.get(plainFields)), ...Object.fromEntries(files) };
}
