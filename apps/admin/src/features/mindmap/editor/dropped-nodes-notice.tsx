import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { readMap } from '../model/read-mindmap.ts';

/** Shows what of a stored map could not be part of its tree: also nodes with a duplicate id. */
export function DroppedNodesNotice({ map }: { map: MindmapDraft }) {
  const { droppedTexts, droppedEdges } = useMemo(() => readMap(map), [map]);
  if (droppedTexts.length === 0 && droppedEdges === 0) return null;
  return (
    <div role="status" className="flex items-start gap-1.5 text-meta text-warn">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <p className="max-h-24 overflow-y-auto">
        {mindmapCopy.dropped(droppedTexts.length, droppedEdges)}
        {droppedTexts.length > 0 ? `: ${droppedTexts.map((text) => `“${text}”`).join(', ')}` : ''}.{' '}
        {mindmapCopy.droppedHint}
      </p>
    </div>
  );
}
