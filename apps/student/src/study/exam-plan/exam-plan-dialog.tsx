import { examCopy } from 'virtual:messages/exam';
import { boardDaysOf } from '@repo/contracts/exam-days.rules';
import {
  dailyAmountDefault,
  dailyAmountMax,
  dailyAmountMin,
  planAheadMaxDays,
} from '@repo/contracts/limits/revision';
import { studyDay } from '@repo/contracts/progress.rules';
import type { BoardDate } from '@repo/contracts/revision.plan';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { RadioCards } from '@repo/ui/radio-cards';
import { SelectField } from '@repo/ui/select-field';
import { TextField } from '@repo/ui/text-field';
import { toast } from '@repo/ui/toast';
import { type FormEvent, useId, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { longDate } from '#src/platform/long-date.ts';
import { examinedIn } from './date-sheet.ts';
import { PaperDays } from './paper-days.tsx';
import type { ExamPlan } from './use-exam-plan.ts';

const dayMs = 24 * 3_600_000;
const otherDay = 'other';
const noDay = 'none';
const amounts = [dailyAmountMin, 10, 15, dailyAmountDefault, 30, 40, 60, 80, dailyAmountMax];
/** The two sittings of the coming year. */
const offeredDates = 2;

const dayIn = (days: number) => studyDay(new Date(Date.now() + days * dayMs));

const optionOf = ({ startsOn, sitting, isExpected }: BoardDate) => ({
  value: startsOn,
  label: `${examCopy.sitting[sitting]}, ${longDate(startsOn)}`,
  description: isExpected ? examCopy.expected : undefined,
});

/** Preselected date: the student's, else the board's next. */
function firstChoice({ plan, boardDates }: ExamPlan, offered: readonly BoardDate[]): string {
  if (!plan) return boardDates[0]?.startsOn ?? otherDay;
  if (plan.examOn === null) return noDay;
  return offered.some(({ startsOn }) => startsOn === plan.examOn) ? plan.examOn : otherDay;
}

/** Sets the exam date and the number of cards a day. */
export function ExamPlanDialog({
  plan,
  open,
  onOpenChange,
}: {
  plan: ExamPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={examCopy.title}
      phone="full"
      footer={
        <>
          <Button variant="outlined" onClick={() => onOpenChange(false)}>
            {examCopy.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {examCopy.save}
          </Button>
        </>
      }
    >
      <PlanForm id={formId} plan={plan} onSaved={() => onOpenChange(false)} />
    </Dialog>
  );
}

function PlanForm({ id, plan, onSaved }: { id: string; plan: ExamPlan; onSaved: () => void }) {
  const examined = examinedIn(useLibrary());
  const begun = plan.dateSheets?.filter(
    ({ startsOn }) => startsOn === plan.plan?.examOn && startsOn <= dayIn(0),
  );
  const offered = [...(begun ?? []), ...plan.boardDates.slice(0, offeredDates)];
  const [choice, setChoice] = useState(() => firstChoice(plan, offered));
  const [day, setDay] = useState(plan.plan?.examOn ?? '');
  const [amount, setAmount] = useState(plan.plan?.dailyAmount ?? dailyAmountDefault);
  const [error, setError] = useState<string | null>(null);
  const [own, setOwn] = useState(plan.plan?.subjects ?? {});
  const [isChecked, setIsChecked] = useState(false);
  const chosen = choice === otherDay ? day : choice;
  const examOn = choice === noDay ? null : chosen;
  const isSame = examOn === plan.plan?.examOn;
  const errorOf = (paper: string) => {
    if (paper < chosen) return examCopy.dayEarly;
    return paper > dayIn(planAheadMaxDays) ? examCopy.dayMissing : undefined;
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (examOn !== null && !isSame && !(examOn >= dayIn(1) && examOn <= dayIn(planAheadMaxDays)))
      return setError(examCopy.dayMissing);
    const subjects = examOn === null ? {} : own;
    if (Object.values(subjects).some(errorOf)) return;
    // The double amount was accepted for another exam date.
    const ramp = isSame ? (plan.plan?.ramp ?? 'unasked') : 'unasked';
    plan.choose({ examOn, dailyAmount: amount, ramp, subjects });
    toast.success(examCopy.saved);
    onSaved();
  };
  return (
    <form id={id} noValidate onSubmit={save} className="grid gap-5">
      <RadioCards
        legend={examCopy.legend}
        value={choice}
        onValueChange={(next) => {
          setChoice(next);
          setError(null);
          // Own days belong to the exam that they were set for.
          if (next !== otherDay && next !== plan.plan?.examOn) setOwn({});
        }}
        options={[
          ...offered.map(optionOf),
          { value: otherDay, label: examCopy.otherDay },
          { value: noDay, label: examCopy.noDay, description: examCopy.noDayText },
        ]}
      />
      {choice === otherDay ? (
        <TextField
          type="date"
          label={examCopy.otherDayLabel}
          min={dayIn(1)}
          max={dayIn(planAheadMaxDays)}
          value={day}
          error={error}
          onChange={({ target }) => {
            setDay(target.value);
            setError(null);
          }}
        />
      ) : null}
      {examOn ? (
        <PaperDays
          subjects={examined}
          board={boardDaysOf(plan.dateSheets, examOn)}
          own={own}
          errorOf={(paper) => (isChecked ? errorOf(paper) : undefined)}
          onChange={setOwn}
        />
      ) : null}
      <SelectField
        label={examCopy.amount}
        value={String(amount)}
        onChange={({ target }) => setAmount(Number(target.value))}
        options={[...new Set([...amounts, amount])]
          .sort((one, other) => one - other)
          .map((count) => ({ value: String(count), label: String(count) }))}
      />
    </form>
  );
}
