import { mindmapCopy } from 'virtual:messages/mindmap';
import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading } from '@repo/ui/loading';
import { ListTree, Network } from 'lucide-react';
// biome-ignore lint/style/noRestrictedImports: an error boundary shows the outline instead of the map
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type LibraryMindmap, useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import { layOutMap, type MapLayout, type MapSize } from './map-layout.ts';
import { MapOutline } from './map-outline.tsx';
import { countIdeas, type Idea, treeOf } from './map-tree.ts';
import { MindmapSoon } from './mindmap-soon.tsx';

const MapCanvas = lazy(() => import('./map-canvas.tsx').then((module) => ({ default: module.MapCanvas })));

/** Super students see the chapter's map early; others, and chapters without one, get the placeholder. */
export function MindmapTab({ chapterId }: { chapterId: string }) {
  const { plan } = useUser();
  const [map] = useLibrary().mindmapsOfChapter(chapterId);
  const tree = useMemo(() => (map ? treeOf(map) : null), [map]);
  if (plan !== 'Pro' || !map || !tree) return <MindmapSoon />;
  return <EarlyMap map={map} tree={tree} />;
}

/** Height of the strip for controls; only maps that are illegible anyway give up this space. */
const controlsPx = 72;

function layOutFor(tree: Idea, room: MapSize): MapLayout {
  const layout = layOutMap(tree, room);
  return layout.isLegible ? layout : layOutMap(tree, { ...room, height: room.height - controlsPx });
}

/**
 * Size of a mounted box, updated when its width changes; height alone changes with a phone's browser bars.
 */
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<MapSize | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((known) => (known?.width === width ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, room };
}

function EarlyMap({ map, tree }: { map: LibraryMindmap; tree: Idea }) {
  const { box, room } = useRoom();
  const layout = useMemo(() => (room ? layOutFor(tree, room) : null), [tree, room]);
  const [choice, setChoice] = useState<'map' | 'outline' | null>(null);
  // Show the outline first when the map would be illegible.
  const isOutline = choice ? choice === 'outline' : layout?.isLegible === false;
  const outline = <MapOutline tree={tree} />;
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col gap-3 px-4 py-4 md:px-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 break-words">{map.title}</h2>
        <Badge tone="super">{mindmapCopy.early}</Badge>
        <Button
          variant="outlined"
          size="sm"
          className="ml-auto"
          icon={
            isOutline ? <Network size={18} aria-hidden="true" /> : <ListTree size={18} aria-hidden="true" />
          }
          onClick={() => setChoice(isOutline ? 'map' : 'outline')}
        >
          {isOutline ? mindmapCopy.showMap : mindmapCopy.showOutline}
        </Button>
      </header>
      <div ref={box} className="relative flex min-h-100 flex-1 flex-col md:min-h-140">
        {!room || !layout ? null : isOutline ? (
          outline
        ) : (
          <ErrorBoundary
            fallback={
              <>
                <ErrorPanel message={mindmapCopy.failed} />
                {outline}
              </>
            }
          >
            <Suspense fallback={<Loading label={mindmapCopy.loading} className="flex-1" />}>
              <MapCanvas
                key={room.width}
                layout={layout}
                room={room}
                label={mindmapCopy.mapOf({ title: map.title, count: countIdeas(tree) })}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  );
}
