/** A text that grows by pieces, so that a mark at its end is set or taken back without going through all of it. */
export class MarkedText {
  private readonly pieces: string[] = [];
  /** The marks that are open; one of which nothing stands inside yet has no place. */
  private readonly open: { mark: string; at: number | null }[] = [];

  add(text: string): void {
    const isInside = this.open.every(({ at }) => at !== null);
    // A mark with a space inside would show as bare stars.
    const words = isInside ? text : text.trimStart();
    if (words.length < text.length) this.pieces.push(text.slice(0, text.length - words.length));
    if (words === '') return;
    for (const opened of isInside ? [] : this.open) {
      if (opened.at !== null) continue;
      opened.at = this.pieces.length;
      this.pieces.push(opened.mark);
    }
    this.pieces.push(words);
  }

  newLine(): void {
    const last = this.pieces.at(-1);
    if (last !== undefined && !last.endsWith('\n')) this.add('\n');
  }

  /** A text of lines that belong together, with an empty line before and behind. */
  addBlock(text: string): void {
    this.newLine();
    this.add(`${this.pieces.length > 0 ? '\n' : ''}${text}\n\n`);
  }

  openMark(mark: string): void {
    this.open.push({ mark, at: null });
  }

  /** Nothing is left of a mark around nothing. */
  closeMark(): void {
    const opened = this.open.pop();
    if (!opened || opened.at === null) return;
    let blank = '';
    while (this.pieces.length > opened.at + 1 && this.pieces.at(-1)?.trim() === '')
      blank = this.pieces.pop() + blank;
    const last = this.pieces.pop() ?? '';
    const end = last.trimEnd();
    this.pieces.push(end, opened.mark);
    this.add(last.slice(end.length) + blank);
  }

  get isEmpty(): boolean {
    return this.pieces.length === 0;
  }

  toString(): string {
    return this.pieces.join('');
  }
}
