import type { DocumentLossKind } from '@repo/contracts/import-document';
import type { ImportKind } from '@repo/contracts/import-export';
import { markupEditorCopy } from '#src/markup-editor/markup-editor-copy.ts';

const { pasted } = markupEditorCopy;
const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
/** More places are only counted. */
const placesMax = 5;

/** Texts about Word documents. */
export const documentCopy = {
  choose: 'Choose a Word document',
  reading: 'Reading the document…',
  readFailed: 'The document could not be read. Nothing was changed. Try again',
  tooLarge:
    'The document is too large: at most 5.9 MB can be read at once. In Word choose “Compress Pictures”, or save it in two parts',
  title: 'Questions from a document',
  from: (name: string) => `From ${name}. Compare the text with your document before you add the questions.`,
  noticesTitle: 'What is different from the document',
  places: (places: readonly string[]) => {
    const shown = places.slice(0, placesMax).map((words) => `“${words}”`);
    const more = places.length - shown.length;
    return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  },
  titleLost: 'The title is left out: the chapter has its own name.',
  noHeadings:
    'The document has no headings, so it becomes one topic. For several, give their names the style “Heading 1” in Word.',
  hints: {
    flashcards: '',
    questions: 'A question paper in Word (.docx) can be chosen too, whatever is marked above.',
    notes: 'Or a Word document (.docx): its main headings become topics, its page breaks new pages.',
  } satisfies Record<ImportKind, string>,
  /** What a document lost or changed, with its number of places. */
  lost: {
    pictures: (count) =>
      `${counted(count, 'A picture is', 'pictures are')} of a kind that cannot be shown, and left out: save it as PNG or JPEG, and insert it as a figure.`,
    linkedPictures: (count) =>
      `${counted(count, 'A picture is', 'pictures are')} not in the document, only its address: insert the file as a figure.`,
    manyPictures: () => 'Only the first 100 pictures come in.',
    croppedPictures: (count) =>
      `${counted(count, 'A picture was', 'pictures were')} cropped in Word and would show all of it again: check it, and insert the part as a figure.`,
    undescribedPictures: (count) =>
      `${counted(count, 'A picture becomes a figure', 'pictures become figures')} without a description: say what it shows, for students who can’t see it.`,
    tablePictures: (count) =>
      `${counted(count, 'A picture of a table stands', 'pictures of tables stand')} below the table now.`,
    drawings: (count) =>
      `${counted(count, 'A drawing, chart or diagram of Word is', 'drawings, charts or diagrams of Word are')} left out: save it as a picture, and insert it as a figure.`,
    textBoxes: pasted.textBoxes,
    formulas: pasted.formulas,
    embedded: (count) => `${counted(count, 'An embedded file is', 'embedded files are')} left out.`,
    footnotes: (count) =>
      `${counted(count, 'A footnote is', 'footnotes are')} left out: write it into the text if students need it.`,
    comments: () => 'Comments are left out.',
    hidden: () => 'Hidden text is left out.',
    tracked: () =>
      'The document has changes that are not accepted yet: what was added is in the text, what was deleted is not.',
    edges: () => 'The head and foot of the pages are left out.',
    contents: () => 'The table of contents is left out.',
    links: pasted.links,
    highlighted: () =>
      'Words are highlighted in the document. If that shows a right answer, choose it yourself.',
    colored: () =>
      'Words have another colour in the document. If that shows a right answer, choose it yourself.',
    underlined: () =>
      'Words are underlined in the document. If that shows a right answer, choose it yourself.',
    struck: pasted.struck,
    signFonts: pasted.signFonts,
  } satisfies Record<DocumentLossKind, (count: number) => string>,
  notesLost: {
    highlighted: () => 'Highlighted words are plain now: make them bold if that matters.',
    underlined: pasted.underlined,
  } satisfies Partial<Record<DocumentLossKind, () => string>>,
} as const;
