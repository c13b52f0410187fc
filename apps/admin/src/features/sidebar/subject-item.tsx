import type { SubjectDraft } from '@repo/contracts/content.drafts';
import { createSubjectInput } from '@repo/contracts/content.inputs';
import { Menu } from '@repo/ui/menu';
import { subjectStyle } from '@repo/ui/subject-theme';
import { ArrowDown, ArrowUp, ChevronRight, EllipsisVertical, Palette, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { AvailabilitySwitch } from '#src/chapter-items/availability-switch.tsx';
import { focusIfLost } from '#src/editing/focus-if-lost.ts';
import { GridCell, GridGroup, GridRow, WholeRow } from './grid-parts.tsx';
import { InlineName } from './inline-name.tsx';
import { sidebarCopy } from './sidebar-copy.ts';
import type { SubjectActs } from './use-subject-acts.ts';

const icon = { size: 18, 'aria-hidden': true } as const;

/** The rows of one subject: its name, which toggles its chapters (`children`), its availability, its actions. */
export function SubjectItem({
  subject,
  isOpen,
  onToggle,
  acts,
  onMove,
  onColour,
  onDelete,
  children,
}: {
  subject: SubjectDraft;
  isOpen: boolean;
  onToggle: () => void;
  acts: SubjectActs;
  /** Moves the subject; null at that end of the list. */
  onMove: { up: (() => void) | null; down: (() => void) | null };
  onColour: () => void;
  onDelete: () => void;
  children: ReactNode;
}) {
  const [isRenaming, setIsRenaming] = useState(false);
  const disclosure = useRef<HTMLButtonElement>(null);
  const { name } = subject;
  return (
    <GridGroup className="border-b-[1.5px] border-line py-0.5">
      {isRenaming ? (
        <WholeRow level={1}>
          <InlineName
            label={sidebarCopy.renameField(name)}
            hint={sidebarCopy.renameHint}
            initial={name}
            schema={createSubjectInput.shape.name}
            submitLabel={sidebarCopy.rename}
            onSubmit={(next) => acts.renameSubject(subject, next)}
            onClose={() => {
              setIsRenaming(false);
              focusIfLost(() => disclosure.current);
            }}
          />
        </WholeRow>
      ) : (
        <GridRow level={1} className="flex items-start narrow:flex-wrap narrow:justify-end">
          <GridCell className="min-w-0 flex-1 narrow:basis-full">
            <button
              ref={disclosure}
              type="button"
              aria-expanded={isOpen}
              onClick={onToggle}
              className="flex min-h-11 w-full items-center gap-1.5 rounded-control px-1 py-1 text-left text-meta font-bold hyphens-auto wrap-anywhere hover:bg-sunken"
            >
              <ChevronRight
                size={16}
                aria-hidden="true"
                className={`shrink-0 text-ink-2 transition-transform ${isOpen ? 'rotate-90' : ''}`}
              />
              <span
                aria-hidden="true"
                className="subject-scope keep-colour size-3 shrink-0 rounded-full border-[1.5px] border-line-strong bg-cover"
                style={subjectStyle(subject.color)}
              />
              <span className="min-w-0">{name}</span>
            </button>
          </GridCell>
          <GridCell>
            <AvailabilitySwitch
              label={sidebarCopy.subjectSwitch(name)}
              isOn={subject.isAllContentAvailable}
              stateBelow
              onChange={(isOn) => acts.showSubject(subject, isOn)}
            />
          </GridCell>
          <GridCell>
            <Menu
              label={sidebarCopy.actions(name)}
              trigger={<EllipsisVertical {...icon} />}
              items={[
                {
                  label: sidebarCopy.rename,
                  icon: <Pencil {...icon} />,
                  onSelect: () => setIsRenaming(true),
                },
                { label: sidebarCopy.colour, icon: <Palette {...icon} />, onSelect: onColour },
                {
                  label: sidebarCopy.moveUp,
                  icon: <ArrowUp {...icon} />,
                  disabled: onMove.up === null,
                  onSelect: () => onMove.up?.(),
                },
                {
                  label: sidebarCopy.moveDown,
                  icon: <ArrowDown {...icon} />,
                  disabled: onMove.down === null,
                  onSelect: () => onMove.down?.(),
                },
                {
                  label: sidebarCopy.remove,
                  tone: 'danger',
                  icon: <Trash2 {...icon} />,
                  onSelect: onDelete,
                },
              ]}
            />
          </GridCell>
        </GridRow>
      )}
      {isOpen ? <div className="grid gap-1 pb-2 pl-5">{children}</div> : null}
    </GridGroup>
  );
}
