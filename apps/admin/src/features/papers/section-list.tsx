import { paperSectionsMax } from '@repo/contracts/limits/content';
import type { Change } from '#src/editing/form-changes.ts';
import { formList } from '#src/editing/form-list.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
import type { FormEdit } from '#src/editing/use-form-edit.ts';
import { controlOf } from './check-paper.ts';
import { FormSection } from './form-section.tsx';
import { newSection, nextSectionName, type PaperForm, type SectionForm } from './paper-form.ts';
import { SectionsSum } from './paper-sums.tsx';
import { papersCopy } from './papers-copy.ts';
import { SectionCard } from './section-card.tsx';

/** The sections of a paper in order, each with a table of its questions. */
export function SectionList({
  form,
  edit,
  onChange,
}: {
  form: PaperForm;
  edit: FormEdit;
  onChange: Change<PaperForm>;
}) {
  const { units, sections } = form;
  const nameAt = ({ name }: SectionForm, index: number) => papersCopy.section(name.trim(), index);
  const list = formList({
    items: sections,
    change: (change) => onChange((now) => ({ ...now, sections: change(now.sections) })),
    edit,
    max: paperSectionsMax,
    create: () => newSection(nextSectionName(sections)),
    controlOf: ({ key }) => controlOf.section('name', key),
    removedText: (index, section) => papersCopy.sectionRemoved(nameAt(section, index)),
  });
  return (
    <FormSection
      title={papersCopy.sections}
      aside={<SectionsSum sections={sections} />}
      addLabel={papersCopy.addSection}
      isFull={list.isFull}
      fullText={papersCopy.sectionsFull(paperSectionsMax)}
      onAdd={list.add}
    >
      <SortableList
        label={papersCopy.sections}
        {...list.sortable}
        nameOf={nameAt}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
        rowClassName="min-w-0 rounded-card border-[1.5px] border-edge bg-surface p-2 sm:p-3"
      >
        {(section, row, index) => (
          <SectionCard
            section={section}
            name={nameAt(section, index)}
            isOnly={list.isOnly}
            units={units}
            row={row}
            edit={edit}
            onChange={list.changeItem(section)}
            onRemove={() => list.remove(section, index)}
          />
        )}
      </SortableList>
    </FormSection>
  );
}
