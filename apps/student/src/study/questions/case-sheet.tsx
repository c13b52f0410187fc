import '@repo/ui/content-text.css';
import './case-sheet.css';
import { questionsCopy } from 'virtual:messages/questions';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type CaseOpening, useSheetDrag } from './use-sheet-drag.ts';

/** From this width a case is beside its questions. */
const query = '(min-width: 56.25rem)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether a case fits beside its questions. */
const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

const copy = questionsCopy.case;

/** The passage's height, and that of the half-open sheet. */
function usePaper() {
  const paper = useRef<HTMLDivElement>(null);
  const half = useRef(Number.POSITIVE_INFINITY);
  const [isLonger, setIsLonger] = useState(false);
  useLayoutEffect(() => {
    const element = paper.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      // An open sheet has no max-height, so keep the previous value for half.
      const limit = Number.parseFloat(getComputedStyle(element).maxHeight);
      if (limit > 0) half.current = limit;
      setIsLonger(element.scrollHeight > half.current + 1);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { paper, isLonger, halfPx: () => half.current };
}

/**
 * A case's passage: beside its questions if there is room, else a collapsible sheet above them (closed, half,
 * open). It keeps its state while the same case is shown, and scrolls separately from the page unless open.
 */
export function CaseSheet({
  ref,
  passage,
  range,
}: {
  ref: Ref<HTMLElement>;
  passage: string;
  range: string;
}) {
  const id = useId();
  const isWide = useIsWide();
  const [opening, setOpening] = useState<CaseOpening>('half');
  const { paper, isLonger, halfPx } = usePaper();
  const { heightPx, handlers } = useSheetDrag(paper, halfPx, setOpening);
  const isHeld = heightPx !== null;
  const isClosed = opening === 'closed' && !isHeld;
  const isScrolled = isLonger && (isWide || opening === 'half');
  const handle = isWide ? {} : handlers;
  const title = (
    <>
      <span className="block font-heading text-h3">{copy.title}</span>
      <span className="block font-body text-caption font-normal tracking-normal text-ink-2">{range}</span>
    </>
  );
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="case-sheet shadow-none! outline-none!"
      data-opening={isWide ? 'beside' : isHeld ? 'held' : opening}
    >
      <div className="case-bar" {...handle}>
        <h2 id={`${id}-title`} className="min-w-0 flex-1">
          {isWide ? (
            title
          ) : (
            <button
              type="button"
              aria-expanded={!isClosed}
              aria-controls={`${id}-paper`}
              onClick={() => setOpening(isClosed ? 'half' : 'closed')}
              className="flex min-h-12 w-full rounded-control items-center gap-2 text-left"
            >
              <ChevronDown
                size={22}
                aria-hidden="true"
                className={clsx('shrink-0 text-ink-2', !isClosed && 'rotate-180')}
              />
              <span className="min-w-0">{title}</span>
            </button>
          )}
        </h2>
        {!isWide && isLonger && !isClosed ? (
          <button
            type="button"
            onClick={() => setOpening(opening === 'open' ? 'half' : 'open')}
            className="min-h-12 shrink-0 rounded-control px-3 text-meta font-bold text-pen hover:bg-sunken"
          >
            {opening === 'open' ? copy.showLess : copy.showAll}
          </button>
        ) : null}
      </div>
      <div
        ref={paper}
        id={`${id}-paper`}
        className="case-paper"
        style={isHeld ? { height: heightPx } : undefined}
        {...(isScrolled ? { role: 'group', 'aria-labelledby': `${id}-title`, tabIndex: 0 } : {})}
      >
        <div className="content-text break-words">
          <Markup text={passage} />
        </div>
      </div>
      {isWide ? null : <div aria-hidden="true" className="case-grip" {...handle} />}
    </section>
  );
}
