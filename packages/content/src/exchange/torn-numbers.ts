import { exchangeMessages } from './messages.ts';
import type { TableRow } from './table-rows.ts';

const numberEnd = /(?:^|[^\d.])\d{1,3}$/;
const bareNumber = /^[-−–+]?\d+(?:\.\d+)?$/;
/** '5 cm', '500J', '20%'; no '2 and 3' or '1 only'. */
const numberWithUnit = /^[-−–+]?\d[\d.]*\s*(?!(?:and|or|to|only|और|या|से|केवल)(?![\p{L}\p{M}]))[\p{L}°%]/u;
/** The first half of a pair such as x = 1, y = 2. */
const equation = /^(\p{L})\s*=/u;

/**
 * Rejects rows in which a comma seems to cut a number, such as 12,5 cm or 2,3, into two options, so that the answer in
 * front means another one. Only warns if both halves may be options.
 * @param columns those of the options @param before the column before them if it is the question, else -1
 */
export function withTornNumbers<R extends TableRow>(
  rows: readonly R[],
  columns: readonly number[],
  before: number,
  sign: string,
): R[] {
  const filledOf = ({ cells }: R) => columns.filter((at) => (cells[at] ?? '').trim() !== '');
  const counts = rows.flatMap((row) => (row.fault === undefined ? [filledOf(row).length] : []));
  const isWide = (count: number) => counts.filter((each) => each < count).length > counts.length / 2;
  const judge = (row: R, at: number): 'cut' | 'doubt' | null => {
    const textAt = (column: number) => (row.cells[column] ?? '').trim();
    const [text, next] = [textAt(at), textAt(at + 1)];
    const isBare = (row.source ?? '').includes(`${row.cells[at]},${row.cells[at + 1]}`);
    if (!columns.includes(at + 1) || !isBare) return null;
    const filled = filledOf(row);
    const others = filled.filter((column) => column !== at && column !== at + 1).map(textAt);
    const [one, other] = [text, next].map((each) => equation.exec(each)?.[1]);
    const variables = new Set(others.map((each) => equation.exec(each)?.[1]));
    const areOfOne = variables.size === 1 && variables.has(one);
    if (one && other && one !== other && (variables.has(undefined) || areOfOne)) return 'doubt';
    if (!numberEnd.test(text) || !/^\d/.test(next)) return null;
    if (next === '00' && /^\d{3}(?!\d)/.test(textAt(at + 2))) return 'cut';
    const isNumber = bareNumber.test(next);
    const isOption = columns.includes(at);
    if (isOption && bareNumber.test(text) && Number(text) !== 0 && numberWithUnit.test(next)) return 'cut';
    if (isNumber && others.length > 0 && others.every((each) => numberWithUnit.test(each))) return 'cut';
    if (isWide(filled.length) || (!isOption && numberWithUnit.test(next))) return 'doubt';
    const words = others.filter((each) => /\p{L}/u.test(each) && !/\d/.test(each));
    return isNumber && words.length > 0 && words.length >= others.length / 2 ? 'doubt' : null;
  };
  return rows.map((row) => {
    if (row.fault !== undefined) return row;
    const places = [before, ...columns];
    const judged = places.map((at) => ({ at, is: at < 0 ? null : judge(row, at) }));
    const found = judged.find(({ is }) => is === 'cut') ?? judged.find(({ is }) => is === 'doubt');
    if (found === undefined) return row;
    const [text = '', next = ''] = row.cells.slice(found.at, found.at + 2).map((cell) => cell.trim());
    return found.is === 'cut'
      ? { ...row, fault: exchangeMessages.textCut(text, next, sign) }
      : { ...row, loss: row.loss ?? exchangeMessages.textMayBeCut(text, next) };
  });
}
