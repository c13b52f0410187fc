import '@xyflow/react/dist/base.css';
import './mindmap-canvas.css';
import { mindmapNodeHeight, mindmapNodeWidth } from '@repo/contracts/limits/content';
import { Button } from '@repo/ui/button';
import {
  type Edge,
  type Node,
  type NodeMouseHandler,
  NodeToolbar,
  Panel,
  ReactFlow,
  useStore,
} from '@xyflow/react';
import { Crosshair } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { IdeaActions } from '../idea/idea-actions.tsx';
import { type Box, drawMap, type Line } from '../model/layout.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';
import { BranchDrag, useMapDrag } from './branch-drag.tsx';
import { Camera } from './camera.tsx';
import { IdeaBox } from './idea-box.tsx';
import { mindmapZoomMax, mindmapZoomMin, useWheelZoom, useZoom } from './use-zoom.ts';

const nodeTypes = { idea: IdeaBox };
const size = { width: mindmapNodeWidth, height: mindmapNodeHeight };
/** React Flow's attribution link would cover the boxes below. */
const proOptions = { hideAttribution: true };
/** How long the pointer may leave a box and its buttons. */
const hoverStaysMs = 300;

/**
 * The map's canvas: drag to pan, wheel to zoom, press boxes or drag them onto others. `hasToolbar`: shows
 * actions at the box.
 */
export function MindmapCanvas({ hasToolbar }: { hasToolbar: boolean }) {
  const view = useView();
  const { boxes, lines } = useMemo(() => drawMap(view.shownRoot, { fromRoot: true }), [view.shownRoot]);
  const { nodes, edges } = useFlowOf(boxes, lines);
  const area = useWheelZoom();
  const { dragged, ghost } = useMapDrag(area);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  // Stable callbacks, so that a thousand boxes don't render again.
  const enter = useCallback((id: string) => {
    clearTimeout(leaving.current);
    setHoveredId(id);
  }, []);
  const enterNode = useCallback<NodeMouseHandler>((_, { id }) => enter(id), [enter]);
  const leave = useCallback(() => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setHoveredId(null), hoverStaysMs);
  }, []);
  const toolbarId = hoveredId !== null && view.shown.has(hoveredId) ? hoveredId : view.selectedId;
  return (
    <div
      ref={area}
      data-dragging={dragged ? '' : undefined}
      className="map-canvas absolute inset-0 overflow-clip bg-paper"
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        aria-label={mindmapCopy.canvas}
        minZoom={mindmapZoomMin}
        maxZoom={mindmapZoomMax}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        proOptions={proOptions}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        zoomActivationKeyCode={null}
        zoomOnScroll={false}
        zoomOnDoubleClick={false}
        onNodeMouseEnter={enterNode}
        onNodeMouseLeave={leave}
      >
        {hasToolbar && view.editing === null && !dragged ? (
          <NodeToolbar
            key={toolbarId}
            nodeId={toolbarId}
            isVisible
            offset={6}
            onMouseEnter={() => enter(toolbarId)}
            onMouseLeave={leave}
            className="rounded-control border-[1.5px] border-edge bg-surface shadow-float"
          >
            <IdeaActions id={toolbarId} pane="canvas" />
          </NodeToolbar>
        ) : null}
        {dragged ? <BranchDrag dragged={dragged} ghost={ghost} boxes={boxes} /> : null}
        <BackToContent boxes={boxes} />
      </ReactFlow>
      <Camera boxes={boxes} />
    </div>
  );
}

/** Boxes and lines for React Flow. Unmoved ones stay the same objects, so that they don't render again. */
function useFlowOf(boxes: Box[], lines: Line[]): { nodes: Node[]; edges: Edge[] } {
  const before = useRef({ nodes: new Map<string, Node>(), edges: new Map<string, Edge>() });
  const flow = useMemo(() => {
    const nodes = boxes.map(({ id, x, y }): Node => {
      const known = before.current.nodes.get(id);
      if (known?.position.x === x && known.position.y === y) return known;
      const domAttributes = { 'aria-roledescription': undefined };
      return { id, type: 'idea', position: { x, y }, data: {}, ...size, domAttributes };
    });
    const edges = lines.map(
      (line): Edge =>
        before.current.edges.get(line.id) ?? {
          ...line,
          ariaRole: 'presentation',
          domAttributes: { 'aria-hidden': true },
        },
    );
    return { nodes, edges };
  }, [boxes, lines]);
  useEffect(() => {
    before.current = {
      nodes: new Map(flow.nodes.map((node) => [node.id, node])),
      edges: new Map(flow.edges.map((edge) => [edge.id, edge])),
    };
  }, [flow]);
  return flow;
}

/** Appears when every box is out of sight, and leads back. */
function BackToContent({ boxes }: { boxes: Box[] }) {
  const { fit } = useZoom();
  const isLost = useStore(({ transform: [x, y, zoom], width, height }) => {
    const isSeen = (box: Box) =>
      (box.x + mindmapNodeWidth) * zoom + x > 0 &&
      box.x * zoom + x < width &&
      (box.y + mindmapNodeHeight) * zoom + y > 0 &&
      box.y * zoom + y < height;
    return width > 0 && !boxes.some(isSeen);
  });
  if (!isLost) return null;
  return (
    <Panel position="bottom-center">
      <Button size="sm" icon={<Crosshair size={18} aria-hidden="true" />} onClick={fit}>
        {mindmapCopy.backToContent}
      </Button>
    </Panel>
  );
}
