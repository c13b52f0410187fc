import { Character, type CharacterName } from '@repo/ui/character';
import { OpenCopy } from './open-copy.tsx';

/** Beside a form that waits for a mail: somebody of the geometry box, and a tip. Decoration. */
export function WaitingPage({ name, tip }: { name: CharacterName; tip: string }) {
  return (
    <OpenCopy>
      <div aria-hidden="true" className="grid justify-items-center text-center">
        <Character name={name} mood="think" size={192} />
        <p lang="hi-Latn" className="font-bold">
          {tip}
        </p>
      </div>
    </OpenCopy>
  );
}
