import type { TextFormat } from 'gift-pegjs';
import type { BoundedZip } from './bounded-zip.ts';
import { collapsedHtml } from './collapsed-html.ts';
import { markupOfHtml } from './html-text.ts';
import { exchangeMessages } from './messages.ts';
import { packedPicturesMax, readPackedPictures } from './packed-pictures.ts';
import { markupOfMarkdown, markupOfPlain } from './plain-text.ts';
import type { TablePictures } from './read-table.ts';
import { writtenHtml } from './written-html.ts';

const dataPicture = /(\bsrc\s*=\s*)(["'])data:image\/[a-z0-9.+-]{1,30};base64,([^"']*)\2/gi;

/** The pictures of a file, packed as files of their own or inside its texts. */
export class PackedTexts {
  private readonly inside = new Map<string, Uint8Array>();
  private readonly names = new Map<string, string>();

  constructor(private readonly zip?: BoundedZip) {
    for (const name of zip?.names ?? []) this.names.set(name, name);
  }

  /** @param address unique in the file */
  addPicture(address: string, bytes: Uint8Array): void {
    this.inside.set(address, bytes);
    this.names.set(address, address);
  }

  /** A text in HTML whose pictures are addressed by the names of packed files. */
  html(text: string): TextFormat {
    const withAddresses = text.includes('data:image/')
      ? text.replaceAll(dataPicture, (_, attribute: string, quote: string, data: string) => {
          const address = `picture-${this.inside.size + 1}`;
          this.addPicture(address, Buffer.from(data, 'base64'));
          return `${attribute}${quote}${address}${quote}`;
        })
      : text;
    return { format: 'html', text: collapsedHtml(withAddresses) };
  }

  /** Loads the pictures of these texts. */
  async readPictures(texts: readonly TextFormat[]): Promise<TablePictures & { notices: string[] }> {
    const read = async (names: readonly string[]) => {
      const found = new Map(await this.zip?.read(names.filter((name) => !this.inside.has(name))));
      for (const name of names) {
        const bytes = this.inside.get(name);
        if (bytes) found.set(name, bytes);
      }
      return found;
    };
    const all = texts.map(({ text }) => text);
    const { isCut, ...pictures } = await readPackedPictures({ read }, this.names, all);
    return { ...pictures, notices: isCut ? [exchangeMessages.picturesLeft(packedPicturesMax)] : [] };
  }
}

/** Converts a text into markup. @param warn is called with each loss */
export function packedText(
  given: TextFormat | null,
  warn: (loss: string) => void,
  { figureLine }: Pick<TablePictures, 'figureLine'>,
): string {
  if (!given) return '';
  const { format, text } = given;
  if (format === 'markdown') {
    if (/!\[[^\]]*\]\(/.test(text)) warn(exchangeMessages.image);
    return markupOfMarkdown(text);
  }
  const html = format === 'html' ? text : format === 'moodle' ? writtenHtml(text) : null;
  return html === null ? markupOfPlain(text) : markupOfHtml(html, { warn, figureLine });
}
