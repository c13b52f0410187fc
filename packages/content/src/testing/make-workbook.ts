import { zipSync } from 'fflate';

const xml = (content: string) =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`);

/**
 * XML parts of a workbook. `sheets` contain the rows; `strings` the shared texts, each the content of an
 * <si>.
 */
export type MadeWorkbook = {
  sheets: { name: string; rows: string; isHidden?: boolean }[];
  strings?: string[];
  /** Number formats of styles 1, 2, 3 …; style 0 has none. */
  numberForms?: string[];
  /** Whether the last style is strikethrough. */
  isStruckOut?: boolean;
  /** Font of the last style. */
  lastFont?: string;
  /** Whether the last style has a yellow cell. */
  isYellow?: boolean;
  /** Comments of the first sheet, by cell. */
  comments?: Record<string, string>;
  is1904?: boolean;
  /** Whether formulas are calculated only when the file is opened. */
  isUncomputed?: boolean;
  /** Names of pictures on its sheets. */
  pictures?: string[];
};

export function makeWorkbook({
  sheets,
  strings = [],
  numberForms = [],
  isStruckOut,
  lastFont = '',
  isYellow,
  comments,
  is1904,
  isUncomputed,
  pictures = [],
}: MadeWorkbook): Uint8Array {
  const formId = (index: number) => 164 + index;
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': xml('<Types/>'),
    'xl/workbook.xml': xml(
      `<workbook xmlns="m" xmlns:r="r"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map(
          ({ name, isHidden }, index) =>
            `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
        )
        .join('')}</sheets>${isUncomputed ? '<calcPr fullCalcOnLoad="1"/>' : ''}</workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      `<Relationships>${sheets
        .map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`)
        .join('')}<Relationship Id="rId99" Target="sharedStrings.xml"/></Relationships>`,
    ),
    'xl/sharedStrings.xml': xml(`<sst>${strings.map((each) => `<si>${each}</si>`).join('')}</sst>`),
    'xl/styles.xml': xml(
      `<styleSheet><numFmts>${numberForms
        .map(
          (code, index) =>
            `<numFmt numFmtId="${formId(index)}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
        )
        .join(
          '',
        )}</numFmts><fonts><font/><font><strike/></font><font><name val="${lastFont}"/></font></fonts><fills><fill/><fill/><fill><patternFill><fgColor rgb="FFFFFF00"/></patternFill></fill></fills><cellXfs><xf numFmtId="0"/>${numberForms
        .map((_, index) => `<xf numFmtId="${formId(index)}"/>`)
        .join(
          '',
        )}${isStruckOut ? '<xf numFmtId="0" fontId="1"/>' : ''}${lastFont === '' ? '' : '<xf numFmtId="0" fontId="2"/>'}${isYellow ? '<xf fillId="2"/>' : ''}</cellXfs></styleSheet>`,
    ),
  };
  for (const [index, { rows }] of sheets.entries())
    files[`xl/worksheets/sheet${index + 1}.xml`] = xml(
      `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    );
  if (comments) {
    files['xl/worksheets/_rels/sheet1.xml.rels'] = xml(
      '<Relationships><Relationship Id="rId1" Target="../comments1.xml"/></Relationships>',
    );
    const list = Object.entries(comments).map(
      ([cell, text]) => `<comment ref="${cell}"><text><r><t>${text}</t></r></text></comment>`,
    );
    files['xl/comments1.xml'] = xml(`<comments><commentList>${list.join('')}</commentList></comments>`);
  }
  for (const picture of pictures) files[`xl/media/${picture}`] = Buffer.from('picture');
  return zipSync(files);
}

/** A text cell without a reference. */
export const textCell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A row of adjacent cells without references. */
export const cellsRow = (line: number, cells: readonly string[]): string =>
  `<row r="${line}">${cells.join('')}</row>`;

const column = (index: number) => String.fromCharCode(65 + index);

/** A row of text cells. */
export const textRow = (line: number, texts: readonly string[]): string =>
  `<row r="${line}">${texts
    .map((text, index) => `<c r="${column(index)}${line}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`;
