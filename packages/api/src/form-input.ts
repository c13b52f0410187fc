import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError } from '@repo/domain';

/** The field of a form that holds, as JSON, everything except the files. */
const plainFields = 'input';

function parsed(json: unknown): object {
  try {
    return Object(JSON.parse(String(json ?? '{}')));
  } catch (cause) {
    throw new DomainError('BAD_INPUT', requestMessages.badMultipart, { cause });
  }
}

/**
 * The input of a call in the shape of its schema. A call with files is sent as a form: the files under their
 * names, the rest as JSON in the field `input` (created by packages/client).
 * @throws BAD_INPUT for a form with invalid JSON
 */
export async function plainInput(raw: unknown): Promise<unknown> {
  if (!(raw instanceof FormData)) return raw;
  const files: [string, Uint8Array][] = [];
  for (const [name, value] of raw)
    if (typeof value !== 'string') files.push([name, new Uint8Array(await value.arrayBuffer())]);
  return { ...parsed(raw.get(plainFields)), ...Object.fromEntries(files) };
}
