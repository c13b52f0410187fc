import { paperSectionsMax } from '@repo/contracts/limits/content';
import { type Change, inKeyOrder, withBack, withItem, without } from '#src/editing/form-changes.ts';
import type { FormEdit } from '#src/editing/form-edit.ts';
import { SortableList } from '#src/editing/sortable-list.tsx';
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
  const changeAll = (change: (all: SectionForm[]) => SectionForm[]) =>
    onChange((now) => ({ ...now, sections: change(now.sections) }));
  const nameAt = ({ name }: SectionForm, index: number) => papersCopy.section(name.trim(), index);
  const add = () => {
    const added = newSection(nextSectionName(sections));
    changeAll((all) => (all.length >= paperSectionsMax ? all : [...all, added]));
    edit.focus(controlOf.section('name', added.key));
  };
  const remove = (section: SectionForm, index: number) => {
    changeAll((all) => without(all, section.key));
    edit.onRemoved({
      text: papersCopy.sectionRemoved(nameAt(section, index)),
      restore: () => changeAll((all) => withBack(all, section, index, paperSectionsMax)),
      control: controlOf.section('name', section.key),
    });
    const neighbour = sections[index + 1] ?? sections[index - 1];
    if (neighbour) edit.focus(controlOf.section('name', neighbour.key));
  };
  return (
    <FormSection
      title={papersCopy.sections}
      aside={<SectionsSum sections={sections} />}
      addLabel={papersCopy.addSection}
      isFull={sections.length >= paperSectionsMax}
      fullText={papersCopy.sectionsFull(paperSectionsMax)}
      onAdd={add}
    >
      <SortableList
        label={papersCopy.sections}
        items={sections}
        idOf={({ key }) => key}
        nameOf={nameAt}
        onReorder={(keys) => changeAll((all) => inKeyOrder(all, keys))}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
        rowClassName="min-w-0 rounded-card border-[1.5px] border-edge bg-surface p-2 sm:p-3"
      >
        {(section, row, index) => (
          <SectionCard
            section={section}
            name={nameAt(section, index)}
            isOnly={sections.length === 1}
            units={units}
            row={row}
            edit={edit}
            onChange={(change) => changeAll((all) => withItem(all, section.key, change))}
            onRemove={() => remove(section, index)}
          />
        )}
      </SortableList>
    </FormSection>
  );
}
