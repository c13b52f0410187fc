import { shellCopy } from 'virtual:messages/shell';
import { ChartNoAxesColumn, Gift, Home, type LucideIcon, PenLine, UserRound } from 'lucide-react';

/** Destinations of the navigation, in sidebar order. */
export const destinations = [
  { to: '/dashboard', label: shellCopy.home, icon: Home },
  { to: '/progress', label: shellCopy.progress, icon: ChartNoAxesColumn },
  { to: '/practice', label: shellCopy.practice, icon: PenLine },
  { to: '/profile', label: shellCopy.profile, icon: UserRound },
  { to: '/unlock-free-chapter', label: shellCopy.unlockFreeChapter, icon: Gift },
] as const satisfies {
  to: string;
  label: string;
  icon: LucideIcon;
}[];

/** Bottom bar: without the last one, which phones link from the profile. */
export const thumbDestinations = destinations.filter(({ to }) => to !== '/unlock-free-chapter');
