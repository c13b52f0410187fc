import { brand } from '@repo/contracts/brand';
import type { ConsentProof, GuardianView } from '@repo/contracts/consent';
import { type ConsentLanguage, consentText } from '@repo/contracts/consent.text';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Chip } from '@repo/ui/chip';
import { ErrorPanel } from '@repo/ui/error-panel';
import { Loading, Skeleton } from '@repo/ui/loading';
import { SkipLink } from '@repo/ui/skip-link';
import { type ReactNode, useState } from 'react';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { Decide } from './decide.tsx';
import { guardianCopy, languageNames, languageTags } from './guardian-copy.ts';
import { LinkForm } from './link-form.tsx';
import { Manage } from './manage.tsx';
import { Notice } from './notice.tsx';
import { SpentLink } from './spent-link.tsx';
import { type Guardian, useGuardian } from './use-guardian.ts';

/** Formats an ISO timestamp as its day in India, in this language: '5 January 2027' for en-IN. */
function dayIn(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(iso));
}

const languages: readonly ConsentLanguage[] = ['en', 'hi'];
const firstLanguage = (): ConsentLanguage => (/^hi\b/i.test(navigator.language) ? 'hi' : 'en');

/** What data is stored, why, for how long, and how to withdraw consent. */
function ConsentText({ language }: { language: ConsentLanguage }) {
  return (
    <dl className="grid gap-4">
      {consentText[language].map(({ heading, text }) => (
        <div key={heading}>
          <dt className="font-bold">{heading}</dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Standing({
  view,
  language,
  onKeep,
}: {
  view: GuardianView;
  language: ConsentLanguage;
  onKeep: () => void;
}) {
  const copy = guardianCopy[language];
  const day = (iso: string) => dayIn(iso, languageTags[language]);
  return (
    <div className="grid gap-2">
      {view.state === 'asked' ? null : <p className="font-bold">{copy.since[view.state](day(view.since))}</p>}
      {view.deletionDueAt ? (
        <Card tone="sunken" className="flex flex-wrap items-center gap-3">
          <p className="min-w-48 flex-1 font-bold">{copy.deletionDue(day(view.deletionDueAt))}</p>
          {view.provedBy ? (
            <Button variant="outlined" size="sm" onClick={onKeep}>
              {copy.keep}
            </Button>
          ) : null}
        </Card>
      ) : view.deletedFrom ? (
        <p className="text-ink-2">{copy.deletedFrom(day(view.deletedFrom))}</p>
      ) : null}
    </div>
  );
}

function Opened({
  guardian,
  view,
  language,
}: {
  guardian: Guardian;
  view: GuardianView;
  language: ConsentLanguage;
}) {
  const copy = guardianCopy[language];
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_minmax(0,26rem)] lg:gap-12">
      <div className="grid content-start gap-5">
        <h1>{copy.title}</h1>
        <p>{copy.asks(view.firstName ?? copy.student)}</p>
        <Standing view={view} language={language} onKeep={() => void guardian.keep()} />
        <ConsentText language={language} />
      </div>
      <div className="grid content-start gap-8">
        <Notice guardian={guardian} language={language} />
        {view.state === 'given' ? null : <Decide guardian={guardian} view={view} language={language} />}
        <Manage guardian={guardian} view={view} language={language} />
      </div>
    </div>
  );
}

function body(guardian: Guardian, language: ConsentLanguage): ReactNode {
  const copy = guardianCopy[language];
  switch (guardian.phase) {
    case 'opening':
    case 'unreachable':
      return (
        <>
          <h1 className="sr-only">{copy.title}</h1>
          {guardian.phase === 'opening' ? (
            <Loading>
              <div className="grid gap-8 lg:grid-cols-[1fr_minmax(0,26rem)] lg:gap-12">
                <div className="grid content-start gap-5">
                  <Skeleton className="h-9 w-3/4" />
                  <Skeleton className="h-12" />
                  <Skeleton className="h-64" />
                </div>
                <Skeleton className="h-48" />
              </div>
            </Loading>
          ) : (
            <ErrorPanel message={copy.failed} onRetry={guardian.open} retryLabel={copy.retry} />
          )}
        </>
      );
    case 'closed':
      return (
        <div className="grid max-w-110 gap-5">
          <h1>{copy.title}</h1>
          <p className="text-ink-2">{copy.openLine}</p>
          <Button fullWidth onClick={guardian.open}>
            {copy.open}
          </Button>
        </div>
      );
    case 'spentLink':
      return <SpentLink guardian={guardian} language={language} />;
    case 'refused':
      return (
        <>
          <h1>{copy.title}</h1>
          <p role="status" className="mt-4 font-bold">
            {copy.refused}
          </p>
        </>
      );
    case 'open':
      return guardian.view ? <Opened guardian={guardian} view={guardian.view} language={language} /> : null;
    default:
      return <LinkForm language={language} isWrong={guardian.phase === 'wrongLink'} />;
  }
}

/**
 * The guardian's page in English and Hindi, without an account (docs/product/accounts.md#guardians-consent).
 */
export function GuardianScreen({
  cameBack,
  isSignedIn,
}: {
  cameBack: ConsentProof | null;
  isSignedIn: boolean;
}) {
  const [language, setLanguage] = useState(firstLanguage);
  const guardian = useGuardian(cameBack, isSignedIn);
  useScreenTitle(guardianCopy[language].title);
  return (
    <div className="min-h-dvh bg-surface">
      <SkipLink />
      <header className="mx-auto flex min-h-14 max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 md:px-8">
        <p className="font-bold">{brand.name}</p>
        <div className="flex gap-2">
          {languages.map((one) => (
            <Chip
              key={one}
              lang={languageTags[one]}
              pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {languageNames[one]}
            </Chip>
          ))}
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        lang={languageTags[language]}
        className="mx-auto max-w-page px-4 pb-12 pt-4 md:px-8 md:pt-8"
      >
        {body(guardian, language)}
      </main>
    </div>
  );
}
