import type { PaperForm, SectionForm, UnitForm } from './paper-form.ts';
import { papersCopy } from './papers-copy.ts';

/** Names of chapters by their ids. */
export type ChapterNames = ReadonlyMap<string, string>;

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

function textOfSection(
  { name, title, unitKeys, rows }: SectionForm,
  units: readonly UnitForm[],
  index: number,
) {
  const from = units.filter(({ key }) => unitKeys.includes(key)).map((unit) => unit.name);
  return [
    filled([papersCopy.section(name, index), title]).join(': '),
    ...(from.length === 0 ? [] : [`${papersCopy.sectionUnits}: ${from.join(', ')}`]),
    ...rows.map(({ kind, count, marks, choices, difficulties }) =>
      papersCopy.textRow(kind, count, marks, choices, difficulties),
    ),
  ].join('\n');
}

/** One line for each chapter of a unit that may only have certain marks. */
export const markLines = ({ chapterIds, chapterMarks = {} }: UnitForm, names: ChapterNames): string[] =>
  chapterIds.flatMap((id) => {
    const allowed = chapterMarks[id];
    return allowed ? [papersCopy.chapterMarks(names.get(id) ?? papersCopy.chapterGone, allowed)] : [];
  });

/** A paper's blueprint as text to read and compare. */
export function textOfPaper(form: PaperForm, names: ChapterNames): string {
  const { units, sections, instructions } = form;
  const chaptersOf = ({ chapterIds }: UnitForm) =>
    chapterIds.map((id) => names.get(id) ?? papersCopy.chapterGone).join(', ') || papersCopy.chapters(0);
  return filled([
    filled([
      form.name,
      `${form.board} ${form.year}`,
      `${papersCopy.minutes}: ${form.minutes}`,
      `${papersCopy.readingMinutes}: ${form.readingMinutes}`,
      form.checkedOn === '' ? '' : `${papersCopy.checkedOn}: ${form.checkedOn}`,
    ]).join('\n'),
    instructions.map(({ text }, index) => `${index + 1}. ${text}`).join('\n'),
    units
      .flatMap((unit) => [
        papersCopy.textUnit(unit.name, unit.marks, chaptersOf(unit)),
        ...markLines(unit, names).map((line) => `- ${line}`),
      ])
      .join('\n'),
    ...sections.map((section, index) => textOfSection(section, units, index)),
  ]).join('\n\n');
}
