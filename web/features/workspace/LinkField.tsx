import { useState } from 'react';
import { webLink } from '#domain/submission/link.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { IconName } from '#web/ui/sprite.ts';
import { TextInput } from '#web/ui/TextInput.tsx';

interface Props {
  icon: IconName;
  label: string;
  placeholder: string;
  open: string;
  value: string | null;
  onKeep: (link: string) => Promise<void>;
}

const WRONG = 'Use a link that begins with http:// or https://';

/** A link that is kept when the field is left or Enter is pressed; empty clears it. */
export function LinkField({ icon, label, placeholder, open, value, onKeep }: Props) {
  const [shown, setShown] = useState(value ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const kept = value && webLink(value);

  /** @param typed of the field itself: it may have been typed into before React ran. */
  async function keep(typed: string) {
    const text = typed.trim();
    if (text === (value ?? '')) return setError(null);
    if (text && !webLink(text)) return setError(WRONG);
    setBusy(true);
    setError(null);
    try {
      await onKeep(text);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setError(Object.values(thrown.fields)[0] ?? thrown.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <TextInput
      type="url"
      inputMode="url"
      icon={icon}
      label={label}
      hideLabel
      placeholder={placeholder}
      value={shown}
      error={error}
      working={busy ? 'Keeping' : undefined}
      onChange={(event) => setShown(event.target.value)}
      onBlur={(event) => void keep(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void keep(event.currentTarget.value);
      }}
      suffixIsIcon
      suffix={
        kept && (
          <ButtonLink
            href={kept}
            target="_blank"
            rel="noopener noreferrer ugc"
            variant="quiet"
            size="s"
            icon="arrow-up-right"
            aria-label={open}
          />
        )
      }
    />
  );
}
