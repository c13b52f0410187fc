import { Button } from '@repo/ui/button';
import { TextField } from '@repo/ui/text-field';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { z } from 'zod';
import { sidebarCopy } from './sidebar-copy.ts';

/**
 * Edits a name in place: Enter sends, Escape cancels. Does not send a blank or unchanged name; keeps a
 * rejected name, and what was typed during the request.
 */
export function InlineName({
  label,
  initial = '',
  schema,
  submitLabel,
  hint,
  onSubmit,
  onClose,
  children,
}: {
  label: string;
  initial?: string;
  /** Validates the name. */
  schema: z.ZodType<string>;
  submitLabel: string;
  hint?: string;
  /**
   * Called again with text typed during the request.
   * @returns the error message, or null on success
   */
  onSubmit: (name: string) => Promise<string | null>;
  onClose: () => void;
  children?: ReactNode;
}) {
  const [name, setName] = useState(initial);
  const latest = useRef(initial);
  const stored = useRef(initial);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isSending = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    field.current?.focus();
    field.current?.select();
    return () => {
      isShown.current = false;
    };
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const sent = latest.current;
    if (stored.current !== '' && sent.trim() === stored.current) return onClose();
    const checked = schema.safeParse(sent);
    const refused = checked.success ? await send(checked.data) : (checked.error.issues[0]?.message ?? '');
    // The row may have been closed meanwhile, and another one opened.
    if (!isShown.current) return;
    setError(refused);
    if (refused === null) stored.current = sent.trim();
    if (refused === null && latest.current === sent) onClose();
    else field.current?.focus();
  }
  async function send(value: string): Promise<string | null> {
    isSending.current = true;
    setIsBusy(true);
    try {
      return await onSubmit(value);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form noValidate onSubmit={submit} onKeyDown={onKeyDown} className="grid gap-2 p-2">
      <TextField
        ref={field}
        id={hintId}
        label={label}
        hint={hint}
        value={name}
        error={error ?? undefined}
        autoComplete="off"
        onChange={(event) => {
          latest.current = event.target.value;
          setName(event.target.value);
        }}
      />
      {children}
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={isBusy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {sidebarCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
