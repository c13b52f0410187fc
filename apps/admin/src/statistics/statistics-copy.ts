/** Words about how a test was answered. */
export const statisticsCopy = {
  open: 'Statistics',
  openName: (title: string) => `Statistics of ${title}`,
  title: (test: string) => `How “${test}” was answered`,
  failed: 'The statistics could not be loaded',
  none: 'Nobody has taken this test yet.',
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  passed: (count: number) => `${count} passed`,
  average: (percent: number) => `${percent} % on average`,
  note: 'Counted over all tries. A question that was edited is counted anew; what students saw before stands below.',
  question: (n: number) => `Question ${n}`,
  earlier: 'As students saw it earlier',
  notTried: 'Not answered yet in this form',
  correct: (percent: number, tries: number) =>
    `${percent} % right of ${tries === 1 ? '1 try' : `${tries} tries`}`,
  right: 'Right answer',
  notSelected: 'Not selected',
  chosen: (count: number, percent: number) => `${count} (${percent} %)`,
  noneWritten: 'Nobody has marked an answer to this question yet.',
  averageMarksPercent: (percent: number) => `${percent} % of the marks on average`,
  noteWritten:
    'Counted over all tries, as students marked themselves. An alternative whose points were edited is counted anew; what students saw before stands below.',
  alternative: (index: number) => `Alternative ${'AB'[index] ?? ''}`,
  averageMarks: (average: number, marks: number, tries: number) =>
    `${average} of ${marks} ${marks === 1 ? 'mark' : 'marks'} on average of ${tries === 1 ? '1 try' : `${tries} tries`}`,
  close: 'Close',
} as const;
