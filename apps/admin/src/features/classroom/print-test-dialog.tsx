import { composeSets, paperSeedMax } from '@repo/contracts/classroom-paper';
import type { TestDraft, WrittenDraft } from '@repo/contracts/content.drafts';
import { titleMaxLength } from '@repo/contracts/limits/content';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { TextAreaField, TextField } from '@repo/ui/text-field';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { CheckLine } from '#src/chapter-items/check-line.tsx';
import { RadioRow } from '#src/chapter-items/radio-row.tsx';
import type { TabChapter } from '#src/selection/chapter-tabs.ts';
import { classroomCopy } from './classroom-copy.ts';
import { pickedOf, sourcesOf } from './picked-questions.ts';
import { QuestionPicker } from './question-picker.tsx';
import { usePrintSets } from './use-print-sets.tsx';

const setCounts = ['1', '2', '3', '4'] as const;
const newSeed = () => String(1 + Math.floor(Math.random() * paperSeedMax));
const isSeed = (text: string) => /^\d{1,6}$/.test(text) && Number(text) > 0;

/** Chooses questions and sets of a printed test. Mount it while it is open. */
export function PrintTestDialog({
  chapter,
  source,
  tests,
  written,
  onClose,
}: {
  chapter: TabChapter;
  source: string;
  tests: readonly TestDraft[];
  written: readonly WrittenDraft[];
  onClose: () => void;
}) {
  const [sources] = useState(() => sourcesOf(tests, written));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(sources.find(({ key }) => key === source)?.items.map(({ key }) => key)),
  );
  const test = tests.find(({ _id }) => _id === source);
  const [title, setTitle] = useState(test?.title ?? chapter.name);
  const [minutes, setMinutes] = useState(test ? String(test.timeLimit) : '');
  const [instructions, setInstructions] = useState('');
  const [setCount, setSetCount] = useState<(typeof setCounts)[number]>('1');
  const [seed, setSeed] = useState(newSeed);
  const [parts, setParts] = useState({ hasSpace: false, hasAnswerSheet: false, hasKey: true });

  const picked = pickedOf(sources, chosen);
  const count = picked.groups.length + picked.written.length;
  const marks = [...picked.groups.map(({ length }) => length), ...picked.written.map((one) => one.marks)];
  const isShuffled = setCount !== '1';
  const isReady = count > 0 && (!isShuffled || isSeed(seed));
  const { printed, print, isPreparing } = usePrintSets({
    isReady,
    picked,
    compose: () => composeSets(picked, { sets: Number(setCount), seed: Number(seed) }),
    choice: {
      ...parts,
      title: title.trim(),
      subtitle: `${chapter.subjectName} · ${chapter.name}`,
      minutes: minutes.trim(),
      instructions: instructions
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
      seed: Number(seed),
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={classroomCopy.title}
      size="lg"
      phone="full"
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            {classroomCopy.close}
          </Button>
          <Button
            disabled={!isReady}
            busy={isPreparing}
            busyLabel={classroomCopy.preparing}
            onClick={() => void print()}
          >
            {classroomCopy.print}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <TextField
            label={classroomCopy.testTitle}
            maxLength={titleMaxLength}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <TextField
            label={classroomCopy.minutes}
            inputMode="numeric"
            maxLength={4}
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
        </div>
        <TextAreaField
          label={classroomCopy.instructions}
          hint={classroomCopy.instructionsHint}
          rows={2}
          value={instructions}
          onChange={({ target }) => setInstructions(target.value)}
        />
        <RadioRow
          legend={classroomCopy.sets}
          values={setCounts}
          value={setCount}
          onChange={setSetCount}
          hint={isShuffled ? classroomCopy.shuffled : classroomCopy.notShuffled}
        >
          {(value) => classroomCopy.setNames[value]}
        </RadioRow>
        {isShuffled ? (
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              label={classroomCopy.seed}
              hint={classroomCopy.seedHint}
              error={isSeed(seed) ? undefined : classroomCopy.seedWrong}
              inputMode="numeric"
              maxLength={6}
              value={seed}
              className="min-w-0 flex-1 basis-60"
              onChange={({ target }) => setSeed(target.value)}
            />
            <Button
              variant="outlined"
              size="sm"
              className="mt-7"
              icon={<Dices size={18} aria-hidden="true" />}
              onClick={() => setSeed(newSeed())}
            >
              {classroomCopy.newSeed}
            </Button>
          </div>
        ) : null}
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-meta font-bold">{classroomCopy.parts}</legend>
          {(['hasSpace', 'hasAnswerSheet', 'hasKey'] as const).map((part) => (
            <CheckLine
              key={part}
              checked={parts[part]}
              onChange={(isOn) => setParts((now) => ({ ...now, [part]: isOn }))}
            >
              {classroomCopy[part]}
            </CheckLine>
          ))}
        </fieldset>
        {sources.length === 0 ? (
          <p>{classroomCopy.none}</p>
        ) : (
          <QuestionPicker sources={sources} chosen={chosen} onChange={setChosen} />
        )}
        <p role="status" className="text-meta text-ink-2">
          {classroomCopy.sum(
            count,
            marks.reduce((sum, each) => sum + each, 0),
          )}
        </p>
      </div>
      {printed}
    </Dialog>
  );
}
