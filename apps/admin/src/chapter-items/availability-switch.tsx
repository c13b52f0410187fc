import { Switch } from '@repo/ui/switch';
import { useState } from 'react';
import { itemsCopy } from './chapter-items-copy.ts';

/** Whether students get this with the next publish. Shows the wish at once and goes back when the server refuses. */
export function AvailabilitySwitch({
  label,
  isOn,
  stateBelow = false,
  onChange,
}: {
  label: string;
  isOn: boolean;
  /** For narrow rows: Shown or Hidden stands below the switch. */
  stateBelow?: boolean;
  onChange: (isOn: boolean) => Promise<unknown>;
}) {
  const [wish, setWish] = useState<boolean | null>(null);
  const change = async (next: boolean) => {
    if (wish !== null) return;
    setWish(next);
    await onChange(next);
    setWish(null);
  };
  return (
    <Switch
      label={label}
      hideLabel
      stateBelow={stateBelow}
      onText={itemsCopy.seen}
      offText={itemsCopy.unseen}
      checked={wish ?? isOn}
      aria-busy={wish !== null || undefined}
      onCheckedChange={change}
    />
  );
}
