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
  /** The address that is kept of what was typed, or null with the `refusal` beside the field. */
  linkOf: (typed: string) => string | null;
  refusal: string;
  onKeep: (link: string) => Promise<void>;
}

/** A link that is kept when the field is left or Enter is pressed; empty clears it. */
export function LinkField({ icon, label, placeholder, open, value, linkOf, refusal, onKeep }: Props) {
  const [shown, setShown] = useState(value ?? '');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const kept = value && webLink(value);

  /** @param typed of the field itself: it may have been typed into before React ran. */
  async function keep(typed: string) {
    const link = typed.trim() && linkOf(typed);
    if (link === null) return setError(refusal);
    setError(null);
    setShown(link);
    if (link === (value ?? '')) return;
    setBusy(true);
    try {
      await onKeep(link);
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
