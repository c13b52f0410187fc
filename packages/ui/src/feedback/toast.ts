import { speech } from '#src/words.ts';

export type ToastTone = 'success' | 'error' | 'info';
export type ToastRequest = {
  id: string;
  tone: ToastTone;
  text: string;
  durationMs: number;
  action?: { label: string; onClick: () => void };
  /** Called once on close; `acted` is true when the toast's action was pressed. */
  onClose?: (acted: boolean) => void;
};
export type ToastOptions = Partial<Pick<ToastRequest, 'id' | 'durationMs' | 'action' | 'onClose'>>;
export type ToastSink = { add: (request: ToastRequest) => void; close: (id: string) => void };

export const TOAST_MS = 3000;
export const UNDO_TOAST_MS = 6000;

let flashKey = 'flash-toasts';
let sink: ToastSink | null = null;
let count = 0;
const waiting: ToastRequest[] = [];
const wakers = new Set<() => void>();

function show(tone: ToastTone, text: string, options: ToastOptions = {}): string {
  count += 1;
  const request: ToastRequest = {
    durationMs: options.action ? UNDO_TOAST_MS : TOAST_MS,
    ...options,
    id: options.id ?? `toast-${count}`,
    tone,
    text: speech.say(text),
  };
  if (sink) sink.add(request);
  else waiting.push(request);
  for (const wake of wakers) wake();
  return request.id;
}

function readFlashes(): Pick<ToastRequest, 'tone' | 'text'>[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(flashKey) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter(
      (item) => typeof item?.text === 'string' && ['success', 'error', 'info'].includes(item?.tone),
    );
  } catch {
    return [];
  }
}

/**
 * Shows a toast for 3 s (6 s with an action). The same `id` updates the toast instead of stacking another.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  close: (id: string) => {
    const at = waiting.findIndex((request) => request.id === id);
    if (at >= 0) waiting.splice(at, 1)[0]?.onClose?.(false);
    else sink?.close(id);
  },
  /** Stored in sessionStorage and shown by the next page load; shown now when storage fails. */
  afterReload: (tone: ToastTone, text: string) => {
    try {
      sessionStorage.setItem(flashKey, JSON.stringify([...readFlashes(), { tone, text }]));
    } catch {
      show(tone, text);
    }
  },
};

/** Shows and removes what afterReload stored. `key` is the sessionStorage key. */
export function replayFlashes(key: string = flashKey): void {
  flashKey = key;
  const flashes = readFlashes();
  try {
    sessionStorage.removeItem(flashKey);
  } catch {
    return;
  }
  for (const { tone, text } of flashes) show(tone, text);
}

/** Sends pending and later toasts to the viewport; returns a function that detaches it. */
export function attachToastSink(next: ToastSink): () => void {
  sink = next;
  for (const request of waiting.splice(0)) next.add(request);
  return () => {
    if (sink === next) sink = null;
  };
}

/** Calls `wake` for every toast, including pending ones. */
export function onToastAsked(wake: () => void): () => void {
  wakers.add(wake);
  if (waiting.length > 0) wake();
  return () => {
    wakers.delete(wake);
  };
}
