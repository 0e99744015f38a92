import { Button } from '#web/ui/control/Button.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';

interface Props {
  label: string;
  url: string;
  hint: string;
  /** What of the two is under way. */
  doing: 'make' | 'end' | true | null;
  onMake: () => void;
  onEnd: () => void;
}

/** A link that shows something to whoever has it: its owner copies it, replaces it or turns it off. */
export function SecretLink({ label, url, hint, doing, onMake, onEnd }: Props) {
  return (
    <div className="stack gap-3">
      <TextInput
        label={label}
        mono
        readOnly
        value={url}
        suffix={<CopyButton text={url} label="Copy link" copiedLabel="Link copied" />}
        hint={hint}
      />
      <div className="row">
        <Button variant="second" size="s" busy={doing === 'make'} onClick={onMake}>
          Create a new link
        </Button>
        <Button variant="quiet-danger" size="s" busy={doing === 'end'} onClick={onEnd}>
          Turn the link off
        </Button>
      </div>
    </div>
  );
}
