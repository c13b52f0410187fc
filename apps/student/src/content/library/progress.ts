export type Progress = { doneBytes: number; totalBytes: number };
export type OnProgress = (progress: Progress) => void;

/** Milliseconds between reports: every one renders the bars of all subjects that are downloading. */
const everyMs = 500;

/** Passes on the first and the last progress, and in between the latest twice a second. */
export function pacedProgress(tell: OnProgress): OnProgress {
  let latest: Progress | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (progress: Progress) => {
    latest = null;
    tell(progress);
    timer = setTimeout(() => {
      timer = undefined;
      if (latest) send(latest);
    }, everyMs);
  };
  return (progress) => {
    latest = progress;
    if (timer && progress.doneBytes < progress.totalBytes) return;
    clearTimeout(timer);
    send(progress);
  };
}
