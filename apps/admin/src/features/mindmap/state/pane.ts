/** The map as a drawing, or as a list of lines. */
export type Pane = 'canvas' | 'outline';
