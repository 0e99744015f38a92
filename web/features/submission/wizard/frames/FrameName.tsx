import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Frame } from '#contract/submission-draft.ts';
import { whyNotFrameName } from '#domain/submission/frame-name.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import { isUpload } from '../../parts/frames.ts';
import styles from './FrameName.module.css';

interface Props {
  frame: Frame;
  onRename: (name: string) => void;
}

/** A frame's name. An uploaded picture takes its file's name, which may not suit a screen, so it can be changed. */
export function FrameName({ frame, onRename }: Props) {
  // A draft from another source may have a frame without a valid name.
  const [isOpen, setIsOpen] = useState(whyNotFrameName(frame.name) !== null);
  const [announcement, setAnnouncement] = useState('');
  const pen = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => {
      setIsOpen(false);
      setAnnouncement(`The frame is called ${frame.name}`);
    });
    pen.current?.focus();
  }
  return (
    <>
      {isOpen ? (
        <NameForm name={frame.name} onRename={onRename} onClose={close} />
      ) : (
        <span className={styles.name}>
          <b>{frame.name}</b>
          {isUpload(frame) && (
            <IconButton
              ref={pen}
              icon="pen-line"
              size="s"
              label={`Rename ${frame.name}`}
              onClick={() => setIsOpen(true)}
            />
          )}
        </span>
      )}
      <span className="sr" role="status">
        {announcement}
      </span>
    </>
  );
}

/** A valid name is saved while it is typed. An invalid one stays in the field with the reason. */
function NameForm({ name, onRename, onClose }: { name: string; onRename: Props['onRename']; onClose: () => void }) {
  const [text, setText] = useState(name);
  const [wasWrong] = useState(whyNotFrameName(name) !== null);
  const [isLookedAt, setIsLookedAt] = useState(wasWrong);
  const wrong = whyNotFrameName(text);
  // No error while the person empties the field to type a new name.
  const error = wrong && (isLookedAt || text.trim()) ? wrong : undefined;

  function type(typed: string) {
    setText(typed);
    setIsLookedAt(false);
    if (!whyNotFrameName(typed)) onRename(typed.trim());
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (wrong) setIsLookedAt(true);
    else onClose();
  }
  function leave(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }
  return (
    <form className={styles.form} onSubmit={submit} onKeyDown={leave} noValidate>
      <TextInput
        label="Name of the frame"
        autoFocus={!wasWrong}
        autoComplete="off"
        value={text}
        error={error}
        onFocus={(event) => event.target.select()}
        onBlur={() => setIsLookedAt(true)}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="second" size="s">
        Done
      </Button>
    </form>
  );
}
