/** The ideas that a new mind map starts with, until a teacher replaces them. */
export const sampleIdeas = {
  first: 'First idea',
  second: 'Second idea',
  details: ['A detail', 'Another detail'],
} as const;

/** What a paste writes where it lost something. */
export const missingMarks = { picture: '[picture missing]', formula: '[formula missing]' } as const;
