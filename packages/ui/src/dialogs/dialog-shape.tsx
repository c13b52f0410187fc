import { clsx } from 'clsx';

export type DialogShape = {
  /** Width from 600 px on: sm 400, md 480, lg 640, xl 960. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Below 600 px: a sheet from the bottom, the whole screen, or a centred card of 312 px. */
  phone?: 'sheet' | 'full' | 'card';
  /** Fixed height, so that buttons don't move while content loads. */
  isSteady?: boolean;
};

const widths = { sm: 'sm:w-100', md: 'sm:w-120', lg: 'sm:w-160', xl: 'sm:w-240' };
const phones = {
  sheet: 'inset-x-0 bottom-0 max-h-[90dvh] rounded-t-sheet border-b-0',
  full: 'inset-0 h-dvh border-0',
  card: 'inset-0 m-auto h-fit max-h-[90dvh] w-78 max-w-[calc(100%-32px)] rounded-card',
};

/** Class of a dialog's popup. */
export function popupClass({ size = 'md', phone = 'sheet', isSteady = false }: DialogShape): string {
  return clsx(
    'dialog-popup fixed z-50 overflow-y-auto overscroll-contain scroll-pt-28 scroll-pb-28 border-[1.5px] border-edge bg-surface text-ink shadow-float outline-none',
    phones[phone],
    'sm:inset-0 sm:m-auto sm:max-h-[min(90dvh,880px)] sm:max-w-[calc(100%-48px)] sm:rounded-card sm:border-[1.5px]',
    isSteady ? 'flex flex-col sm:h-160' : 'sm:h-fit',
    widths[size],
  );
}
