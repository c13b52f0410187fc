import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script, and marked as such on the page. */
export const mindmapCopy = texts('mindmap', {
  title: 'Coming Soon',
  meter: 'Development Progress',
  progress: (percent: number) => `Development Progress: ${percent}%`,
  early: 'Early access',
  mapOf: (title: string, count: number) => `Mind map of ${title}: ${count} ideas`,
  mapHelp: 'Arrow keys move the map, plus and minus zoom. The outline has the same ideas as a list.',
  showOutline: 'Outline',
  showMap: 'Map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit the map',
  loading: 'Loading the map...',
  failed: 'The map could not be loaded. Its outline is below.',
  hinglish: { text: 'Mind map ban raha hai. Teen shaakhein pakki, ek abhi pencil mein.' },
} as const);
