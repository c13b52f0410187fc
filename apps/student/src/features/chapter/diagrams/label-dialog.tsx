import './label-dialog.css';
import { diagramsCopy } from 'virtual:messages/diagrams';
import type { DrawnLabel, LabelledDrawing } from '@repo/contracts/drawn-labels';
import { Button, IconButton } from '@repo/ui/button';
import { figuresAreThere } from '@repo/ui/figures-are-there';
import { Markup } from '@repo/ui/markup';
import { SelectField } from '@repo/ui/select-field';
import { useAroundPrint } from '@repo/ui/use-around-print';
import { Check, Printer, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { FigureSheet } from '#src/features/chapter/figure-sheet.tsx';
import type { Diagram } from './diagram.ts';
import { LabelPicture } from './label-picture.tsx';
import { PrintedDiagram } from './printed-diagram.tsx';
import { useLabelling } from './use-labelling.ts';

const places = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
] as const;
const third = (value: number): 0 | 1 | 2 => (value < 1 / 3 ? 0 : value < 2 / 3 ? 1 : 2);

/** The part of the drawing that a label names, in words. */
function placeOf({ at: [x, y] }: DrawnLabel, { box }: LabelledDrawing): string {
  const row = places[third((y - box.y) / box.height)];
  return diagramsCopy.places[row[third((x - box.x) / box.width)]];
}

/** A label after the check: right or wrong, and its name. */
function CheckedLabel({ pin, text, chosen }: { pin: string; text: string; chosen: string | undefined }) {
  const isRight = chosen === text;
  const Icon = isRight ? Check : X;
  return (
    <div className="flex gap-3 rounded-control border-[1.5px] border-line px-4 py-2">
      <Icon size={22} aria-hidden="true" className={isRight ? 'text-tick' : 'text-redpen'} />
      <p className="min-w-0 flex-1">
        <span className="block text-caption text-ink-2">{pin}</span>
        <b>{isRight ? diagramsCopy.correct({ label: text }) : diagramsCopy.incorrect({ label: text })}</b>
        {isRight ? null : (
          <span className="block text-meta text-ink-2">
            {chosen ? diagramsCopy.chose({ label: chosen }) : diagramsCopy.choseNone}
          </span>
        )}
      </p>
    </div>
  );
}

/** Renders the drawing for paper, by the button or the browser's print command. */
function usePrint(diagram: Diagram) {
  const [isPrinting, setIsPrinting] = useState(false);
  useAroundPrint(
    () => setIsPrinting(true),
    () => setIsPrinting(false),
  );
  const print = async () => {
    flushSync(() => setIsPrinting(true));
    await figuresAreThere(document.querySelector('.printed-diagram'));
    window.print();
  };
  const printed = isPrinting ? createPortal(<PrintedDiagram diagram={diagram} />, document.body) : null;
  return { printed, print: () => void print() };
}

function Labelling({ diagram, onNext, onClose }: Props) {
  const { drawing } = diagram;
  const { labels } = drawing;
  const { asked, chosen, isChecked, isRight, rightCount, isShown, ...labelling } = useLabelling(labels);
  const [active, setActive] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const names = [...new Set(asked.map((index) => labels[index]?.text ?? ''))].sort((a, b) =>
    a.localeCompare(b),
  );
  const isComplete = isChecked && rightCount === asked.length;
  const focusSelect = (index: number) => {
    const select = list.current?.querySelector<HTMLSelectElement>(`[data-label="${index}"] select`);
    select?.focus();
    select?.scrollIntoView?.({ block: 'nearest' });
  };
  useEffect(() => {
    if (isChecked) result.current?.focus();
  }, [isChecked]);
  const startAgain = (start: () => void) => {
    flushSync(start);
    list.current?.querySelector('select')?.focus();
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col md:flex-row">
      <div className="shrink-0 px-4 md:w-1/2 md:pt-2">
        <LabelPicture
          diagram={diagram}
          asked={isChecked ? [] : asked}
          active={isChecked ? null : active}
          isShown={isShown}
          onPick={focusSelect}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-[calc(16px+var(--safe-bottom))]">
        <div className="mx-auto grid max-w-120 gap-3">
          {isChecked ? (
            <p ref={result} tabIndex={-1} className="text-h3 outline-none" role="status">
              {diagramsCopy.result({ right: rightCount, count: asked.length })}
            </p>
          ) : (
            <>
              <p>
                <Markup text={diagram.figure.caption} inline />
              </p>
              <p className="text-meta text-ink-2">{diagramsCopy.lead}</p>
            </>
          )}
          <ol ref={list} className="grid gap-3">
            {asked.map((index) => {
              const label = labels[index];
              if (!label) return null;
              const pin = diagramsCopy.pin({
                n: index + 1,
                count: labels.length,
                place: placeOf(label, drawing),
              });
              return (
                <li key={index} data-label={index}>
                  {isChecked ? (
                    <CheckedLabel pin={pin} text={label.text} chosen={chosen[index]} />
                  ) : (
                    <SelectField
                      label={pin}
                      placeholder={diagramsCopy.choose}
                      options={names.map((name) => ({ value: name, label: name }))}
                      value={chosen[index] ?? ''}
                      onChange={({ target }) => labelling.choose(index, target.value)}
                      onFocus={() => setActive(index)}
                    />
                  )}
                </li>
              );
            })}
          </ol>
          <div className="flex flex-wrap gap-3 pt-1">
            {isChecked ? null : <Button onClick={labelling.check}>{diagramsCopy.check}</Button>}
            {isChecked && !isComplete ? (
              <Button onClick={() => startAgain(labelling.tryMissed)}>{diagramsCopy.again}</Button>
            ) : null}
            {isComplete ? (
              <Button onClick={onNext ?? onClose}>{onNext ? diagramsCopy.next : diagramsCopy.back}</Button>
            ) : null}
            {isChecked ? (
              <Button variant="outlined" onClick={() => startAgain(labelling.restart)}>
                {diagramsCopy.restart}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </div>
  );
}

type Props = {
  diagram: Diagram;
  /** Opens the chapter's next diagram; null after the last. */
  onNext: (() => void) | null;
  onClose: () => void;
};

/** A drawing without its labels, in full screen: students choose the label of each number. */
export default function LabelDialog(props: Props) {
  const { diagram, onClose } = props;
  const { printed, print } = usePrint(diagram);
  return (
    <>
      <FigureSheet
        title={diagramsCopy.title}
        closeLabel={diagramsCopy.close}
        tools={
          <IconButton label={diagramsCopy.print} onClick={print}>
            <Printer size={22} aria-hidden="true" />
          </IconButton>
        }
        onClose={onClose}
      >
        <Labelling {...props} />
      </FigureSheet>
      {printed}
    </>
  );
}
