import { deviceCopy } from 'virtual:messages/device';
import { Button } from '@repo/ui/button';
import { ProgressBar } from '@repo/ui/progress-bar';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { freeHere, keepHere, useDownloads } from '#src/content/device/downloads.ts';
import { megabytes, partsOf, type SubjectPart, waitingOf } from '#src/content/device/parts.ts';
import { useLibrary } from '#src/content/library/library.ts';
import type { Progress } from '#src/content/library/progress.ts';
import { networkCost } from '#src/platform/offline/connection.ts';
import { useNetwork } from '#src/platform/offline/connectivity.ts';

function sizeText({ chapterCount, hereCount, hereBytes, missingBytes }: SubjectPart): string {
  const [size, missing] = [megabytes(hereBytes), megabytes(missingBytes)];
  if (hereCount === 0) return deviceCopy.none({ missing });
  if (hereCount === chapterCount) return deviceCopy.all({ count: chapterCount, size });
  return deviceCopy.some({ here: hereCount, count: chapterCount, size, missing });
}

function Downloading({ name, progress }: { name: string; progress: Progress }) {
  const { doneBytes, totalBytes } = progress;
  const text = deviceCopy.progress({
    done: (doneBytes / 1_000_000).toFixed(1),
    total: megabytes(totalBytes),
  });
  return (
    <div className="mt-2">
      <ProgressBar
        percent={(100 * doneBytes) / totalBytes}
        label={deviceCopy.progressOf({ subject: name })}
        valueText={text}
        // An animated bar would restyle the page in every frame.
        className="*:transition-none"
      />
      <p className="text-meta text-ink-2">{totalBytes > 0 ? text : null}</p>
    </div>
  );
}

type RowProps = {
  part: SubjectPart;
  progress: Progress | undefined;
  /** The progress is that of several subjects, and shown once below them. */
  isTogether: boolean;
  isOnline: boolean;
  onKeep: () => void;
  onFree: () => void;
};

function Row({ part, progress, isTogether, isOnline, onKeep, onFree }: RowProps) {
  const { name, hereCount, chapterCount } = part;
  const own = isTogether ? undefined : progress;
  return (
    <li className="-mx-2 px-2 py-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[min(100%,9rem)] flex-1">
          <p className="break-words font-bold">{name}</p>
          <p className="text-meta text-ink-2">{sizeText(part)}</p>
        </div>
        {hereCount < chapterCount ? (
          <Button
            variant="outlined"
            size="sm"
            aria-label={deviceCopy.keepOf({ subject: name })}
            busy={own !== undefined}
            disabled={!isOnline || isTogether}
            onClick={onKeep}
          >
            {deviceCopy.keep}
          </Button>
        ) : null}
        {hereCount > 0 && !progress ? (
          <Button
            variant="quiet"
            size="sm"
            aria-label={deviceCopy.freeOf({ subject: name })}
            onClick={onFree}
          >
            {deviceCopy.free}
          </Button>
        ) : null}
      </div>
      {own ? <Downloading name={name} progress={own} /> : null}
    </li>
  );
}

/** Focuses a button of the row used last when the focused one has disappeared. */
function useFocusInRow(
  list: RefObject<HTMLUListElement | null>,
  ...changes: unknown[]
): (row: number) => void {
  const usedRow = useRef<number | null>(null);
  useEffect(() => {
    if (usedRow.current === null || document.activeElement !== document.body) return;
    list.current?.children[usedRow.current]?.querySelector('button')?.focus();
  }, changes);
  return (row) => {
    usedRow.current = row;
  };
}

/** The subjects with what this device has of them: each can be downloaded or removed. */
export function DeviceSubjects() {
  const library = useLibrary();
  const downloads = useDownloads();
  const isOnline = useNetwork() === 'online';
  const [outcome, setOutcome] = useState<{ text: string; isFailure: boolean } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const noteUsed = useFocusInRow(list, library, downloads);
  const parts = useMemo(() => partsOf(library), [library]);
  const isWaiting = useMemo(
    () => parts.some(({ subjectId }) => waitingOf(library, [subjectId]).length > 0),
    [library, parts],
  );
  const incomplete = parts.filter(({ hereCount, chapterCount }) => hereCount < chapterCount);
  const waiting = incomplete.filter(({ subjectId }) => !downloads.has(subjectId));
  const progressOf = ({ subjectId }: SubjectPart) => downloads.get(subjectId);
  const together = parts.filter((part) =>
    parts.some((other) => other !== part && progressOf(part) && progressOf(other) === progressOf(part)),
  );
  const [first] = together;
  const shared = first && progressOf(first);
  const succeed = (text: string) => setOutcome({ text, isFailure: false });
  const fail = (text: string) => setOutcome({ text, isFailure: true });
  const keep = (subjects: readonly SubjectPart[], row: number) => {
    setOutcome(null);
    noteUsed(row);
    const kept = deviceCopy.kept({ subject: subjects.map(({ name }) => name).join(', ') });
    keepHere(subjects.map(({ subjectId }) => subjectId)).then(
      (hasRoom) => (hasRoom ? succeed(kept) : fail(deviceCopy.full)),
      () => fail(deviceCopy.failed),
    );
  };
  const free = ({ subjectId, name }: SubjectPart, row: number) => {
    setOutcome(null);
    noteUsed(row);
    freeHere([subjectId]).then(
      () => succeed(deviceCopy.freed({ subject: name })),
      () => fail(deviceCopy.freeFailed),
    );
  };
  const cost = isWaiting ? networkCost() : 'free';
  return (
    <section aria-label={deviceCopy.label}>
      <p className="text-meta text-ink-2">{deviceCopy.text}</p>
      {isOnline ? null : <p className="mt-2 font-bold text-warn">{deviceCopy.offline}</p>}
      {parts.length === 0 ? <p className="mt-2">{deviceCopy.empty}</p> : null}
      <ul ref={list} className="divide-y-[1.5px] divide-edge">
        {parts.map((part, row) => (
          <Row
            key={part.subjectId}
            part={part}
            progress={progressOf(part)}
            isTogether={together.includes(part)}
            isOnline={isOnline}
            onKeep={() => keep([part], row)}
            onFree={() => free(part, row)}
          />
        ))}
      </ul>
      {incomplete.length > 0 ? (
        <>
          <Button
            fullWidth
            disabled={!isOnline}
            busy={waiting.length === 0}
            onClick={() => keep(waiting, parts.length - 1)}
          >
            {deviceCopy.keepAll}
          </Button>
          {shared ? (
            <Downloading name={together.map(({ name }) => name).join(', ')} progress={shared} />
          ) : null}
          {cost === 'free' ? null : <p className="mt-2 text-meta text-ink-2">{deviceCopy[cost]}</p>}
        </>
      ) : null}
      <p
        role={outcome?.isFailure ? 'alert' : 'status'}
        className={outcome?.isFailure ? 'mt-2 font-bold text-redpen' : 'sr-only'}
      >
        {outcome?.text}
      </p>
    </section>
  );
}
