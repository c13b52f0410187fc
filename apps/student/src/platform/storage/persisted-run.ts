import type { StorageKey } from './keys.ts';
import { localText } from './local-text.ts';
import { type Persisted, persisted } from './persisted.ts';
import { guarded, hasFields, isRecord, isText, type Schema } from './schema.ts';
import { namesIn } from './stored-text.ts';

type RunKey = Extract<StorageKey, { scope: 'student'; area: 'localOrSession' }>['key'];

/**
 * What changed in the run since it started. `runId` tells whether it belongs to the stored run, which another
 * tab may have replaced.
 */
type Progress = { runId: string; changed: Record<string, unknown> };

/** Stores a run of questions so that an answer writes little, because the run is long. Never fails. */
export type PersistedRun<Run> = Pick<Persisted<Run, null>, 'get' | 'parse'> & {
  set: (run: Run, part: string) => void;
  clear: (part: string) => void;
  text: (part: string) => string;
  /** The runs whose part starts with this. */
  list: (start: string) => Run[];
};

/**
 * Writes the whole run when it starts, and after that only what changes. A run stored whole without changes
 * can be resumed too, because the page may have closed between the two writes, and earlier releases stored
 * nothing else.
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
  /** Constant for the length of the run. */
  idOf: (run: Run) => string;
  /** The part of a run that answering changes. */
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

  /** JSON contains no raw line break, so it can separate the two texts. */
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
      // When storage is full, replacing a value may work while adding one fails; then store the whole run.
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
