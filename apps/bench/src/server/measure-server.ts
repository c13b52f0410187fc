import { findProgram } from '#src/measure/installed.ts';
import type { Row } from '#src/measure/table.ts';
import { bulkRows } from './bulk-rows.ts';
import { composeRow } from './compose-row.ts';
import { processRows } from './process-rows.ts';
import { startProduct } from './product.ts';
import { readRows } from './read-rows.ts';
import { resultRows } from './result-rows.ts';
import { saveRow } from './save-row.ts';
import { signInRow } from './sign-in-row.ts';

/**
 * The server's figures, one row after the other, told as they come.
 * @throws without wrk or Postgres
 */
export async function measureServer(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  if (!findProgram('wrk')) throw new Error('wrk is not installed (Debian: wrk); it makes the load.');
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    tell(row);
  };
  const product = await startProduct();
  try {
    for (const measure of [...bulkRows, ...readRows, saveRow, signInRow]) add(await measure(product, rounds));
    for (const row of await resultRows(product, rounds)) add(row);
    for (const row of await processRows(product, rounds)) add(row);
  } finally {
    await product.stop();
  }
  add(await composeRow(rounds));
  return rows;
}

/** Reading the results of a student who has very many, alone. @throws without Postgres */
export async function measureResults(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  const product = await startProduct();
  try {
    const rows = await resultRows(product, rounds);
    for (const row of rows) tell(row);
    return rows;
  } finally {
    await product.stop();
  }
}
