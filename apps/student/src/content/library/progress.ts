export type Progress = { doneBytes: number; totalBytes: number };
export type OnProgress = (progress: Progress) => void;

/** Milliseconds between reports: every one renders the bars of all subjects that are downloading. */
const everyMs = 500;

/** Passes on the first and the last progress, and in between at most two a second. */
export function pacedProgress(tell: OnProgress, now: () => number = () => performance.now()): OnProgress {
  let toldAtMs = Number.NEGATIVE_INFINITY;
  return (progress) => {
    if (progress.doneBytes < progress.totalBytes && now() - toldAtMs < everyMs) return;
    toldAtMs = now();
    tell(progress);
  };
}
