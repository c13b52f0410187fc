/** Messages about subjects, chapters and their items, for readers and editors (docs/product/wire.md#messages). */

export const statusMissing = 'There is no status of this type';
export const chapterMissing = 'Chapter not found or failed to load.';
export const claimNotNeeded = 'This chapter is already unlocked';
export const claimSuper = 'Your Super plan already unlocks every chapter';
export const claimSpent = 'You have already claimed your free chapter';
export const unlockNotEarned = 'You need 5 accepted invites to unlock a chapter';
export const unlocksSpent = 'You have used all your unlocks. Invite more friends to earn another';
export const chapterLocked = 'This chapter is locked. Unlock it to continue';
export const claimDone = 'Free chapter claimed successfully!';
export const unlockDone = 'Chapter unlocked!';
export const nothingToUpdate = 'There is nothing to update';
export const titleRequired = 'Please enter a title';
export const subjectNameRequired = 'Please enter a subject name';
export const subjectColorInvalid = 'Color must be a hex value such as #E79D0A';
export const subjectRequired = 'Please select a subject first';
export const chapterNameRequired = 'Please enter a chapter name';
export const chapterRequired = 'Please select a chapter first.';
export const topicNameRequired = 'Please enter a topic name';
export const cardQuestionRequired = 'Please enter a question';
export const cardAnswerRequired = 'Please enter an answer';
export const difficultyUnknown = 'Difficulty must be easy, medium, or hard';
export const testTitleRequired = 'Test title is required.';
export const timeLimitTooShort = 'Time limit must be at least 1 minute.';
export const passingScoreOutOfRange = 'Passing score must be between 1 and 100.';
export const questionsRequired = 'At least one question is required.';
export const questionRequired = (n: number) => `Question ${n} is required.`;
export const statementsRequired = (n: number) => `Question ${n} needs an assertion and a reason.`;
export const passageRequired = (n: number) => `Question ${n} needs the text that its case is about.`;
export const caseTooLong = 'A case has at most 5 questions.';
export const problemLoneCase = (n: number, title: string) =>
  `Question ${n} of '${title}' is the only one of its case: a case has 2 to 5 questions`;
export const problemLongCase = (first: number, last: number, title: string) =>
  `Questions ${first} to ${last} of '${title}' are one case: a case has 2 to 5 questions`;
export const optionsInvalid = 'Each question must have 2-6 non-empty options.';
export const correctAnswerMissing = (n: number) => `Select the correct answer for question ${n}.`;
export const correctAnswerInvalid = (n: number) =>
  `Correct answer must be a valid option index for question ${n}.`;
export const difficultyInvalid = (n: number) => `Difficulty must be easy, medium, or hard for question ${n}.`;
export const variantOptionsInvalid = (n: number) =>
  `In another language, question ${n} needs as many options as it has in English.`;
export const otherNumbersInvalid = (n: number, reason: string) =>
  `The other numbers of question ${n} don't work: ${reason}.`;
export const typedAnswerInvalid = (n: number) =>
  `The typed answer of question ${n} can't be read: check its value, unit and other forms.`;
export const marksOutOfRange = 'Marks must be 1 to 5.';
export const pointRequired = 'An answer needs points to be marked by.';
export const modelAnswerRequired = 'Please enter a model answer';
export const sourceIncomplete = 'Please enter the board and the year of the paper';
export const paperMissing = 'Board paper not found';
export const paperNeedsSuper = 'Board papers are part of Super';
export const paperNameRequired = 'Please enter the name of the paper';
export const boardRequired = 'Please enter the board';
export const paperYearRequired = 'Please enter the year of the paper';
export const paperMinutesRequired = 'Please enter the time in minutes, 1 to 600';
export const instructionRequired = 'An instruction is empty';
export const unitsRequired = 'A paper needs at least one unit';
export const unitNameRequired = 'Please enter the name of the unit';
export const unitMarksRequired = 'Please enter the marks of the unit';
export const unitTwice = (name: string) => `There are two units named '${name}'`;
export const chapterInTwoUnits = 'A chapter belongs to one unit only';
export const sectionsRequired = 'A paper needs at least one section';
export const sectionNameRequired = 'Please enter the name of the section';
export const sectionTwice = (name: string) => `There are two sections named '${name}'`;
export const sectionRowsRequired = 'A section needs at least one row of questions';
export const sectionUnitUnknown = (section: string, unit: string) =>
  `Section ${section} names the unit '${unit}', which the paper does not have`;
