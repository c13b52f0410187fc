import { paperCopy } from 'virtual:messages/paper';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { Asked, Given, PaperAnswers, PaperSheet } from '#src/study/written/kept-paper.ts';
import { openNumbers, standingOf } from './paper-run.ts';
import { sectionText } from './paper-text.ts';

const steps: Record<string, 'before' | 'after' | 'above' | 'below' | 'first' | 'last'> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};

/** The nearest question in the next row above or below. */
function inNextRow(all: readonly HTMLElement[], from: HTMLElement, sign: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const far = (one: HTMLElement) => {
    const { top, left } = one.getBoundingClientRect();
    return Math.abs(top - here.top) * 100 + Math.abs(left - here.left);
  };
  return all
    .filter((one) => sign * (one.getBoundingClientRect().top - here.top) > 4)
    .toSorted((one, other) => far(one) - far(other))[0];
}

/** Arrow keys move through the questions of all sections, with a roving tab stop. */
function walk(event: KeyboardEvent): void {
  const step = steps[event.key];
  const from = event.target;
  if (!step || !(from instanceof HTMLElement) || from.dataset.question === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-question]')];
  const at = all.indexOf(from);
  const found = {
    before: all[at - 1],
    after: all[at + 1],
    above: inNextRow(all, from, -1),
    below: inNextRow(all, from, 1),
    first: all[0],
    last: all.at(-1),
  }[step];
  event.preventDefault();
  if (!found) return;
  for (const one of all) one.tabIndex = one === found ? 0 : -1;
  found.focus();
}

function PaletteButton({
  asked,
  given,
  isCurrent,
  current,
  onClick,
}: {
  asked: Asked;
  given: Given;
  isCurrent: boolean;
  current: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
}) {
  const standing = standingOf(asked, given);
  const words = [
    paperCopy.question({ n: asked.number }),
    paperCopy.standing[standing],
    ...(given.isFlagged ? [paperCopy.toBeChecked] : []),
  ];
  return (
    <button
      ref={isCurrent ? current : undefined}
      type="button"
      data-question={asked.number}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={words.join(', ')}
      onClick={onClick}
      className={clsx(
        'keep-colour relative grid h-12 place-items-center rounded-control border-[1.5px] font-bold tabular-nums',
        standing === 'answered' && 'border-pen bg-pen text-surface',
        standing === 'begun' && 'border-pen border-dashed bg-pen-tint text-pen',
        standing === 'open' && 'border-line-strong bg-surface text-ink',
        isCurrent && 'shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--ink)]',
      )}
    >
      {asked.number}
      {given.isFlagged ? (
        <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full border-[1.5px] border-redpen bg-red-tint text-redpen">
          <Flag size={11} aria-hidden="true" fill="currentColor" />
        </span>
      ) : null}
    </button>
  );
}

/** All questions by section: answered, begun, open, flagged. A tap or Enter opens one. */
export function Palette({
  isOpen,
  sheet,
  answers,
  finalFocus,
  onClose,
  onGoTo,
  onHandIn,
}: {
  isOpen: boolean;
  sheet: PaperSheet;
  answers: PaperAnswers;
  finalFocus: () => boolean;
  onClose: () => void;
  onGoTo: (at: number) => void;
  onHandIn: () => void;
}) {
  const current = useRef<HTMLButtonElement>(null);
  const { questions, sections } = sheet;
  const { open, flagged } = openNumbers(sheet, answers);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || onClose()}
      title={paperCopy.palette}
      description={paperCopy.counts({
        answered: questions.length - open.length,
        open: open.length,
        flagged: flagged.length,
      })}
      initialFocus={current}
      finalFocus={finalFocus}
      footer={
        <Button variant="outlined" onClick={onHandIn}>
          {paperCopy.handIn}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows between the buttons inside it */}
      <div className="grid gap-5" onKeyDown={walk}>
        {sections.map(({ name, title, first, count }) =>
          count === 0 ? null : (
            <section key={name} aria-label={sectionText(name, title)} className="grid gap-2">
              <h3 className="text-meta">{sectionText(name, title)}</h3>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2.5">
                {questions.slice(first, first + count).map((asked, at) => {
                  const given = answers.given[first + at];
                  return given ? (
                    <PaletteButton
                      key={asked.number}
                      asked={asked}
                      given={given}
                      isCurrent={first + at === answers.index}
                      current={current}
                      onClick={() => onGoTo(first + at)}
                    />
                  ) : null;
                })}
              </div>
            </section>
          ),
        )}
      </div>
    </Dialog>
  );
}
