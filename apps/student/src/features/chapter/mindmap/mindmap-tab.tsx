import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading } from '@repo/ui/loading';
import { ListTree, Network } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { type LibraryMindmap, useLibrary } from '#src/library/library.ts';
import { useUser } from '#src/session/session.ts';
import { MapOutline } from './map-outline.tsx';
import { countIdeas, type Idea, treeOf } from './map-tree.ts';
import { mindmapCopy } from './mindmap-copy.ts';
import { MindmapSoon } from './mindmap-soon.tsx';

const MapCanvas = lazy(() => import('./map-canvas.tsx').then((module) => ({ default: module.MapCanvas })));

/** Super has early access to the chapter's own map; everyone else, and a chapter without one, sees what is planned. */
export function MindmapTab({ chapterId }: { chapterId: string }) {
  const { plan } = useUser();
  const [map] = useLibrary().mindmapsOfChapter(chapterId);
  const tree = map ? treeOf(map) : null;
  if (plan !== 'Pro' || !map || !tree) return <MindmapSoon />;
  return <EarlyMap map={map} tree={tree} />;
}

function EarlyMap({ map, tree }: { map: LibraryMindmap; tree: Idea }) {
  const [isOutline, setIsOutline] = useState(false);
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
          onClick={() => setIsOutline(!isOutline)}
        >
          {isOutline ? mindmapCopy.showMap : mindmapCopy.showOutline}
        </Button>
      </header>
      {isOutline ? (
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
            <MapCanvas map={map} label={mindmapCopy.mapOf(map.title, countIdeas(tree))} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
