import { planCopy } from 'virtual:messages/plan';
import { Button, type ButtonLook } from '@repo/ui/button';
import { openUpgrade } from './upgrade.ts';

export function UpgradeButton({ label = planCopy.upgrade, ...look }: ButtonLook & { label?: string }) {
  return (
    <Button {...look} onClick={openUpgrade} aria-haspopup="dialog">
      {label}
    </Button>
  );
}
