import type { FigureKind } from './figures.ts';

/** Drawings of a chapter by name, each as its SVG. A chapter with more than a reply has room for lacks the last ones. */
export type ChapterDrawings = { success: true; data: Record<string, string> };

const mediaTypes = { drawing: 'image/svg+xml', picture: 'image/webp' } as const;

export const figureMediaType = (kind: FigureKind): string => mediaTypes[kind];

/** For what somebody uploaded: a drawing opened as a page may run nothing and load nothing. */
export const imagePolicyHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** What a figure is sent with, by the server and by a device that keeps it under its address. */
export const figureHeaders = (kind: FigureKind): Record<string, string> => ({
  ...imagePolicyHeaders,
  'content-type': figureMediaType(kind),
  // Another figure has another name.
  'cache-control': 'private, max-age=31536000, immutable',
});
