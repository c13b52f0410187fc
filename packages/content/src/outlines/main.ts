import { outlineMemes } from './outline-memes.ts';

/** `node --import tsx src/outlines/main.ts FOLDER`: run by the server's build on its copy of the library. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the copy of the library');
await outlineMemes(folder);
