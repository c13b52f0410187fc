import { caseQuestionsMax } from '@repo/contracts/limits/content';
import { exchangeMessages } from './messages.ts';
import type { Places } from './question-columns.ts';
import type { TableRow } from './table-rows.ts';

/**
 * Rejects rows with an empty passage cell below a passage, which a spreadsheet leaves when cells were merged.
 * Skips tables that repeat passages or name the kind of each row, because their authors fill the cell where
 * needed.
 */
export function withPassageGaps<R extends TableRow>(
  rows: readonly R[],
  places: Places,
  head: readonly string[],
): R[] {
  const at = ({ cells }: TableRow, column: number) => (cells[column] ?? '').trim();
  const passages = rows.map((row) => at(row, places.passage)).filter((text) => text !== '');
  if (new Set(passages).size < passages.length) return [...rows];
  let below = Number.POSITIVE_INFINITY;
  return rows.map((row) => {
    below = at(row, places.passage) === '' ? below + 1 : 0;
    const isOther = [places.kind, places.assertion, places.reason].some((column) => at(row, column) !== '');
    if (below === 0 || below >= caseQuestionsMax || isOther || row.fault !== undefined) return row;
    return { ...row, fault: exchangeMessages.passageGap(head[places.passage]?.trim() ?? '') };
  });
}
