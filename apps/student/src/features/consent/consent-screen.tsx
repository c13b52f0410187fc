import { consentCopy as copy } from 'virtual:messages/consent';
import { brand } from '@repo/contracts/brand';
import type { ConsentState } from '@repo/contracts/consent';
import { Button } from '@repo/ui/button';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading } from '@repo/ui/loading';
import { LogoMark } from '@repo/ui/logo-mark';
import { MarginPage } from '@repo/ui/margin-page';
import { SkipLink } from '@repo/ui/skip-link';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLogout } from '#src/app/logout/use-logout.tsx';
import { trpc } from '#src/platform/api/trpc.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { AgeForm } from './age-form.tsx';
import { GuardianForm } from './guardian-form.tsx';
import { useOpening } from './use-opening.ts';
import { Waiting } from './waiting.tsx';

const lookAgainMs = 20_000;

function Step({ state }: { state: ConsentState }) {
  const [isChanging, setIsChanging] = useState(false);
  if (state.step === 'age') return <AgeForm />;
  if (state.step === 'guardian' || isChanging)
    return (
      <GuardianForm
        state={state}
        onSent={() => setIsChanging(false)}
        {...(isChanging ? { onBack: () => setIsChanging(false) } : {})}
      />
    );
  if (state.step === 'waiting') return <Waiting state={state} onAnother={() => setIsChanging(true)} />;
  return <Loading />;
}

function LeaveLinks() {
  const { askLogout, dialog } = useLogout();
  return (
    <div className="mt-auto flex flex-wrap items-center gap-x-6 pt-10">
      <Link to="/privacy" className="inline-flex min-h-11 items-center font-bold text-pen underline">
        {copy.privacy}
      </Link>
      <Button variant="quiet" className="!px-0" onClick={askLogout}>
        {copy.logout}
      </Button>
      {dialog}
    </div>
  );
}

/**
 * Blocks every other screen until a guardian agrees: asks for their address, then waits
 * (docs/product/accounts.md#guardians-consent).
 */
export function ConsentScreen() {
  useScreenTitle(copy.title);
  const { data, isError, isFetching, refetch } = trpc.auth.consent.state.useQuery(undefined, {
    refetchInterval: lookAgainMs,
    refetchOnWindowFocus: 'always',
  });
  useOpening(data?.step === 'done');
  return (
    <>
      <SkipLink />
      <MarginPage className="flex min-h-dvh flex-col pb-8">
        <header className="flex h-14 shrink-0 items-center md:h-20">
          <LogoMark name={brand.name} />
        </header>
        <main id="main" tabIndex={-1} className="flex w-full max-w-110 grow flex-col pt-4 md:pt-8">
          {data && data.step !== 'done' ? null : <h1 className="sr-only">{copy.title}</h1>}
          {data ? (
            <Step state={data} />
          ) : isError ? (
            <ErrorPanel message={copy.failed} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <Loading />
          )}
          <LeaveLinks />
        </main>
      </MarginPage>
    </>
  );
}
