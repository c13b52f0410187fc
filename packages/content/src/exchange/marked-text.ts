/** A text that grows by pieces, so that a mark at its end is set or taken back without going through all of it. */
export class MarkedText {
  private readonly pieces: string[] = [];
  private readonly open: { mark: string; at: number }[] = [];

  add(text: string): void {
    if (text !== '') this.pieces.push(text);
  }

  newLine(): void {
    const last = this.pieces.at(-1);
    if (last !== undefined && !last.endsWith('\n')) this.pieces.push('\n');
  }

  /** A text of lines that belong together, with an empty line before and behind. */
  addBlock(text: string): void {
    this.newLine();
    this.add(`${this.pieces.length > 0 ? '\n' : ''}${text}\n\n`);
  }

  openMark(mark: string): void {
    this.open.push({ mark, at: this.pieces.length });
    this.pieces.push(mark);
  }

  /** A mark around nothing, or with a space inside, would show as bare stars. */
  closeMark(): void {
    const opened = this.open.pop();
    if (!opened) return;
    let blank = '';
    while (this.pieces.length > opened.at + 1 && this.pieces.at(-1)?.trim() === '')
      blank = this.pieces.pop() + blank;
    if (this.pieces.length === opened.at + 1) this.pieces.pop();
    else {
      const last = this.pieces.pop() ?? '';
      const end = last.trimEnd();
      this.pieces.push(end, opened.mark);
      blank = last.slice(end.length) + blank;
    }
    this.add(blank);
  }

  toString(): string {
    return this.pieces.join('');
  }
}
