/** Advice for files that can't be read as they are. */
export const fileAdvice = {
  notText:
    'The file is not text, and no Excel workbook, Anki deck, QTI package or H5P file either: save its table as .xlsx or .csv',
  zipBroken: 'The file is damaged or not whole: download it again, or save it again in its program',
  otherZip:
    'This zip file is no Excel workbook, Anki deck, QTI package or H5P file: unpack it and choose one of the files in it',
  textTooLarge: 'The file is too large: at most 1 MB of text can be imported at once',
  oldWorkbook: 'This is an old Excel workbook (.xls): save it as .xlsx or CSV',
  oldDocument: 'This is an old Word document (.doc): open it in Word, save it as .docx, and choose that file',
  locked: 'This file has a password: remove it in Word or Excel, save the file, and choose it again',
  openDocument: 'This is a LibreOffice file: save a text as .docx, a table as .xlsx or CSV',
  document: 'This is a Word document, but its name doesn’t end in .docx: rename the file and choose it again',
  documentForCards:
    'This is a Word document: for flashcards save its table as .xlsx or CSV. Questions and notes can be imported from it',
  noDocument: 'This isn’t a Word document: open it in Word, save it as .docx, and choose that file',
  documentBroken: 'The document is damaged: open it in Word, save it again as .docx, and choose that file',
  documentEmpty: 'The document has no text',
  documentBoxes:
    'The text of the document is in text boxes or drawings, which can’t be read: copy it into the page',
  slides: 'These are slides: copy the texts and paste them',
  library:
    "This is a zip file. A library that was saved here is added with 'Add a library'; of others, unpack the file first",
  deckForQuestions: 'An Anki deck has cards, and no questions with options: import it as flashcards',
  deckForNotes: 'An Anki deck has cards, and no notes: import it as flashcards',
  workbookForText: "A workbook is a table: choose 'Table' as the form of the file",
  workbookForNotes:
    'A workbook is a table, and no notes: write the notes as a text with lines such as # Topic',
  gift: "This looks like GIFT: choose 'GIFT' as the form of the file",
  aiken: "This looks like Aiken: choose 'Aiken' as the form of the file",
  pdf: 'A PDF cannot be read: open it in Word, save it as .docx and compare the two, or copy its text and paste it',
  picture: 'This is a picture. Put pictures into a text as figures',
  moodleBackup:
    'This is a packed backup: in Moodle, export the questions as Moodle XML, and choose that file',
  onlyQuestions: 'This file has questions: import it under Tests',
  noMoodleXml: 'This isn’t Moodle XML: in Moodle, export the questions as “Moodle XML format”',
  qtiTest: 'This is a test of QTI without its questions: choose the whole package (.zip)',
  noQti:
    'The file has no questions of QTI. A SCORM package can’t be read: export its questions as QTI or Moodle XML',
  packages: {
    qti: 'This isn’t a QTI package: choose its file (.zip)',
    h5p: 'This isn’t an H5P file: choose a file that ends in .h5p',
  },
  qtiBroken: 'The package is damaged: save it again in the program that made it',
  otherH5p: (kind: string) =>
    `This H5P file is of the kind ‘${kind}’, which cannot be imported: copy its questions and paste them. Question Set, Multiple Choice, True/False and Single Choice Set can be imported`,
  h5pBroken: 'The H5P file is damaged: download it again',
  rtf: 'This is a rich text document (RTF): open it in Word and save it as .docx, or a table as CSV',
  webPage: 'This is a web page: copy its table or text and paste it, or open it in Word and save it as .docx',
} as const;

const startsWith = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, index) => bytes[index] === byte);

export const isZip = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06);

/** Advice for a file in Microsoft's old binary format, by the names of its streams. */
function adviceForOldFile(bytes: Uint8Array): string {
  const has = (part: string) => Buffer.from(bytes).includes(Buffer.from(part, 'utf16le'));
  if (has('EncryptedPackage')) return fileAdvice.locked;
  return has('WordDocument') ? fileAdvice.oldDocument : fileAdvice.oldWorkbook;
}

/** Advice for a file that is no zip, by its first bytes; null if it may be text. */
export function adviceForBytes(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return adviceForOldFile(bytes);
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return fileAdvice.pdf;
  if (startsWith(bytes, 0x1f, 0x8b)) return fileAdvice.moodleBackup;
  const isPicture =
    startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    startsWith(bytes, 0xff, 0xd8, 0xff) ||
    startsWith(bytes, 0x47, 0x49, 0x46, 0x38);
  return isPicture ? fileAdvice.picture : null;
}

/** Advice for a text, by its beginning; null if it can be read. */
export function adviceForText(text: string): string | null {
  const start = text.slice(0, 500).trimStart();
  if (start.startsWith('{\\rtf')) return fileAdvice.rtf;
  return /^<(!doctype )?html/i.test(start) ? fileAdvice.webPage : null;
}

/** Advice to choose the format that a text without column names seems to have; null for none. */
export function adviceForQuestions(text: string): string | null {
  if (/^ANSWER:\s*[A-Z]\s*$/im.test(text)) return fileAdvice.aiken;
  return /\{\s*(?:[=~#}]|T\}|F\}|TRUE\}|FALSE\})/.test(text) ? fileAdvice.gift : null;
}

/** Recognizes a zip by the files in it; `advice` if it can't be imported. */
export function kindOfZip(
  names: readonly string[],
): 'workbook' | 'deck' | 'document' | 'qti' | 'h5p' | { advice: string } {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  if (has(/^xl\/workbook\.xml$/)) return 'workbook';
  if (has(/^collection\.anki(2|21|21b)$/)) return 'deck';
  if (has(/^word\/document\d*\.xml$/)) return 'document';
  if (has(/^ppt\/presentation\.xml$/)) return { advice: fileAdvice.slides };
  if (has(/^content\.xml$/) && has(/^mimetype$/)) return { advice: fileAdvice.openDocument };
  if (has(/(^|\/)subject\.yaml$/)) return { advice: fileAdvice.library };
  if (has(/^moodle_backup\.xml$/)) return { advice: fileAdvice.moodleBackup };
  if (has(/^h5p\.json$/)) return 'h5p';
  return has(/\.xml$/i) ? 'qti' : { advice: fileAdvice.otherZip };
}
