import { brand } from '@repo/contracts/brand';
import { Card } from '@repo/ui/card';
import { LogoMark } from '@repo/ui/logo-mark';
import { MarginPage } from '@repo/ui/margin-page';
import { useEffect, useRef } from 'react';
import { copy } from '#src/copy.ts';
import { GateForm } from './gate-form.tsx';

/** The locked tool: nothing but the password. */
export function GateScreen() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <MarginPage className="flex min-h-dvh flex-col">
      <main id="main" tabIndex={-1} className="m-auto grid w-full max-w-90 gap-6 py-8">
        <LogoMark name={brand.name} size={32} />
        <Card>
          <h1 className="mb-1">{copy.gateTitle}</h1>
          <p className="mb-5 text-ink-2">{copy.gateIntro}</p>
          <GateForm field={field} />
        </Card>
        <a href="/" className="justify-self-start py-2.5 font-bold text-pen underline underline-offset-3">
          {copy.toStudentApp}
        </a>
      </main>
    </MarginPage>
  );
}
