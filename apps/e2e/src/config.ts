/** The folder for pictures of all states; undefined in an ordinary run, which runs the checks instead. */
export const picturesFolder = process.env.PICTURES_FOLDER;
