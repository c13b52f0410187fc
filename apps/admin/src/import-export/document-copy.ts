import type { DocumentLossKind } from '@repo/contracts/import-document';
import type { ImportKind } from '@repo/contracts/import-export';
import { libraryZipMax } from '@repo/contracts/limits/admin';
import { markupEditorCopy } from '#src/markup-editor/markup-editor-copy.ts';

const { pasted } = markupEditorCopy;
const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
/** Only this many places of a loss are listed; the rest is counted. */
const placesMax = 5;

/** Texts about Word documents. */
export const documentCopy = {
  choose: 'Choose a Word document',
  reading: 'Reading the document…',
  readFailed: 'Couldn’t read the document. Nothing was changed. Try again',
  tooLarge: `The document is too large: at most ${libraryZipMax} can be read. In Word choose “Compress Pictures”, or split it into two documents`,
  title: 'Questions from a document',
  from: (name: string) => `From ${name}. Compare the text with your document before you add the questions.`,
  noticesTitle: 'Differences from the document',
  places: (places: readonly string[]) => {
    const shown = places.slice(0, placesMax).map((words) => `“${words}”`);
    const more = places.length - shown.length;
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  },
  titleLost: 'The title is left out: the chapter has its own name.',
  noHeadings:
    'The document has no headings, so it becomes one topic. For several topics, give the name of each the style “Heading 1” in Word.',
  hints: {
    flashcards: '',
    questions: 'You can also choose a question paper in Word (.docx), whichever form is chosen above.',
    notes: 'Or a Word document (.docx): main headings start topics, page breaks start pages.',
  } satisfies Record<ImportKind, string>,
  /** What a document lost or changed, with its number of places. */
  lost: {
    pictures: (count) =>
      `${counted(count, 'A picture is', 'pictures are')} left out, because browsers can’t show this kind: save it as PNG or JPEG, and insert it as a figure.`,
    linkedPictures: (count) =>
      `${counted(count, 'A picture is', 'pictures are')} only linked, not stored in the document: insert the file as a figure.`,
    manyPictures: () => 'Only the first 100 pictures are imported.',
    croppedPictures: (count) =>
      `${counted(count, 'A picture cropped in Word shows', 'pictures cropped in Word show')} in full here: check it, or crop the file itself and insert it as a figure.`,
    undescribedPictures: (count) =>
      `${counted(count, 'A picture becomes a figure', 'pictures become figures')} without a description: say what it shows, for students who can’t see it.`,
    tablePictures: (count) =>
      `${counted(count, 'A picture inside a table is', 'pictures inside tables are')} below the table now.`,
    drawings: (count) =>
      `${counted(count, 'A drawing, chart or diagram made in Word is', 'drawings, charts or diagrams made in Word are')} left out: save it as a picture, and insert it as a figure.`,
    textBoxes: pasted.textBoxes,
    formulas: pasted.formulas,
    embedded: (count) => `${counted(count, 'An embedded file is', 'embedded files are')} left out.`,
    footnotes: (count) =>
      `${counted(count, 'A footnote is', 'footnotes are')} left out: write it into the text if students need it.`,
    comments: () => 'Comments are left out.',
    hidden: () => 'Hidden text is left out.',
    tracked: () => 'The document has tracked changes: added text is included, deleted text is not.',
    edges: () => 'Headers and footers are left out.',
    contents: () => 'The table of contents is left out.',
    links: pasted.links,
    highlighted: () =>
      'Some words are highlighted in the document. If that shows a right answer, choose it yourself.',
    colored: () =>
      'Some words are in another colour in the document. If that shows a right answer, choose it yourself.',
    underlined: () =>
      'Some words are underlined in the document. If that shows a right answer, choose it yourself.',
    struck: pasted.struck,
    signFonts: pasted.signFonts,
  } satisfies Record<DocumentLossKind, (count: number) => string>,
  notesLost: {
    highlighted: () => 'Highlighted words are plain now: make them bold if that matters.',
    underlined: pasted.underlined,
  } satisfies Partial<Record<DocumentLossKind, () => string>>,
} as const;
