import { alternate, type Side } from './alternate.ts';
import { perSecond, type Row, ratioText } from './table.ts';

/**
 * A row of two sides that take requests, measured in turn.
 * @param ours and `limit` give requests per second
 * @param atLeast the required ratio ours / limit; null: only shown
 */
export async function comparedRow(options: {
  work: string;
  against: string;
  atLeast: number | null;
  ours: Side;
  limit: Side;
  rounds: number;
}): Promise<Row> {
  const { work, against, atLeast, ours, limit, rounds } = options;
  const found = await alternate(ours, limit, rounds);
  return {
    work,
    against,
    seen: `${ratioText(found.ratio)} (${perSecond(found.ours)} against ${perSecond(found.limit)})`,
    goal: atLeast === null ? '' : `>= ${ratioText(atLeast)}`,
    isReached: atLeast === null ? null : found.ratio >= atLeast,
  };
}
