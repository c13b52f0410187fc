import { authCopy } from 'virtual:messages/auth';
import { TextField } from '@repo/ui/text-field';

type EmailFieldProps = { value: string; onValueChange: (email: string) => void; error?: string };

export function EmailField({ value, onValueChange, error }: EmailFieldProps) {
  return (
    <TextField
      label={authCopy.email}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      error={error}
    />
  );
}
