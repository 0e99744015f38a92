import { type KeyboardEvent, memo, useState } from 'react';
import { isSafeHref } from '#domain/case-study/rich-text.ts';
import type { IconName } from '#web/ui/brand/sprite.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import styles from './FormatToolbar.module.css';
import type { FormatCommand, Toolbar } from './rich-text-view.ts';

const tools: { command: FormatCommand & string; label: string; icon: IconName; is: (toolbar: Toolbar) => boolean }[] = [
  { command: 'bold', label: 'Bold (Ctrl B)', icon: 'bold', is: ({ bold }) => bold },
  { command: 'italic', label: 'Italic (Ctrl I)', icon: 'italic', is: ({ italic }) => italic },
  { command: 'bullet', label: 'Bulleted list', icon: 'list', is: ({ list }) => list === 'bullet' },
  { command: 'number', label: 'Numbered list', icon: 'list-ordered', is: ({ list }) => list === 'number' },
];

interface Props {
  toolbar: Toolbar | null;
  run: (command: FormatCommand) => void;
}

/**
 * The toolbar of the text that is being edited. A key press that does not change its state does not render it again.
 */
export const FormatToolbar = memo(function WritingTools({ toolbar, run }: Props) {
  const [asksLink, setAsksLink] = useState(false);
  if (!toolbar) return null;
  return (
    <div className={styles.tools} role="toolbar" aria-label="Text formatting">
      {asksLink ? (
        <LinkForm
          href={toolbar.href}
          onDone={(href) => {
            setAsksLink(false);
            run({ href });
          }}
        />
      ) : (
        <>
          {tools.map(({ command, label, icon, is }) => (
            <IconButton
              key={command}
              icon={icon}
              label={label}
              size="s"
              pressed={is(toolbar)}
              // Keeps the text selection.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            />
          ))}
          <IconButton
            icon="link"
            label={toolbar.href ? 'Change link' : 'Link the selected words'}
            size="s"
            pressed={toolbar.href !== null}
            disabled={!toolbar.hasSelection}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => setAsksLink(true)}
          />
        </>
      )}
    </div>
  );
});

function LinkForm({ href, onDone }: { href: string | null; onDone: (href: string | null) => void }) {
  const [value, setValue] = useState(href ?? '');
  const address = /^[a-z]+:/i.test(value) || value === '' ? value : `https://${value}`;
  const isGood = isSafeHref(address);
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    if (event.key === 'Enter' && isGood) onDone(address);
    if (event.key === 'Escape') onDone(href);
  }
  return (
    <>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person has just opened it.
        autoFocus
        className={styles.link}
        value={value}
        aria-label="Address of the link"
        placeholder="https://"
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="s" variant="second" disabled={!isGood} onClick={() => onDone(address)}>
        Set link
      </Button>
      {href && (
        <Button size="s" variant="quiet" onClick={() => onDone(null)}>
          Remove link
        </Button>
      )}
    </>
  );
}
