import { brand } from '@repo/contracts/brand';
import { Card } from '@repo/ui/card';
import { LogoMark } from '@repo/ui/logo-mark';
import { MarginPage } from '@repo/ui/margin-page';
import { useEffect, useRef } from 'react';
import { adminCopy } from '#src/admin-copy.ts';
import { LoginForm } from './login-form.tsx';

/** The locked tool: only the login. */
export function LoginScreen() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <MarginPage className="flex min-h-dvh flex-col">
      <main id="main" tabIndex={-1} className="m-auto grid w-full max-w-90 gap-6 py-8">
        <LogoMark name={brand.name} size={32} />
        <Card>
          <h1 className="mb-1">{adminCopy.loginTitle}</h1>
          <p className="mb-5 text-ink-2">{adminCopy.loginIntro}</p>
          <LoginForm field={field} />
        </Card>
        <a href="/" className="justify-self-start py-2.5 font-bold text-pen underline underline-offset-3">
          {adminCopy.toStudentApp}
        </a>
      </main>
    </MarginPage>
  );
}
