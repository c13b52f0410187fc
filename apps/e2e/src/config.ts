/** The folder for pictures of all states; undefined in an ordinary run, which runs the checks instead. */
export const picturesFolder = process.env.PICTURES_FOLDER;

/** Whether a missing pdftotext fails the tests of what is printed, as in .ci/run, instead of skipping them. */
export const isPdftotextRequired = process.env.TEST_PDFTOTEXT === 'required';
