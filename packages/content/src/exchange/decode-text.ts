import { fileAdvice } from './file-advice.ts';
import { exchangeMessages } from './messages.ts';

type Decoded = { text: string; problems: string[]; losses: string[] };

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  // Without a byte order mark: western text in UTF-16 has a zero in every other byte.
  if (bytes.length >= 4 && bytes.length % 2 === 0) {
    if (second === 0 && bytes[3] === 0 && first !== 0) return 'utf-16le';
    if (first === 0 && third === 0 && second !== 0) return 'utf-16be';
  }
  return 'utf-8';
}

/** Normalizes line ends, and removes the byte order mark. */
export const plainLines = (text: string) => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');

/** Characters of Windows-1252 in place of Latin-1's control characters; some decoders confuse the two. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const decodeWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009F]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80] ?? sign);

/** A cell or words of only question marks, in a file with only English letters. */
const lostWords = /(?<![^\s,;|"])\?{3,}(?![^\s,;|"])|(?<![^\s,;|"])\?{2,}\s+\?{2,}(?![^\s,;|"])/;
/** Hindi in UTF-8 that was decoded as Windows-1252, and the replacement character. */
const wrongLetters = /(?:à[¤¥][^\s\w,;|"])+|\uFFFD/;

/** The characters that replaced lost letters in a file; undefined if there are none. */
function lostLetters(text: string): string | undefined {
  const wrong = wrongLetters.exec(text)?.[0];
  if (wrong !== undefined) return wrong;
  return lostWords.test(text) && !/[\u0100-\u1FFF]/.test(text) ? '???' : undefined;
}

/** Decodes a file: UTF-8 and UTF-16 with or without a byte order mark, else Windows-1252 with a notice. */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  const decoded = (text: string, losses: string[] = []): Decoded => {
    if (text.includes('\0')) return { text: '', problems: [fileAdvice.notText], losses: [] };
    const lost = lostLetters(text);
    return {
      text: plainLines(text),
      problems: [],
      losses: lost === undefined ? losses : [...losses, exchangeMessages.lettersLost(lost)],
    };
  };
  try {
    return decoded(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return decoded(decodeWindows(bytes), [exchangeMessages.notUtf8]);
  }
}
