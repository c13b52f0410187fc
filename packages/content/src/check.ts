import { paperMarks, paperTitle } from '@repo/contracts/papers.rules';
import { libraryFolder, readLibrary } from './read-library.ts';

/** `pnpm --filter @repo/content check`: reads the whole library and prints a summary, or the first error. */
const { subjects, papers = [] } = await readLibrary(libraryFolder, { isStarter: true });
for (const subject of subjects) {
  console.log(subject.name);
  for (const chapter of subject.chapters)
    console.log(
      `  ${chapter.name}: ${chapter.topics.length} topics, ${chapter.flashcards.length} cards, ` +
        `${chapter.tests.map((test) => test.questions.length).join('+')} questions, ${chapter.memes.length} memes`,
    );
}
for (const paper of papers) console.log(`${paperTitle(paper)}: ${paperMarks(paper)} marks`);
