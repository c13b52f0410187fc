import { type LibraryPaper, type LibrarySubject, libraryPaperFile } from '@repo/contracts/library';
import { paperFault, paperMarks, unitMarksSum } from '@repo/contracts/papers.rules';
import { LibraryError } from './library-error.ts';
import { child, type Folder, listNumbered, openYamlFile, slug } from './library-folder.ts';
import type { YamlFile } from './parse-yaml.ts';

/** A folder beside those of subjects. */
export const papersFolder = 'papers';

type Fields = Omit<LibraryPaper, 'id'>;

/** @throws LibraryError for an unknown chapter, and for contradicting parts */
function checkPaper(yaml: YamlFile, paper: Fields, chapterIds: ReadonlySet<string>): void {
  for (const [at, unit] of paper.units.entries())
    for (const [place, id] of unit.chapterIds.entries())
      if (!chapterIds.has(id))
        throw new LibraryError(
          yaml.file,
          yaml.lineOf(['units', at, 'chapterIds', place]),
          `there is no chapter ${id} in the library`,
        );
  const fault = paperFault(paper);
  if (fault !== null) throw new LibraryError(yaml.file, undefined, fault);
}

/** Rules for the starter library; a teacher's paper may still be incomplete. */
function checkSums(yaml: YamlFile, paper: Fields): void {
  const [ofSections, ofUnits] = [paperMarks(paper), unitMarksSum(paper)];
  if (ofSections !== ofUnits)
    throw new LibraryError(
      yaml.file,
      yaml.lineOf(['units']),
      `the sections give ${ofSections} marks, the units ${ofUnits}`,
    );
}

/**
 * Reads a library's board papers, if any.
 * @param root the library's root folder
 */
export async function readPapers(root: Folder, subjects: readonly LibrarySubject[]): Promise<LibraryPaper[]> {
  const chapterIds = new Set(subjects.flatMap(({ chapters }) => chapters.map(({ id }) => id)));
  const folder = child(root, papersFolder);
  const papers: LibraryPaper[] = [];
  for (const name of await listNumbered(folder, 'files')) {
    const yaml = await openYamlFile(folder, name);
    const paper = yaml.parse(libraryPaperFile);
    checkPaper(yaml, paper, chapterIds);
    if (folder.isStarter) checkSums(yaml, paper);
    papers.push({ id: slug(name), ...paper });
  }
  return papers;
}
