import { Character, type CharacterName } from '@repo/ui/character';
import { languageOfLines } from '#src/platform/language/language.ts';
import { OpenCopy } from './open-copy.tsx';

/** Companion and tip beside a form that waits for a mail. Decorative. */
export function WaitingPage({ name, tip }: { name: CharacterName; tip: string }) {
  return (
    <OpenCopy>
      <div aria-hidden="true" className="grid justify-items-center text-center">
        <Character name={name} mood="think" size={192} />
        <p lang={languageOfLines()} className="font-bold">
          {tip}
        </p>
      </div>
    </OpenCopy>
  );
}
