import type { Library } from '@repo/contracts/library';
import { readLibrary } from '#src/read-library.ts';

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

let library: Promise<Library> | undefined;

/** The starter library with all checks, read once per process and frozen, since test files share it. */
export function starterLibrary(): Promise<Library> {
  library ??= readLibrary(undefined, { isStarter: true }).then(freeze);
  return library;
}
