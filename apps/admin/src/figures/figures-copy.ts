/** Words of the figure dialog. */
export const figuresCopy = {
  insertTitle: 'Insert figure',
  editTitle: 'Edit figure',
  insert: 'Insert figure',
  save: 'Save figure',
  remove: 'Remove figure',
  file: 'File of a new figure',
  otherFile: 'Choose another file',
  fileKind: 'A figure is a drawing (SVG) or a picture (PNG, JPEG, WebP, GIF)',

  uploading: 'Uploading …',
  uploadFailed: 'The figure could not be uploaded. What you wrote is kept.',
  retry: 'Retry',

  caption: 'Caption',
  captionHint: 'Stands below the figure, in one line. Formulas may be in it.',
  captionRequired: 'Please enter a caption',
  captionTooLong: (max: number) => `A caption has at most ${max} characters`,
  description: 'What does it show?',
  descriptionHint: 'For students who can’t see it: what is drawn, and what one learns from it.',
  descriptionRequired: 'Please say what the figure shows',
  descriptionTooLong: (max: string) => `At most ${max} characters`,
  descriptionRepeats: 'Say more than the caption: it is read out already',
  countShort: (count: number, max: number) => `${count} of ${max} characters that are read at once`,
  countLong: (count: number, max: number) =>
    `${count} characters: about the first ${max} are read at once, all of it on demand`,

  looks: 'How it looks',
  light: 'Light',
  dark: 'Dark',
  print: 'Printed',
  leftOut: 'Left out of this drawing:',
  leftOutParts: {
    textBoxes: 'text boxes of draw.io: export with “text as shapes”',
    pictures: 'pictures inside the drawing: upload the picture itself',
    links: 'links',
    programs: 'programs',
    movement: 'movement',
    effects: 'blurs and shadows',
    frames: 'films and frames',
  },
  leftOutOthers: (names: string) => `parts that figures don’t have: ${names}`,
} as const;
