/** A lower triangular matrix, row by row. */
export type Triangular = readonly (readonly number[])[];

/**
 * Cholesky decomposition: the lower triangle L with L · Lᵀ = matrix (symmetric, positive definite). Yields after each
 * row.
 */
export function* findingTriangle(matrix: readonly (readonly number[])[]): Generator<void, Triangular> {
  const rows: number[][] = [];
  for (const [at, row] of matrix.entries()) {
    const next: number[] = [];
    for (let column = 0; column <= at; column++) {
      const other = column === at ? next : (rows[column] ?? []);
      let left = row[column] ?? 0;
      for (let before = 0; before < column; before++) left -= (next[before] ?? 0) * (other[before] ?? 0);
      next.push(column === at ? Math.sqrt(Math.max(left, 1e-9)) : left / (other[column] ?? 1));
    }
    rows.push(next);
    yield;
  }
  return rows;
}

/** Solves triangle · x = values. */
export function solveDown(triangle: Triangular, values: readonly number[]): number[] {
  const solved: number[] = [];
  for (const [at, row] of triangle.entries()) {
    let left = values[at] ?? 0;
    for (let before = 0; before < at; before++) left -= (row[before] ?? 0) * (solved[before] ?? 0);
    solved.push(left / (row[at] ?? 1));
  }
  return solved;
}

/** Solves triangleᵀ · x = values. */
export function solveUp(triangle: Triangular, values: readonly number[]): number[] {
  const solved = [...values];
  // Row by row: with 800 chapters, going down columns takes four times as long.
  for (let at = solved.length - 1; at >= 0; at--) {
    const row = triangle[at] ?? [];
    const value = (solved[at] ?? 0) / (row[at] ?? 1);
    solved[at] = value;
    for (let before = 0; before < at; before++)
      solved[before] = (solved[before] ?? 0) - (row[before] ?? 0) * value;
  }
  return solved;
}
