export { LibraryError } from './library-error.ts';
export { libraryFolder, readLibrary } from './read-library.ts';
