/** Scale of a figure, and its offset in pixels. */
export type Zoom = { scale: number; x: number; y: number };
export type Size = { width: number; height: number };
type Point = { x: number; y: number };

export const fitted: Zoom = { scale: 1, x: 0, y: 0 };
const scaleMax = 6;

/** Clamps zoom: at least 1, and panned no further than the edges. */
export function limited({ scale, x, y }: Zoom, box: Size): Zoom {
  const held = Math.min(Math.max(scale, 1), scaleMax);
  const room = { x: (box.width * (held - 1)) / 2, y: (box.height * (held - 1)) / 2 };
  return {
    scale: held,
    x: Math.min(Math.max(x, -room.x), room.x),
    y: Math.min(Math.max(y, -room.y), room.y),
  };
}

/**
 * Zooms by `factor` around the point `at`.
 * @param at relative to the centre of the box
 */
export function zoomedAt(zoom: Zoom, factor: number, at: Point, box: Size): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), scaleMax);
  const grown = scale / zoom.scale;
  return limited({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, box);
}

/** Pans a zoomed figure by this many pixels. */
export const movedBy = (zoom: Zoom, by: Point, box: Size): Zoom =>
  limited({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, box);
