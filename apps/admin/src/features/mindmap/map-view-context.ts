import { createContext, useContext } from 'react';
import type { MapView } from './use-map-view.ts';

/** The map on the screen, for its boxes and lines. */
export const MapViewContext = createContext<MapView | null>(null);

export function useView(): MapView {
  const view = useContext(MapViewContext);
  if (!view) throw new Error('A part of the map stands outside of its editor');
  return view;
}
