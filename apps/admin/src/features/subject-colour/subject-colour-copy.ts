const defaultSubjectColorStudent = '#E79D0A';

export const subjectColourCopy = {
  title: (name: string) => `Colour of ${name}`,
  field: 'Hex colour',
  hint: 'A # and six digits, such as #6366f1',
  swatches: 'Ready-made colours',
  swatch: (hex: string) => `Use ${hex}`,
  picker: 'Pick a colour',
  preview: 'Cards as students see them',
  light: 'Light',
  dark: 'Dark',
  progress: '2/5 chapters',
  start: 'Start',
  notSet: `Not set: students see ${defaultSubjectColorStudent}`,
  contrast: (theme: string, text: string, ratio: string) => `${theme}: small text uses ${text} (${ratio}:1)`,
  save: 'Save colour',
  subjectColorFailed: 'Failed to update subject color',
} as const;
