import { type FigureName, figureAddress } from '@repo/contracts/figures';
import { pictureSmallMaxPixels } from '@repo/contracts/limits/figures';
import type { FigureAddress } from '@repo/ui/figure-place';

/** All URLs of a figure: wide pictures also have a small form. */
export function addressesOf(chapterId: string, name: string, { kind, width }: FigureName): string[] {
  const src = figureAddress(chapterId, name);
  return kind === 'picture' && width > pictureSmallMaxPixels ? [src, `${src}?small`] : [src];
}

/** URL of a chapter's figure for an <img>. */
export function imageAddressOf(chapterId: string, name: string, figure: FigureName): FigureAddress {
  const [src = '', small] = addressesOf(chapterId, name, figure);
  return small ? { src, srcSet: `${small} ${pictureSmallMaxPixels}w, ${src} ${figure.width}w` } : { src };
}
