import { profileCopy } from 'virtual:messages/profile';
import { reminderStepMinutes } from '@repo/contracts/limits/reminders';
import { nearestReminderTime } from '@repo/contracts/reminders.rules';
import { Card } from '@repo/ui/card';
import { Switch } from '@repo/ui/switch';
import { TextField } from '@repo/ui/text-field';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ReminderView, useReminder } from './use-reminder.ts';

const copy = profileCopy.reminder;
/** Debounce: keys change hours and minutes one after the other. */
const restMs = 1_200;

function ReminderTime({ at, changeTime }: { at: string; changeTime: ReminderView['changeTime'] }) {
  const [draft, setDraft] = useState(at);
  const sent = useRef(at);
  // Adopt a time chosen on another device.
  useEffect(() => {
    if (at === sent.current) return;
    sent.current = at;
    setDraft(at);
  }, [at]);
  const save = async () => {
    const before = sent.current;
    const time = draft === '' ? before : nearestReminderTime(draft);
    setDraft(time);
    if (time === before) return;
    sent.current = time;
    if ((await changeTime(time)) || sent.current !== time) return;
    sent.current = before;
    // Keep a time typed since then.
    setDraft((now) => (now === time ? before : now));
  };
  const saveLater = useEffectEvent(() => void save());
  useEffect(() => {
    if (draft === '' || draft === sent.current) return;
    const timer = setTimeout(saveLater, restMs);
    return () => clearTimeout(timer);
  }, [draft]);
  return (
    <TextField
      type="time"
      step={reminderStepMinutes * 60}
      label={copy.time}
      hint={copy.timeHint}
      value={draft}
      required
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => void save()}
      className="mt-3"
    />
  );
}

/** Note below the switch, if any. */
function noteOf({ ability, hasFailed, isOutOfReach, isOn }: ReminderView): string | null {
  if (ability !== 'able') return copy[ability];
  if (hasFailed) return copy.failed;
  return isOutOfReach && !isOn ? copy.needsNetwork : null;
}

/** Opt-in daily reminder; one tap turns it off again. */
export function ReminderCard({ className }: { className?: string }) {
  const reminder = useReminder();
  const { isOffered, isOn, wanted, isKnown, ability, at } = reminder;
  const [wasChanged, setWasChanged] = useState(false);
  if (!isOffered) return null;
  const note = noteOf(reminder);
  const said = wasChanged && wanted === null ? (isOn && at ? copy.saved({ time: at }) : copy.off) : '';
  const choose = (isWanted: boolean) => {
    setWasChanged(true);
    void (isWanted ? reminder.turnOn() : reminder.turnOff());
  };
  return (
    <Card className={className}>
      <Switch
        label={
          <>
            <span className="block font-bold">{copy.title}</span>
            <span className="block text-meta text-ink-2">{copy.text}</span>
          </>
        }
        onText={profileCopy.nightOn}
        offText={profileCopy.nightOff}
        checked={wanted ?? isOn}
        disabled={!isOn && (!isKnown || ability !== 'able')}
        onCheckedChange={choose}
        className="w-full"
      />
      {isOn && at ? <ReminderTime at={at} changeTime={reminder.changeTime} /> : null}
      <p role="status" className={note ? 'mt-2 text-meta text-ink-2' : 'sr-only'}>
        {note ?? said}
      </p>
    </Card>
  );
}
