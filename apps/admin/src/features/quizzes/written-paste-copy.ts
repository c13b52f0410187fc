/** Texts of the import of written questions. */
export const writtenPasteCopy = {
  title: 'Import written questions',
  hint: 'A question with its marks, then “Answer:” and a line for each point. Nothing is added before you press Add.',
  example:
    '1. Define power and name its unit. [2]\nAnswer: Power is work done per unit of time.\nIts unit is the watt.',
  found: 'Found questions',
  line: (line: number) => `Line ${line}`,
  add: (count: number) =>
    count === 0 ? 'Add questions' : count === 1 ? 'Add 1 question' : `Add ${count} questions`,
  added: (count: number) => (count === 1 ? '1 written question added' : `${count} written questions added`),
  failed: 'Not all questions could be added. The list shows which are there. Try again',
} as const;
