import { comingSoonCopy } from 'virtual:messages/comingSoon';
import { brand } from '@repo/contracts/brand';
import { buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { LogoMark } from '@repo/ui/logo-mark';
import { MarginPage } from '@repo/ui/margin-page';
import { Marker } from '@repo/ui/marker';
import { Link } from '@tanstack/react-router';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useSession } from '#src/platform/session/session.ts';
import { PencilSketch } from './pencil-sketch.tsx';

/** Planned features, public; the header links home or to the sign-up. */
export function ComingSoonScreen() {
  const { isAuthenticated } = useSession();
  const link = 'inline-flex min-h-11 items-center font-bold text-pen underline';
  useScreenTitle(comingSoonCopy.title);
  return (
    <>
      <header data-toasts-below className="pt-safe sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex h-14 max-w-page items-center justify-between px-4 md:px-8">
          <LogoMark name={brand.name} />
          <Link
            to={isAuthenticated ? '/dashboard' : '/signup'}
            className={buttonClass({ variant: 'quiet', className: '!px-3' })}
          >
            {isAuthenticated ? comingSoonCopy.home : comingSoonCopy.signUp}
          </Link>
        </div>
      </header>
      <MarginPage from="md" className="mx-auto min-h-[calc(100dvh-57px)] max-w-page pb-12 pt-6 md:pt-10">
        <main id="main" className="grid gap-6">
          <div>
            <h1 className="lg:text-hero">{comingSoonCopy.title}</h1>
            <p className="mt-1">
              <Marker draw lang={languageOfLines()}>
                {comingSoonCopy.line}
              </Marker>
            </p>
          </div>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {comingSoonCopy.features.map(({ name, text }, index) => (
              <li key={name} className="flex">
                <Card dashed className="flex w-full items-start gap-4 lg:flex-col">
                  <PencilSketch index={index} />
                  <div>
                    <h2 className="text-h3">{name}</h2>
                    <p className="mt-1 text-ink-2">{text}</p>
                  </div>
                </Card>
              </li>
            ))}
          </ul>
          <section className="grid gap-1">
            <h2>{comingSoonCopy.follow}</h2>
            <p className="text-ink-2">{comingSoonCopy.followText}</p>
            <ul className="flex flex-wrap gap-x-6">
              {brand.socials.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} target="_blank" rel="noreferrer" className={link}>
                    {comingSoonCopy.on({ network: name, brand: brand.name })}
                  </a>
                </li>
              ))}
              <li>
                <a href={`mailto:${brand.supportEmail}`} className={link}>
                  {comingSoonCopy.mail}: {brand.supportEmail}
                </a>
              </li>
            </ul>
          </section>
        </main>
      </MarginPage>
    </>
  );
}
