import { Switch } from '@repo/ui/switch';
import { useState } from 'react';
import { itemsCopy } from './chapter-items-copy.ts';

/** Whether students get this with the next publish. Optimistic: reverts when the server rejects it. */
export function AvailabilitySwitch({
  label,
  isOn,
  stateBelow = false,
  onChange,
}: {
  label: string;
  isOn: boolean;
  /** For narrow rows: shows the state below the switch. */
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
