export const markupEditorCopy = {
  toolbar: (label: string) => `${label}: formatting`,
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bullet list',
  numberedList: 'Numbered list',
  formula: 'Formula',
  undo: 'Undo',
  redo: 'Redo',
  preview: 'Phone preview',
  previewLabel: 'As a student sees it on a phone',
  previewEmpty: 'Nothing is written yet.',
  placeholder: 'Write here. A formula goes between two dollar signs: $x^2$',

  figureLabel: (caption: string) => `Figure: ${caption}. Enter opens it`,

  fieldTools: 'Insert',
  fieldPreview: 'As students see it',

  formulaNew: 'Insert formula',
  formulaEdit: 'Edit formula',
  formulaSource: 'Formula in LaTeX',
  formulaHint:
    'For chemistry: \\ce{2H2 + O2 -> 2H2O}. To edit it later, double-click it, or select it and press Enter.',
  formulaRequired: 'Please enter a formula',
  formulaInvalid: 'This is not a valid formula. Students would see its source',
  formulaBroken: (source: string) => `The formula “${source}” is not valid: students would see its source`,
  formulaOwnLine: 'On a line of its own',
  formulaInsert: 'Insert',
  formulaSave: 'Save formula',
  formulaRemove: 'Remove formula',
  formulaPreview: 'Preview',
  formulaStarts: [
    { label: 'Fraction', source: '\\frac{a}{b}' },
    { label: 'Power', source: 'x^{2}' },
    { label: 'Root', source: '\\sqrt{x}' },
    { label: 'Chemistry', source: '\\ce{H2O}' },
  ],
} as const;
