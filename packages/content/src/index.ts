export { entryKey } from './entry-key.ts';
export { joinZips } from './join-zips.ts';
export { LibraryError } from './library-error.ts';
export { libraryTexts, withFigureNames } from './library-texts.ts';
export { packLibrary, packLibraryPart, unpackLibrary } from './library-zip.ts';
export { libraryFolder, readLibrary } from './read-library.ts';
export { type LibraryPart, libraryPlaces, paperParts } from './write-library.ts';
