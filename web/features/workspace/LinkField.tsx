import { webLink } from '#domain/submission/link.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';

interface Props {
  /** Under this name what is typed is kept on the device until it is stored. */
  name: string;
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
export function LinkField({ name, icon, label, placeholder, open, value, linkOf, refusal, onKeep }: Props) {
  const { value: text, change, discard } = useTextDraft(name, value ?? '');
  const { call, busy, failure, refuse, forget } = useCall();
  const kept = value && webLink(value);

  /** @param words of the field itself, which may have been left before what was typed is drawn. */
  async function keep(words: string) {
    const link = words.trim() && linkOf(words);
    if (link === null) return refuse(refusal);
    forget();
    if (link === (value ?? '')) return discard();
    change(link);
    if (await call(() => onKeep(link))) discard();
  }

  return (
    <TextInput
      type="url"
      inputMode="url"
      icon={icon}
      label={label}
      hideLabel
      placeholder={placeholder}
      value={text}
      error={sentenceOf(failure)}
      working={busy ? 'Keeping' : undefined}
      onChange={(event) => change(event.target.value)}
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
