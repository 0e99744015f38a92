import { webLink } from '#domain/submission/link.ts';
import { sentenceOf, useCall } from '#web/lib/api/use-call.ts';
import { useTextDraft } from '#web/lib/unsent/use-draft.ts';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';

interface Props {
  /** The name of the draft on this device until the link is saved. */
  name: string;
  icon: IconName;
  label: string;
  placeholder: string;
  open: string;
  value: string | null;
  /** The link to save, or null if the typed text is refused; `refusal` then shows beside the field. */
  linkOf: (typed: string) => string | null;
  refusal: string;
  onSave: (link: string) => Promise<void>;
}

/** A link that is saved when the field loses the focus or Enter is pressed; an empty field removes it. */
export function LinkField({ name, icon, label, placeholder, open, value, linkOf, refusal, onSave }: Props) {
  const { value: text, isChanged, change, saved: sent, discard } = useTextDraft(name, value ?? '');
  const { call, busy, failure, refuse, forget } = useCall();
  const saved = value && webLink(value);

  /** @param words the field's own value, because the field may lose the focus before the typed text is rendered. */
  async function save(words: string) {
    const link = words.trim() && linkOf(words);
    if (link === null) return refuse(refusal);
    forget();
    if (link === (value ?? '')) return discard();
    change(link);
    if (await call(() => onSave(link))) sent(link);
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
      working={busy ? 'Saving' : undefined}
      hint={isChanged && !busy ? 'Not saved yet' : undefined}
      onChange={(event) => change(event.target.value)}
      onBlur={(event) => void save(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save(event.currentTarget.value);
      }}
      suffixIsIcon
      suffix={
        saved && (
          <ButtonLink
            href={saved}
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
