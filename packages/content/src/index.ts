export { LibraryError } from './library-error.ts';
export { packLibrary, unpackLibrary } from './library-zip.ts';
export { libraryFolder, readLibrary } from './read-library.ts';
