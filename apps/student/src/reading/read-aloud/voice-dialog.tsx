import { readAloudCopy } from 'virtual:messages/readAloud';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { RadioCards } from '@repo/ui/radio-cards';
import { SelectField } from '@repo/ui/select-field';
import { useRef } from 'react';
import { speeds, useHowToRead, voiceFields } from './kept-how.ts';
import { localVoices, spokenLanguages } from './local-voices.ts';

/** Speed, and if there are several, the voice; each choice is played immediately. */
export function VoiceDialog({
  isOpen,
  onOpenChange,
  onChange,
  finalFocus,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: () => void;
  /** Where the focus returns; the page may have ended meanwhile, and removed the opener. */
  finalFocus: () => HTMLElement | true;
}) {
  const { change, ...kept } = useHowToRead();
  const fields = useRef<HTMLDivElement>(null);
  const choose = (to: Parameters<typeof change>[0]) => {
    change(to);
    onChange();
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={readAloudCopy.how}
      size="sm"
      initialFocus={(openedBy) =>
        openedBy === 'touch' || (fields.current?.querySelector<HTMLElement>('input:checked') ?? true)
      }
      finalFocus={finalFocus}
      footer={
        <Button onClick={() => onOpenChange(false)} fullWidth>
          {readAloudCopy.done}
        </Button>
      }
    >
      <div ref={fields} className="grid gap-5">
        <RadioCards
          legend={readAloudCopy.speed}
          name="speed"
          columns={2}
          options={speeds.map((one) => ({
            value: String(one),
            label: readAloudCopy.speedOf({ speed: one }),
          }))}
          value={String(kept.speed)}
          onValueChange={(value) => choose({ speed: Number(value) })}
        />
        {spokenLanguages.map((language) => {
          const voices = localVoices(language);
          const field = voiceFields[language];
          const chosen = voices.find(({ voiceURI }) => voiceURI === kept[field]) ?? voices[0];
          return voices.length > 1 ? (
            <SelectField
              key={language}
              label={readAloudCopy.voices[language]}
              options={voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }))}
              value={chosen?.voiceURI}
              onChange={({ target }) => choose({ [field]: target.value })}
            />
          ) : null;
        })}
      </div>
    </Dialog>
  );
}
