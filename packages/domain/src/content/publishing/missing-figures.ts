import type { Chapter } from '@repo/contracts/content';
import { readFigureLine, readFigureName } from '@repo/contracts/figures';
import { type DraftProblem, figures } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { draftTexts } from './draft-texts.ts';
import { figureCalled } from './figure-problems.ts';

/** A figure in a chapter with a valid name, and the problem to report when it doesn't exist. */
type ShownFigure = { name: string; problem: DraftProblem };

function shownFigures(chapter: Chapter): ShownFigure[] {
  return draftTexts(chapter).flatMap(({ list, itemId, name: where, text }) => {
    if (!text.includes('![')) return [];
    return text.split(/\r\n?|\n/).flatMap((line): ShownFigure[] => {
      const figure = readFigureLine(line);
      if (!figure || !readFigureName(figure.name)) return [];
      const message = `The figure '${figureCalled(figure)}' in '${where}' names no stored file: ${figure.name}`;
      return [{ name: figure.name, problem: { list, itemId, message, figure: figure.name } }];
    });
  });
}

async function readKnown(
  tx: Transaction | DomainContext['database']['db'],
  names: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (names.size === 0) return names;
  const wanted = JSON.stringify([...names]);
  const rows = await tx
    .select({ name: figures.name })
    .from(figures)
    .where(sql`${figures.name} in (select jsonb_array_elements_text(${wanted}::jsonb))`);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Drops problems of figures that were stored since: that changes no chapter, so the cached problems would
 * stay.
 */
export async function withoutStored(
  ctx: DomainContext,
  problemsOf: ReadonlyMap<string, readonly DraftProblem[]>,
): Promise<Map<string, DraftProblem[]>> {
  const missing = [...problemsOf.values()].flat().flatMap(({ figure }) => figure ?? []);
  const known = await readKnown(ctx.database.db, new Set(missing));
  return new Map(
    [...problemsOf].map(([id, problems]) => [
      id,
      problems.filter(({ figure }) => figure === undefined || !known.has(figure)),
    ]),
  );
}

/** Collects the figures of chapters as they are read, and checks the store once for all. */
export class FigureCheck {
  readonly #shown = new Map<string, ShownFigure[]>();

  add(chapter: Chapter): void {
    this.#shown.set(chapter._id, shownFigures(chapter));
  }

  /** The missing figures by chapter, each place listed once. */
  async findMissing(tx: Transaction): Promise<(chapterId: string) => DraftProblem[]> {
    const all = [...this.#shown.values()].flat();
    const known = await readKnown(tx, new Set(all.map(({ name }) => name)));
    return (chapterId) => {
      const missing = (this.#shown.get(chapterId) ?? []).filter(({ name }) => !known.has(name));
      return [...new Map(missing.map(({ problem }) => [JSON.stringify(problem), problem])).values()];
    };
  }
}
