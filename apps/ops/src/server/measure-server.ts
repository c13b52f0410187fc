import type { Row } from '#src/measure/table.ts';
import { requireWrk } from '#src/measure/wrk.ts';
import { bulkRows } from './bulk-rows.ts';
import { composeRow } from './compose-row.ts';
import { processRows } from './process-rows.ts';
import { startProduct } from './product.ts';
import { readRows } from './read-rows.ts';
import { resultRows } from './result-rows.ts';
import { saveRows } from './save-row.ts';
import { signInRow } from './sign-in-row.ts';
import { workersRows } from './workers-row.ts';

/**
 * The server's figures, one row at a time.
 * @throws without wrk or Postgres
 */
export async function measureServer(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  requireWrk();
  const rows: Row[] = [];
  const add = (row: Row) => {
    rows.push(row);
    tell(row);
  };
  const product = await startProduct();
  try {
    for (const measure of [...bulkRows, ...readRows, ...saveRows, signInRow, ...workersRows])
      add(await measure(product, rounds));
    for (const row of await resultRows(product, rounds)) add(row);
    for (const row of await processRows(product, rounds)) add(row);
  } finally {
    await product.stop();
  }
  add(await composeRow(rounds));
  return rows;
}

/**
 * Measures reading the results of a student who has very many.
 * @throws without Postgres
 */
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

/** The gain of a second worker, alone. @throws without wrk or Postgres */
export async function measureWorkers(rounds: number, tell: (row: Row) => void): Promise<Row[]> {
  requireWrk();
  const product = await startProduct();
  try {
    const rows: Row[] = [];
    for (const measure of workersRows) {
      const row = await measure(product, rounds);
      tell(row);
      rows.push(row);
    }
    return rows;
  } finally {
    await product.stop();
  }
}
