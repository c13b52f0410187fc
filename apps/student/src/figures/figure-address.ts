import { type FigureName, figureAddress } from '@repo/contracts/figures';
import { pictureSmallMaxPixels } from '@repo/contracts/limits/figures';
import type { FigureAddress } from '@repo/ui/figure-place';

/** All addresses of a figure: a wide picture is there in a small form too. */
export function addressesOf(chapterId: string, name: string, { kind, width }: FigureName): string[] {
  const src = figureAddress(chapterId, name);
  return kind === 'picture' && width > pictureSmallMaxPixels ? [src, `${src}?small`] : [src];
}

/** Where a figure of this chapter is for an <img>. */
export function imageAddressOf(chapterId: string, name: string, figure: FigureName): FigureAddress {
  const [src = '', small] = addressesOf(chapterId, name, figure);
  return small ? { src, srcSet: `${small} ${pictureSmallMaxPixels}w, ${src} ${figure.width}w` } : { src };
}
