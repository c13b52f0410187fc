import { privacyCopy } from 'virtual:messages/privacy';
import { brand } from '@repo/contracts/brand';
import { buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { LogoMark } from '@repo/ui/logo-mark';
import { MarginPage } from '@repo/ui/margin-page';
import { Tick } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DeletionBanner } from '#src/account/deletion/deletion-banner.tsx';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useSession } from '#src/platform/session/session.ts';
import { canStore } from '#src/platform/storage/stored-text.ts';
import { DetailList } from './detail-list.tsx';
import { OwnData } from './own-data.tsx';

/**
 * Determines who is logged in, also if storage keeps no session, and the server's current state of the
 * student.
 */
function useFreshVisitor(isAuthenticated: boolean): void {
  useEffect(() => {
    if (isAuthenticated)
      import('./account-calls.ts').then(
        ({ refreshUser }) => refreshUser(),
        () => {},
      );
    else if (!canStore())
      import('#src/platform/session/cookie-session.ts').then(
        ({ takeCookieSession }) => takeCookieSession(),
        () => {},
      );
  }, [isAuthenticated]);
}

/**
 * What is stored about a student, for everybody; with a session also its download and the deletion of the
 * account.
 */
export function PrivacyScreen() {
  const { user } = useSession();
  useScreenTitle(privacyCopy.screen);
  useFreshVisitor(user !== null);
  return (
    <>
      <header data-toasts-below className="pt-safe sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-page items-center justify-between px-4 md:px-8">
          <LogoMark name={brand.name} />
          <Link
            to={user ? '/dashboard' : '/signup'}
            className={buttonClass({ variant: 'quiet', className: '!px-3' })}
          >
            {user ? privacyCopy.home : privacyCopy.signUp}
          </Link>
        </div>
      </header>
      <DeletionBanner />
      <MarginPage from="md" className="mx-auto min-h-[calc(100dvh-57px)] max-w-page pb-12 pt-6 md:pt-10">
        <main id="main" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
          <div className="grid min-w-0 content-start gap-6">
            <h1>{privacyCopy.title}</h1>
            <ul className="grid gap-3">
              {privacyCopy.short.map((sentence) => (
                <li key={sentence} className="flex gap-2.5">
                  <Tick size={22} className="mt-0.5 shrink-0 text-tick" />
                  <span className="max-w-prose">{sentence}</span>
                </li>
              ))}
            </ul>
            <p className="max-w-prose text-ink-2">{privacyCopy.guardian}</p>
          </div>
          <div className="lg:row-span-2">
            <Card>
              <OwnData user={user} />
            </Card>
          </div>
          <section className="grid min-w-0 content-start gap-3">
            <h2>{privacyCopy.details}</h2>
            <DetailList />
            <p className="text-ink-2">
              {privacyCopy.questions} {privacyCopy.writeTo}{' '}
              <a
                href={`mailto:${brand.supportEmail}`}
                className="inline-flex min-h-11 items-center font-bold text-pen underline"
              >
                {brand.supportEmail}
              </a>
            </p>
          </section>
        </main>
      </MarginPage>
    </>
  );
}
