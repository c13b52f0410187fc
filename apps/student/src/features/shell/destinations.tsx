import { Home, type LucideIcon } from 'lucide-react';
import { shellCopy } from './copy.ts';

/** What the navigation leads to, in the order of the sidebar. */
export const destinations = [{ to: '/dashboard', label: shellCopy.home, icon: Home }] as const satisfies {
  to: string;
  label: string;
  icon: LucideIcon;
}[];
