import { titleMaxLength } from '@repo/contracts/limits/content';
import { drawingMaxBytes } from '@repo/contracts/limits/figures';
import { profilePictureMaxMegabytes } from '@repo/contracts/limits/request';
import * as contentMessages from '@repo/contracts/messages/content';
import * as requestMessages from '@repo/contracts/messages/request';
import { figuresCopy } from './figures-copy.ts';

const drawingType = 'image/svg+xml';
const types = [drawingType, 'image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The file types for file choosers. */
export const figureFileTypes = types.join(',');

const isDrawing = ({ type, name }: File) => type === drawingType || (type === '' && /\.svg$/i.test(name));

/** The pictures and drawings among these files. */
export const pictureFiles = (files: Iterable<File> | null | undefined): File[] =>
  [...(files ?? [])].filter((file) => file.type.startsWith('image/') || isDrawing(file));

/** Why a file can't be a figure, before sending it; null if it can. */
export function fileProblem(file: File): string | null {
  if (isDrawing(file)) return file.size > drawingMaxBytes ? contentMessages.drawingTooLarge : null;
  if (!types.includes(file.type)) return figuresCopy.fileKind;
  return file.size > profilePictureMaxMegabytes * 1024 * 1024 ? requestMessages.pictureTooLarge : null;
}

/** File names from a camera or a clipboard, and default names. */
const noName = /^(?:image|img|screenshot|untitled|clipboard|drawing|figure|picture)?[\s\d_().-]*$/i;

/** Words of a file's name for the start of the figure's name; '' when it is meaningless. */
export function wordsOfFile({ name }: File): string {
  const words = name.replace(/\.[a-z0-9]{1,5}$/i, '').trim();
  return noName.test(words) ? '' : words.slice(0, titleMaxLength);
}
