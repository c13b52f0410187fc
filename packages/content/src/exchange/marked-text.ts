/** A text built from pieces, in which marks such as bold can be added or dropped at the end without rescanning it. */
export class MarkedText {
  private readonly pieces: string[] = [];
  /** The open marks; a mark without content yet has no position. */
  private readonly open: { mark: string; at: number | null }[] = [];

  add(text: string): void {
    const isInside = this.open.every(({ at }) => at !== null);
    // Markup would not recognize a mark with a space just inside.
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

  /** Adds a block of lines with empty lines around it. */
  addBlock(text: string): void {
    this.newLine();
    this.add(`${this.pieces.length > 0 ? '\n' : ''}${text}\n\n`);
  }

  openMark(mark: string): void {
    this.open.push({ mark, at: null });
  }

  /** Drops a mark without content. */
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
