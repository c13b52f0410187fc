import { notesCopy } from 'virtual:messages/notes';
import { Button } from '@repo/ui/button';
import { ExamplePlaceProvider, type ExampleProps, ShownStepsProvider } from '@repo/ui/example';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** How many steps of each example were shown since the app was opened, by page and number of the example. */
const shownSteps = new Map<string, number>();

type Page = { pageId: string; isWhole: boolean };
const PageContext = createContext<Page>({ pageId: '', isWhole: false });

/** Worked examples inside show their steps one by one, or all of them while `isWhole`. */
export function WorkedExamples({ pageId, isWhole, children }: Page & { children: ReactNode }) {
  const page = useMemo(() => ({ pageId, isWhole }), [pageId, isWhole]);
  return (
    <PageContext value={page}>
      <ExamplePlaceProvider value={WorkedExample}>{children}</ExamplePlaceProvider>
    </PageContext>
  );
}

/**
 * Scrolls only if the new step or the buttons below it are out of view; showing the step's beginning has
 * priority.
 */
function useStepInView(shown: number) {
  const box = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = shown;
    if (shown === from || !controls.current?.contains(document.activeElement)) return;
    controls.current.scrollIntoView({ block: 'nearest' });
    box.current
      ?.querySelector(`[data-step="${from + 1}"]:not([data-later])`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return { box, controls };
}

function WorkedExample({ name, number, count, children }: ExampleProps) {
  const { pageId, isWhole } = useContext(PageContext);
  const key = `${pageId} ${number}`;
  const [shown, setShown] = useState(() => Math.min(shownSteps.get(key) ?? 0, count));
  // Announce only changes by the buttons, not formulas that render late.
  const [isLive, setIsLive] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const { box, controls } = useStepInView(shown);
  const show = (steps: number) => {
    shownSteps.set(key, steps);
    setShown(steps);
  };
  useEffect(() => {
    const onMatch = ({ target }: Event) => {
      const step = target instanceof HTMLElement ? Number(target.dataset.step) : 0;
      // Render now, because the caller measures the step's position next.
      if (step > 0) flushSync(() => show(step));
    };
    const element = box.current;
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  });

  const copy = notesCopy.example;
  const hasAll = shown === count;
  const next = count === 1 ? copy.showSolution : copy.showStep({ n: shown + 1, count });
  const label = hasAll ? copy.hideSteps : next;
  return (
    <div ref={box}>
      <div aria-live={isLive ? 'polite' : undefined}>
        <ShownStepsProvider value={isWhole ? count : shown}>{children}</ShownStepsProvider>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset isn't for buttons */}
      <div
        ref={controls}
        role="group"
        aria-label={name}
        data-snap
        data-unmarked
        hidden={isWhole}
        className="flex flex-wrap items-center gap-2 py-2 print:hidden"
        onFocus={() => setIsLive(true)}
        onBlur={() => setIsLive(false)}
      >
        {shown === 0 ? <p className="w-full text-ink-2">{copy.tryFirst}</p> : null}
        <Button ref={main} size="sm" variant="outlined" onClick={() => show(hasAll ? 0 : shown + 1)}>
          {label}
        </Button>
        {count - shown > 1 ? (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => {
              show(count);
              // The pressed button disappears, so move the focus.
              main.current?.focus({ preventScroll: true });
            }}
          >
            {copy.showAll}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
