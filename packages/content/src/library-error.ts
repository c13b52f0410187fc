/** Something in a library file is wrong. The message starts with the file, and the line where one is known. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
  readonly file: string;
  /** Counts from 1. */
  readonly line: number | undefined;

  constructor(file: string, line: number | undefined, reason: string) {
    super(`${file}${line === undefined ? '' : `:${line}`}: ${reason}`);
    this.file = file;
    this.line = line;
  }
}
