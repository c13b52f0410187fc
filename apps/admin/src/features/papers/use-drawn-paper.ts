import type { Chapter } from '@repo/contracts/content';
import { type DrawnPaper, drawPaper } from '@repo/contracts/papers.compose';
import { useMemo, useState } from 'react';
import { trpc } from '#src/api/trpc.ts';
import type { PaperFields } from './check-paper.ts';

export type PaperSource = Pick<Chapter, '_id' | 'tests' | 'written'>;
type Blueprint = Pick<PaperFields, 'units' | 'sections'>;
type Drawn = { paper: DrawnPaper; sources: readonly PaperSource[] };

/**
 * A sample paper from the drafts of the blueprint's available chapters.
 * @returns `drawn` is null while questions are loading; `leftOut` counts unavailable chapters
 */
export function useDrawnPaper({ units, sections }: Blueprint): {
  drawn: Drawn | null;
  leftOut: number;
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  again: () => void;
} {
  const [drawing, setDrawing] = useState(0);
  const subjects = trpc.content.subjects.list.useQuery();
  const wanted = units.flatMap(({ chapterIds }) => chapterIds);
  const shown = (subjects.data ?? []).flatMap(({ isAllContentAvailable, chapters }) =>
    isAllContentAvailable ? chapters.filter((chapter) => chapter.isAllContentAvailable) : [],
  );
  const ids = wanted.filter((id) => shown.some(({ _id }) => _id === id));
  const tests = trpc.useQueries((all) => ids.map((chapterId) => all.content.tests.list({ chapterId })));
  const written = trpc.useQueries((all) => ids.map((chapterId) => all.content.written.list({ chapterId })));
  const queries = [subjects, ...tests, ...written];
  const isThere = queries.every(({ data }) => data !== undefined);
  // Identifies the loaded data and the drawing that the teacher asked for, so that each draws another paper.
  const stamp = queries.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ');
  const drawn = useMemo((): Drawn | null => {
    if (!isThere) return null;
    const sources = ids.map((_id, index) => ({
      _id,
      tests: tests[index]?.data ?? [],
      written: written[index]?.data ?? [],
    }));
    return { paper: drawPaper({ units, sections }, sources, Math.random), sources };
  }, [isThere, stamp, units, sections, drawing]);
  return {
    drawn,
    leftOut: subjects.data ? wanted.length - ids.length : 0,
    error: queries.find(({ error }) => error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    retry() {
      for (const query of queries) if (query.error) void query.refetch();
    },
    again: () => setDrawing((count) => count + 1),
  };
}
