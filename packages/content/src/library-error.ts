/** Something in a library file is wrong. The message starts with the file (null: no file of it), and the line where one is known. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError';
  readonly file: string | null;
  /** Counts from 1. */
  readonly line: number | undefined;

  constructor(file: string | null, line: number | undefined, reason: string) {
    super(file === null ? reason : `${file}${line === undefined ? '' : `:${line}`}: ${reason}`);
    this.file = file;
    this.line = line;
  }
}
