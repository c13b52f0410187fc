/** An error in a library file. The message starts with the file, unless null, and the line if known. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
  readonly file: string | null;
  /** The line, from 1. */
  readonly line: number | undefined;

  constructor(file: string | null, line: number | undefined, reason: string) {
    super(file === null ? reason : `${file}${line === undefined ? '' : `:${line}`}: ${reason}`);
    this.file = file;
    this.line = line;
  }
}
