/** Where the pictures of all states go; undefined in an ordinary run, which checks instead. */
export const picturesFolder = process.env.PICTURES_FOLDER;
