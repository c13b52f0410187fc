/** What teachers call Moodle's types of questions that can't be imported. */
const names: Record<string, string> = {
  multianswer: 'gaps in a text (cloze)',
  cloze: 'gaps in a text (cloze)',
  gapselect: 'missing words',
  ddwtos: 'words dragged into a text',
  ddimageortext: 'words dragged onto a picture',
  ddmarker: 'markers dragged onto a picture',
  ordering: 'ordering',
  calculated: 'calculated number',
  calculatedsimple: 'calculated number',
  calculatedmulti: 'calculated options',
  formulas: 'calculated number',
  stack: 'formula (STACK)',
  random: 'random question',
  randomsamatch: 'random matching',
  coderunner: 'program (CodeRunner)',
};

export const moodleKind = (type: string): string => names[type] ?? type;
