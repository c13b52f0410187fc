import type { PaperDraft } from '@repo/contracts/content.drafts';
import { sessionText } from '@repo/contracts/papers.rules';
import { formOfPaper, type PaperForm } from './paper-form.ts';

/** A paper for the next year, with the next year in its name, not yet checked against the board's. */
export function nextYearOf(paper: PaperDraft): PaperForm {
  const year = paper.year + 1;
  const name = paper.name
    .replaceAll(sessionText(paper.year), sessionText(year))
    .replaceAll(new RegExp(`\\b${paper.year}\\b`, 'g'), String(year));
  return { ...formOfPaper(paper), name, year: String(year), checkedOn: '' };
}
