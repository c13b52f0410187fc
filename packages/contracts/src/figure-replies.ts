import type { FigureKind } from './figures.ts';

/** Drawings of a chapter by name, as SVG. Omits the last ones when they exceed the size of a reply. */
export type ChapterDrawings = { success: true; data: Record<string, string> };

const mediaTypes = { drawing: 'image/svg+xml', picture: 'image/webp' } as const;

export const figureMediaType = (kind: FigureKind): string => mediaTypes[kind];

/** For uploaded files: a drawing opened as a page may not run scripts or load anything. */
export const imagePolicyHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Response headers of a figure, from the server and from a device that stores it. */
export const figureHeaders = (kind: FigureKind): Record<string, string> => ({
  ...imagePolicyHeaders,
  'content-type': figureMediaType(kind),
  // A changed figure has another name.
  'cache-control': 'private, max-age=31536000, immutable',
});
