/** Messages of Moodle XML, QTI and H5P. */
export const packedMessages = {
  packedNoText: 'There is no text before the answers',
  packedNoRight: 'The file marks none as right',
  otherKind: (n: number, kind: string) =>
    `Question ${n} is of the kind '${kind}', which cannot be imported: write it with options, or as a written question`,
  severalAsked: (n: number, kinds: readonly string[]) =>
    `Question ${n} asks for several answers (${kinds.join(', ')}): make one question of each`,
  nothingAsked: (n: number) => `Question ${n} is only a text: it asks for no answer`,
  keysDiffer: (n: number) =>
    `Question ${n} names one right answer and gives the points to another: mark one of them in the program that saved the file`,
  changingNumbers: (n: number) => `Question ${n} has numbers that change: write it with fixed numbers`,
  trueAndFalse: (n: number) => `Question ${n} marks neither true nor false as right, or both`,
  hintLost: (max: number, words: string) => `Only ${max} hints are kept, and not '${words}'`,
  fileLost: (name: string) => `The file '${name}' is not kept`,
  commentLost: (words: string) => `The comment '${words}' is not kept`,
  elementLost: (line: number, name: string) => `The element <${name}> on line ${line} is not kept`,
  hiddenInMoodle: 'The question is hidden in Moodle: leave it out if students should not see it',
  marksLost: (marks: number) => `It has ${marks} marks in the file: in a test each question counts the same`,
  templateLost: 'The template for the answer is not kept',
  testLost: (title: string) => `The title '${title}' of a test or its part is not kept`,
  textOfTestLost: (words: string) => `The text '${words}' of the test is not kept`,
  rubricLost: (words: string) => `The note '${words}' for teachers is not kept`,
  catalogLost: (words: string) => `The help '${words}' for single students is not kept`,
  toleranceLost: 'Answers near the right number count in the file: name them in the answer',
  partCounts: 'In the file an answer that only contains a right text counts too: name such answers',
  itemMissing: (n: number, name: string) => `Question ${n} is missing: the package has no file '${name}'`,
  itemBroken: (n: number, name: string, line: number) =>
    `Question ${n} cannot be read: '${name}' is damaged at line ${line}`,
  itemOther: (n: number, name: string) => `Question ${n} cannot be read: '${name}' is no question`,
  buttonsLost: 'Texts of buttons, tips and results are not kept',
  xmlBroken: (line: number) =>
    `The XML is damaged at line ${line}: save the file again in the program that made it`,
} as const;
