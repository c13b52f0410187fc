/** The map as a canvas, or as a list of lines. */
export type Pane = 'canvas' | 'outline';
