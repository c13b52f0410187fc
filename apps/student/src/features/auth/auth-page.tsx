import { brand } from '@repo/contracts/brand';
import { LogoMark } from '@repo/ui/logo-mark';
import { MarginPage } from '@repo/ui/margin-page';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * A form page: form column right of the margin, and `aside` beside it on wide windows. The form is centred
 * vertically there; with `isSteady` its position doesn't depend on its height, for forms in steps.
 */
export function AuthPage({
  aside,
  isSteady = false,
  children,
}: {
  aside?: ReactNode;
  isSteady?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(560px,46%)_1fr]">
      <MarginPage className="flex min-h-dvh flex-col pb-8">
        <header className="flex h-14 shrink-0 items-center md:h-20">
          <LogoMark name={brand.name} />
        </header>
        <main
          id="main"
          className={clsx(
            'flex w-full max-w-110 grow flex-col pt-4 md:pt-8',
            isSteady ? 'lg:pt-[12vh]' : 'lg:justify-center lg:pb-20 lg:pt-0',
          )}
        >
          {children}
        </main>
      </MarginPage>
      {aside ? (
        <aside className="relative hidden overflow-hidden border-l-[1.5px] border-edge bg-surface lg:block">
          {aside}
        </aside>
      ) : null}
    </div>
  );
}