export const rowCountOutOfRange = 'A row has 1 to 50 questions';
export const rowMarksOfOne = (section: string) =>
  `In section ${section}, choices and assertions with reasons give 1 mark each`;
export const rowCaseMarks = (section: string) =>
  `In section ${section}, a case of choices gives 2 to 5 marks, one for each of its questions`;
export const rowChoicesTooMany = (section: string) =>
  `In section ${section}, a row offers A or B in more questions than it has`;
export const rowDifficultiesTooMany = (section: string) =>
  `In section ${section}, a row has more easy, medium and hard questions than questions`;
export const rowDifficultiesOfOptions = (section: string) =>
  `In section ${section}, only questions with options are easy, medium or hard`;
export const unitMarksElsewhere = (unit: string) =>
  `The unit '${unit}' says which marks a chapter has that is not one of its own`;
export const tooManyPapers = 'There can be at most 100 board papers';
/** Problems shown before a paper is published. */
export const problemPaperSums = (name: string, ofSections: number, ofUnits: number) =>
  `The sections of '${name}' give ${ofSections} marks, its units ${ofUnits}`;
export const problemPaperUnit = (paper: string, unit: string) =>
  `The unit '${unit}' of '${paper}' has no chapter that students can see`;
/** @param questions such as '2 written questions of 5 marks' */
export const problemPaperMissing = (paper: string, section: string, questions: readonly string[]) =>
  `The chapters of '${paper}' lack questions for section ${section}: ${questions.join(', ')}`;
export const imageUrlRequired = 'Image URL is required.';
export const imageUrlInvalid =
  'Image URL must be a web address that starts with https:// and holds no user name and no password';
export const problemPictureUnseen = (n: number) =>
  `Students cannot see the picture of meme ${n}. ${imageUrlInvalid}`;
export const mindmapNodesRequired = 'A mind map needs its root';
export const mindmapRootMissing = "A mind map needs exactly one root with the id 'root'";
export const mindmapEdgeBroken = 'Every edge must join two nodes of this mind map';
export const mindmapNotATree = 'Every node but the root must hang on exactly one other node';
export const listTooDeep = 'Lists can be nested at most 6 levels deep';
export const problemEmptyPage = (where: string) => `A page of '${where}' is empty`;
export const summaryKeepsPage = 'A summary must keep at least one page';
export const testKeepsQuestion = 'A test keeps at least one question';
export const tooManyQuestions = 'A test has at most 500 questions.';
export const staleEdit = 'Someone else has changed this since you opened it. Nothing was overwritten';
export const staleOrder = 'The list has changed since you opened it. Nothing was moved';
export const itemCreated = (noun: string) => `${noun} created successfully`;
export const itemUpdated = (noun: string) => `${noun} updated successfully`;
export const itemDeleted = (noun: string) => `${noun} deleted successfully`;
export const subjectAvailabilityDone = (isOn: boolean) =>
  `Subject content availability ${isOn ? 'enabled' : 'disabled'} successfully`;
export const chapterAvailabilityDone = (isOn: boolean) =>
  `Chapter content availability ${isOn ? 'enabled' : 'disabled'} successfully`;
export const figureMissing = 'There is no such figure';
export const drawingTooLarge = 'A drawing should be smaller than 512 KB';
/** @param reason such as 'it is no XML' */
export const drawingRefused = (reason: string) => `The drawing cannot be used: ${reason}`;

const namedMax = 10;
/** Figures missing in a saved library. */
export const figuresNotSaved = (names: readonly string[]): string => {
  const more = names.length - namedMax;
  const named = names.slice(0, namedMax).join(', ');
  return `These figures are stored no more and not in the file: ${named}${more > 0 ? ` and ${more} more` : ''}`;
};
export const subjectFirst = (name: string) =>
  `The subject '${name}' was deleted too. Restore it under Recently deleted first`;
export const itemRestored = (label: string) => `'${label}' is back`;
export const deletedNotThere = 'This was restored already, or its 30 days are over';
export const deletedIsBack = (label: string) =>
  `'${label}' or a part of it is in your drafts already. Delete that first to restore this one`;
export const deletedOwnerFirst = (label: string, owner: string, outermost: string) =>
  `'${label}' was in '${owner}', which was deleted too. Restore '${outermost}' first`;
export const deletedOwnerGone = (label: string, owner: string) =>
  `'${label}' was in '${owner}', which is neither in your drafts nor under Recently deleted`;
