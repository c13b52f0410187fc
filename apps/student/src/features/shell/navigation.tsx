import { shellCopy } from 'virtual:messages/shell';
import { brand } from '@repo/contracts/brand';
import { buttonClass } from '@repo/ui/button';
import { LogoMark } from '@repo/ui/logo-mark';
import { Tick } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { LogOut, Maximize2, Search } from 'lucide-react';
import { memo } from 'react';
import { openSearch } from '#src/app/search/search.ts';
import { SearchButton } from '#src/app/search/search-button.tsx';
import { useZenMode } from '#src/platform/fullscreen/zen-mode.ts';
import { destinations, thumbDestinations } from './destinations.tsx';

/** Shared id of both zen mode buttons, since only one is shown at a time. */
export const zenToggleId = 'zen-toggle';

const sideItem =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-bold text-ink no-underline hover:bg-sunken ' +
  'flex-col justify-center gap-1 py-2 text-center text-caption lg:flex-row lg:justify-start lg:py-0 lg:text-start lg:text-body';

/**
 * A labelled rail of 72 px from 768 px, a sidebar of 240 px from 1024 px. `hasZenToggle` is false in
 * chapters, which have their own.
 */
export const SideNavigation = memo(function SideNavigation({
  onLogout,
  hasZenToggle,
}: {
  onLogout: () => void;
  hasZenToggle: boolean;
}) {
  const { isZenMode, enterZenMode } = useZenMode();
  return (
    <header className="sticky top-0 hidden h-dvh w-18 shrink-0 flex-col gap-2 overflow-y-auto [scrollbar-width:thin] border-r border-line bg-surface px-1.5 py-4 md:flex lg:w-60 lg:px-3 print:hidden">
      <Link
        to="/dashboard"
        className="mb-3 flex min-h-12 items-center justify-center no-underline lg:justify-start lg:px-3"
      >
        <span className="lg:hidden">
          <LogoMark size={30} />
        </span>
        <span className="hidden lg:inline">
          <LogoMark name={brand.name} size={30} />
        </span>
        <span className="sr-only lg:hidden">{brand.name}</span>
      </Link>
      <nav aria-label={shellCopy.mainNavigation} className="grid gap-1">
        {destinations.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            className={sideItem}
            activeProps={{ className: '!bg-pen-tint !text-pen', 'aria-current': 'page' }}
          >
            <Icon size={20} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-auto grid gap-1">
        <button type="button" onClick={openSearch} aria-haspopup="dialog" className={sideItem}>
          <Search size={20} aria-hidden="true" />
          {shellCopy.search}
          <kbd className="ml-auto hidden rounded-chip border border-line px-1.5 text-caption font-normal text-ink-2 lg:inline">
            {shellCopy.searchKey}
          </kbd>
        </button>
        {hasZenToggle ? (
          <button
            type="button"
            id={zenToggleId}
            aria-pressed={isZenMode}
            onClick={enterZenMode}
            className={`${sideItem} !text-ink-2`}
          >
            <Maximize2 size={20} aria-hidden="true" />
            {shellCopy.zen}
          </button>
        ) : null}
        <button type="button" onClick={onLogout} className={`${sideItem} !text-redpen`}>
          <LogOut size={20} aria-hidden="true" />
          {shellCopy.logout}
        </button>
      </div>
    </header>
  );
});

/** The bar below 768 px: logo, search and Logout. */
export const TopBar = memo(function TopBar({ onLogout }: { onLogout: () => void }) {
  return (
    <header
      data-toasts-below
      className="pt-safe sticky top-0 z-30 border-b border-line bg-surface md:hidden print:hidden"
    >
      <div className="flex h-14 items-center justify-between pl-4 pr-2">
        <Link
          to="/dashboard"
          className="flex min-h-12 items-center no-underline max-[16rem]:[&_span_span]:sr-only"
        >
          <LogoMark name={brand.name} />
        </Link>
        <SearchButton className="ml-auto" />
        <button
          type="button"
          onClick={onLogout}
          className={buttonClass({ variant: 'quiet', className: '!px-3' })}
        >
          <LogOut size={18} aria-hidden="true" />
          <span className="max-[19rem]:sr-only">{shellCopy.logout}</span>
        </button>
      </div>
    </header>
  );
});

/** Below 768 px: the navigation. Hidden while an on-screen keyboard leaves little room. */
export const BottomBar = memo(function BottomBar() {
  return (
    <nav
      aria-label={shellCopy.mainNavigation}
      className="pb-safe fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface md:hidden print:hidden [@media(max-height:26.25rem)]:[:root:has(:is(input,textarea):focus)_&]:hidden"
    >
      <ul className="flex h-16 items-stretch justify-around">
        {thumbDestinations.map(({ to, label, icon: Icon }) => (
          <li key={to} className="min-w-0 flex-1">
            <Link
              to={to}
              className="group grid h-full place-items-center content-center gap-0.5 text-[min(var(--text-caption),5vw)] font-bold text-ink-2 no-underline"
              activeProps={{ className: '!text-pen', 'aria-current': 'page' }}
            >
              <Icon size={22} aria-hidden="true" />
              <span className="relative">
                {label}
                <Tick
                  size={16}
                  className="absolute -right-5 top-0 hidden text-redpen group-aria-[current=page]:block max-[19rem]:!hidden"
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});
