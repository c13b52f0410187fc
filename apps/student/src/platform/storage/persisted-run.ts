import type { StorageKey } from './keys.ts';
import { localText } from './local-text.ts';
import { type Persisted, persisted } from './persisted.ts';
import { guarded, hasFields, isRecord, isText, type Schema } from './schema.ts';
import { namesIn } from './stored-text.ts';

type RunKey = Extract<StorageKey, { scope: 'student'; area: 'localOrSession' }>['key'];

/** The run's newest answers and question. `runId`: another tab may have started a run in its place. */
type Progress = { runId: string; changed: Record<string, unknown> };

/** Stores a run of questions, which is long, so that an answer writes little. Nothing here fails. */
export type PersistedRun<Run> = Pick<Persisted<Run, null>, 'get' | 'parse'> & {
  set: (run: Run, part: string) => void;
  clear: (part: string) => void;
  text: (part: string) => string;
  /** The runs whose part begins so. */
  list: (start: string) => Run[];
};

/**
 * Writes a run whole when it starts, and at each change only what changes. The whole alone can be resumed too: a page may end
 * between the two writes, and apps before this one wrote nothing else.
 */
export function persistedRun<Run extends object>({
  key,
  progressKey,
  schema,
  idOf,
  changedOf,
}: {
  key: RunKey;
  progressKey: RunKey;
  schema: Schema<Run>;
  /** Stays the same for as long as the run lasts. */
  idOf: (run: Run) => string;
  /** What answering changes. */
  changedOf: (run: Run) => Partial<Run>;
}): PersistedRun<Run> {
  const place = { scope: 'student', area: 'localOrSession' } as const;
  const wholes = persisted<Run, null>({ ...({ key, ...place } as StorageKey), schema, fallback: null });
  const progress = persisted<Progress, null>({
    ...({ key: progressKey, ...place } as StorageKey),
    schema: guarded(hasFields<Progress>({ runId: isText, changed: isRecord })),
    fallback: null,
  });

  function join(run: Run | null, now: Progress | null): Run | null {
    if (!run || now?.runId !== idOf(run)) return run;
    try {
      return schema.parse({ ...run, ...now.changed });
    } catch {
      return run;
    }
  }

  /** JSON has no line break of its own. */
  const text = (part?: string) => `${wholes.text(part) ?? ''}\n${progress.text(part) ?? ''}`;

  function parse(stored: string | null): Run | null {
    const [whole = '', now = ''] = stored?.split('\n') ?? [];
    return join(wholes.parse(whole), progress.parse(now));
  }

  const get = (part?: string) => parse(text(part));

  function isStored(runId: string, part: string): boolean {
    const run = wholes.parse(localText(wholes.nameOf(part)));
    return run !== null && idOf(run) === runId;
  }

  return {
    text,
    parse,
    get,
    set(run, part) {
      const runId = idOf(run);
      const wasStored = isStored(runId, part);
      if (!wasStored) wholes.set(run, part);
      progress.set({ runId, changed: changedOf(run) }, part);
      // Full storage has room for a value in the place of another one, but for none beside it.
      if (wasStored && localText(progress.nameOf(part)) === null) wholes.set(run, part);
    },
    clear(part) {
      wholes.clear(part);
      progress.clear(part);
    },
    list: (start) => {
      const parts = namesIn(place.area, wholes.nameOf(start)).map((name) =>
        name.slice(wholes.nameOf().length),
      );
      return parts.map(get).filter((run) => run !== null);
    },
  };
}
