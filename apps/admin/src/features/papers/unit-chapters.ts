import type { UnitForm } from './paper-form.ts';

/** The unit that contains a chapter. */
export const unitWith = (units: readonly UnitForm[], chapterId: string): UnitForm | undefined =>
  units.find(({ chapterIds }) => chapterIds.includes(chapterId));

/**
 * Adds a chapter to this unit or removes it. A chapter has one unit: adding takes it from another; removing
 * returns it to its unit in `before`, the units when the dialog opened.
 */
export function withChapter(
  units: readonly UnitForm[],
  unitKey: string,
  chapterId: string,
  isIn: boolean,
  before: readonly UnitForm[],
): UnitForm[] {
  const earlier = unitWith(before, chapterId);
  const home = isIn ? unitKey : earlier?.key === unitKey ? undefined : earlier?.key;
  return units.map((unit) => {
    const rest = unit.chapterIds.filter((id) => id !== chapterId);
    if (unit.key !== home)
      return rest.length === unit.chapterIds.length ? unit : { ...unit, chapterIds: rest };
    if (rest.length < unit.chapterIds.length) return unit;
    const place = earlier?.key === home ? earlier.chapterIds.indexOf(chapterId) : rest.length;
    return { ...unit, chapterIds: rest.toSpliced(place, 0, chapterId) };
  });
}
