import type { AssignedColumns } from '@repo/contracts/import-columns';
import { titleLinesMax } from '@repo/contracts/limits/admin';
import type { BoundedZip } from '../bounded-zip.ts';
import type { Table } from '../read-table.ts';
import { exchangeMessages, type Window } from '../reading.ts';
import { readStyles } from './cell-styles.ts';
import { lostComments } from './comments.ts';
import { readSheet, type SheetSurroundings } from './read-sheet.ts';
import { readXml } from './read-xml.ts';
import { RichText } from './rich-text.ts';
import type { SheetUse } from './sheet-head.ts';

const paths = {
  workbook: 'xl/workbook.xml',
  relations: 'xl/_rels/workbook.xml.rels',
  strings: 'xl/sharedStrings.xml',
  styles: 'xl/styles.xml',
};
const picturesFolder = 'xl/media/';
const namesMax = 8;
const nameMaxLength = 40;

type Sheet = { name: string; id: string; isHidden: boolean };

const isOn = (value: string | undefined) => ['1', 'true'].includes(value ?? '');

function readSheets(files: Map<string, Uint8Array>) {
  const sheets: Sheet[] = [];
  let [is1904, isUncomputed] = [false, false];
  readXml(files.get(paths.workbook), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isOn(attributes.date1904);
      if (name === 'calcPr') isUncomputed = isOn(attributes.fullCalcOnLoad);
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const isHidden = (attributes.state ?? 'visible') !== 'visible';
      sheets.push({ name: (attributes.name ?? '').slice(0, nameMaxLength), id, isHidden });
    },
  });
  return { sheets, is1904, isUncomputed };
}

/** The file paths of the sheets, by the ids of their relations. */
function readTargets(files: Map<string, Uint8Array>): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(files.get(paths.relations), {
    open(name, { Id = '', Target = '' }) {
      if (name !== 'Relationship' || !/worksheets\//.test(Target)) return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
}

function readStrings(files: Map<string, Uint8Array>): RichText[] {
  const strings: RichText[] = [];
  let current: RichText | null = null;
  readXml(files.get(paths.strings), {
    open(name, attributes) {
      if (name === 'si') {
        current = new RichText();
        strings.push(current);
      } else current?.open(name, attributes);
    },
    text: (data) => current?.add(data),
    close: (name) => current?.close(name),
  });
  return strings;
}

const namesOf = (sheets: readonly Sheet[]) =>
  exchangeMessages.sheetNames(
    sheets.slice(0, namesMax).map(({ name }) => `'${name}'`),
    Math.max(0, sheets.length - namesMax),
  );

/** The first sheet with column names in its first row or below titles, else one that needs no names; null for none. */
async function chooseSheet(
  sheets: readonly Sheet[],
  fileOf: (sheet: Sheet) => Promise<Uint8Array | undefined>,
  known: SheetSurroundings,
) {
  let fallback: { sheet: Sheet; file: Uint8Array | undefined; isEntry: boolean } | null = null;
  for (const sheet of sheets) {
    const file = await fileOf(sheet);
    if (sheets.length === 1) return { sheet, file };
    const { isHead, isEntry, rowCount } = readSheet(file, known, false, titleLinesMax + 1);
    if (isHead) return { sheet, file };
    const isBetter = fallback === null || (isEntry && !fallback.isEntry);
    if (rowCount > 0 && isBetter && (isEntry || known.use === 'flashcards'))
      fallback = { sheet, file, isEntry };
  }
  return fallback;
}

/**
 * Reads one sheet of an Excel workbook as a table, with a notice of which one it is and which others are not read.
 * @param isHtml whether texts are HTML; by default if something in a cell is bold or italic
 * @throws ZipTooLargeError; Error if it is damaged
 */
export async function readWorkbook(
  zip: BoundedZip,
  { use, window, assigned }: { use: SheetUse; window: Window; assigned?: AssignedColumns | undefined },
  isHtml?: boolean,
): Promise<Table> {
  const files = await zip.read(Object.values(paths));
  const { sheets, is1904, isUncomputed } = readSheets(files);
  const targets = readTargets(files);
  const readable = sheets.filter(({ id }) => targets.has(id));
  const shown = readable.filter(({ isHidden }) => !isHidden);
  const strings = readStrings(files);
  const known = {
    strings,
    ...readStyles(files.get(paths.styles)),
    is1904,
    isUncomputed,
    use,
    window,
    assigned,
  };
  const pathOf = ({ id }: Sheet) => targets.get(id) ?? '';
  const fileOf = async (sheet: Sheet) => {
    const path = pathOf(sheet);
    return (await zip.read([path])).get(path);
  };
  const candidates = shown.length > 0 ? shown : readable;
  const chosen = await chooseSheet(candidates, fileOf, { ...known, assigned: undefined });
  const { rows, rowCount, problems, losses, hasFormats } = readSheet(chosen?.file, known, isHtml);
  const others = readable.filter((each) => each !== chosen?.sheet);
  const problem = chosen
    ? exchangeMessages.workbookEmpty
    : `${exchangeMessages.sheetsWithoutHead(namesOf(candidates))}. ${exchangeMessages.tableHeadMissing}`;
  return {
    rows,
    rowCount,
    columns: undefined,
    aside: new Map(),
    form: { separator: null, isHtml: isHtml ?? hasFormats },
    problems: rowCount === 0 && problems.length === 0 ? [problem] : problems,
    losses: [
      ...(zip.names.some((name) => name.startsWith(picturesFolder))
        ? [exchangeMessages.workbookPictures]
        : []),
      ...losses,
      ...(chosen ? await lostComments(zip, pathOf(chosen.sheet)) : []),
    ],
    notices:
      others.length > 0 && chosen ? [exchangeMessages.sheetsLost(chosen.sheet.name, namesOf(others))] : [],
  };
}
