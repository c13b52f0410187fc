import { shortName } from '#src/chapter-items/short-name.ts';

/** Texts of the Memes tab. Fixed texts are in the messages of the contracts (docs/product/wire.md#messages). */
export const memesCopy = {
  heading: 'Memes',
  add: 'Add meme',
  pasteHint: 'Or paste an image or its address anywhere here.',
  createTitle: 'Add meme',
  editTitle: 'Edit meme',
  create: 'Create meme',
  save: 'Save meme',
  empty: 'No memes in this chapter yet',
  emptyHint: 'Add one by its web address, or upload an image of up to 5 MB.',
  name: (n: number, alt: string) => shortName(alt) || `Meme ${n}`,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  actsOf: (name: string) => `More for ${name}`,

  imageUrl: 'Image URL',
  imageUrlHint: 'The web address of the picture itself. https addresses alone are shown to students.',
  upload: 'Upload an image',
  uploadOther: 'Upload another image',
  uploaded: (fileName: string) => `Chosen file: ${fileName}`,
  dropUpload: 'Use the URL instead',
  alt: 'What it shows (optional)',
  altHint: 'Read to students who can not see the picture.',
  preview: 'Preview',
  previewEmpty: 'The picture appears here.',
  previewBroken:
    'This picture could not be loaded. Students would see a smiley. You may save it all the same.',
  tileBroken: 'Picture does not load',
  broken: (count: number) =>
    count === 1
      ? '1 picture does not load: students would see a smiley in its place.'
      : `${count} pictures do not load: students would see a smiley in their place.`,
  tooLong: (max: number) => `Please keep this under ${max} characters`,
  memesFetchFailed: 'Failed to fetch memes.',
  memeSaveFailed: 'Failed to save meme.',
  memeDeleteFailed: 'Failed to delete meme.',
} as const;
