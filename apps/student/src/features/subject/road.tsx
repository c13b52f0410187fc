import { subjectCopy } from 'virtual:messages/subject';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { inRem, nodePoint, roadHeight, segmentPath } from './road-geometry.ts';
import { RoadNode } from './road-node.tsx';
import type { Claim } from './use-claim.ts';
import type { RoadChapter } from './use-road.ts';

const maxWidthPx = 560;

/** Width of the road, in px at the default font size. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState(360);
  useLayoutEffect(() => {
    const road = element.current;
    if (!road) return;
    const measure = () => {
      const scale = (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16) / 16;
      setWidthPx(Math.min(maxWidthPx, (road.clientWidth || 360) / scale));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(road);
    return () => observer.disconnect();
  }, []);
  return { element, widthPx };
}

/** Scrolls the active chapter into view once, without moving focus. */
function useActiveInView(road: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    // Runs after the router has scrolled to the top.
    const timer = setTimeout(() => {
      const active = road.current?.querySelector('[data-status="active"]');
      const bottom = active?.getBoundingClientRect().bottom ?? 0;
      if (bottom > window.innerHeight - 120) active?.scrollIntoView({ block: 'center' });
    }, 120);
    return () => clearTimeout(timer);
  }, [road]);
}

/** The road: pencil throughout, green dots up to the student's progress, ink where a tick is new. */
function RoadLines({ chapters, widthPx }: { chapters: readonly RoadChapter[]; widthPx: number }) {
  const segments = chapters.slice(1).map((chapter, index) => ({
    key: chapter._id,
    path: segmentPath(nodePoint(index, widthPx), nodePoint(index + 1, widthPx)),
    isWalked: chapters[index]?.status === 'completed',
    isInked: chapter.isFresh,
  }));
  return (
    <svg
      viewBox={`0 0 ${widthPx} ${roadHeight(chapters.length, widthPx)}`}
      style={{ width: inRem(widthPx), height: inRem(roadHeight(chapters.length, widthPx)) }}
      className="keep-colour absolute left-0 top-0"
      fill="none"
      aria-hidden="true"
    >
      {segments.map(({ key, path, isWalked, isInked }) => (
        <g key={key} strokeLinecap="round">
          <path d={path} stroke="var(--line)" strokeWidth="10" />
          {isWalked && !isInked ? (
            <path d={path} stroke="var(--tick)" strokeWidth="4" strokeDasharray="1 11" />
          ) : null}
          {isInked ? (
            <path d={path} pathLength={1} stroke="var(--tick-fill)" strokeWidth="5" className="draw-stroke" />
          ) : null}
        </g>
      ))}
    </svg>
  );
}

/** The chapters as a zigzag road from top to bottom. */
export function Road({ chapters, claim }: { chapters: readonly RoadChapter[]; claim: Claim }) {
  const { plan } = useUser();
  const { element, widthPx } = useWidth();
  useActiveInView(element);
  return (
    <div ref={element} className="mx-auto w-full max-w-[35rem]">
      <div
        className="relative mx-auto"
        style={{ width: inRem(widthPx), height: inRem(roadHeight(chapters.length, widthPx)) }}
      >
        <RoadLines chapters={chapters} widthPx={widthPx} />
        <ol aria-label={subjectCopy.chapters} className="relative h-full">
          {chapters.map((chapter, index) => (
            <RoadNode
              key={chapter._id}
              chapter={chapter}
              index={index}
              point={nodePoint(index, widthPx)}
              roadWidthPx={widthPx}
              isBasic={plan === 'Basic'}
              claim={claim}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
