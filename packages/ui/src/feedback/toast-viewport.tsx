import { Toast } from '@base-ui/react/toast';
import { clsx } from 'clsx';
import { Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Tick } from '#src/illustrations/tick.tsx';
import { uiWords } from '#src/words.ts';
import { Cross } from './error-panel.tsx';
import { attachToastSink, TOAST_MS, type ToastRequest } from './toast.ts';
import { useToastPlace } from './use-toast-place.ts';

type ToastData = Pick<ToastRequest, 'tone' | 'action' | 'durationMs'> & { act: () => void };

/** The library assumes dialogs; status and alert roles don't allow these attributes. */
const NO_DIALOG = { 'aria-modal': undefined, 'aria-labelledby': undefined };

const marks = {
  success: <Tick size={22} className="text-tick" animated />,
  error: <Cross size={22} className="text-redpen" />,
  info: <Info size={22} className="text-pen" aria-hidden="true" />,
};

/**
 * The stack at the top right, at most three, below elements with `data-toasts-below` and clear of headings.
 * Hover and focus pause the timer; F6 moves focus here, Escape closes.
 */
export function ToastViewport() {
  const [manager] = useState(() => Toast.createToastManager<ToastData>());
  // Effects of parents run after those of children, so the provider is subscribed by now.
  useEffect(
    () =>
      attachToastSink({
        add: (request) => {
          let acted = false;
          const act = () => {
            acted = true;
            request.action?.onClick();
            manager.close(request.id);
          };
          manager.add({
            id: request.id,
            title: request.text,
            timeout: request.durationMs,
            onClose: () => request.onClose?.(acted),
            data: { tone: request.tone, action: request.action, durationMs: request.durationMs, act },
          });
        },
        close: (id) => manager.close(id),
      }),
    [manager],
  );
  return (
    <Toast.Provider toastManager={manager} timeout={TOAST_MS} limit={3}>
      <Toast.Portal>
        <ToastList />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  const stack = useRef<HTMLDivElement>(null);
  useToastPlace(stack, toasts);
  return (
    <Toast.Viewport
      ref={stack}
      className="print:hidden fixed right-4 top-[max(var(--header-end,0px)+8px,var(--top-bar)+var(--safe-top)+8px)] z-60 flex w-[calc(100%-32px)] flex-col items-end gap-2 sm:right-6 sm:w-90 lg:top-[max(var(--header-end,0px)+8px,24px)]"
    >
      {toasts.map((item) => (
        <OneToast key={item.id} item={item} />
      ))}
    </Toast.Viewport>
  );
}

function OneToast({ item }: { item: Toast.Root.ToastObject<ToastData> }) {
  const { tone = 'info', action, durationMs, act } = item.data ?? {};
  return (
    <Toast.Root
      toast={item}
      role={tone === 'error' ? 'alert' : 'status'}
      {...NO_DIALOG}
      swipeDirection={['right', 'up']}
      className={clsx(
        'toast group relative w-full overflow-clip rounded-control border-[1.5px] bg-surface shadow-float',
        tone === 'error' ? 'border-redpen' : 'border-edge',
      )}
    >
      <Toast.Content className="flex items-start gap-2.5 py-1 pl-3.5 pr-1">
        <span className="mt-2.5 shrink-0">{marks[tone]}</span>
        <p className="min-w-0 flex-1 py-2.5 text-meta font-bold text-ink">{item.title}</p>
        {action ? (
          <button
            type="button"
            onClick={act}
            className="min-h-11 shrink-0 rounded-chip px-3 text-meta font-bold text-pen hover:bg-pen-tint"
          >
            {action.label}
          </button>
        ) : null}
        <Toast.Close
          aria-label={uiWords.close}
          aria-hidden={undefined}
          className="grid size-11 shrink-0 place-items-center rounded-chip text-ink-2 hover:bg-sunken"
        >
          <X size={18} aria-hidden="true" />
        </Toast.Close>
      </Toast.Content>
      {action ? (
        <span
          aria-hidden="true"
          className="absolute bottom-0 left-0 h-1 w-full origin-left bg-pen group-data-expanded:[animation-play-state:paused]"
          style={{ animation: `shrink ${durationMs}ms linear forwards` }}
        />
      ) : null}
    </Toast.Root>
  );
}
