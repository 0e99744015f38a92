import { useState } from 'react';
import { LINKS_MAX } from '#domain/person/profile.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { IconButton } from '#web/ui/control/IconButton.tsx';
import { TextInput } from '#web/ui/field/TextInput.tsx';
import styles from './Profile.module.css';

interface Props {
  links: readonly string[];
  problems: Record<string, string>;
  onChange: (links: readonly string[]) => void;
}

/** The person's links to other sites, one a line. */
export function LinkInputs({ links, problems, onChange }: Props) {
  const [hasAdded, setAdded] = useState(false);
  return (
    <fieldset className={styles.links}>
      <legend>Links</legend>
      {links.map((link, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position; only its text changes.
        <div key={n} className={styles.link}>
          <TextInput
            label={`Link ${n + 1}`}
            hideLabel
            type="url"
            inputMode="url"
            name={`links.${n}`}
            icon={n === 0 ? 'globe' : 'link'}
            placeholder="https://"
            autoComplete="url"
            value={link}
            autoFocus={hasAdded && n === links.length - 1}
            error={problems[`links.${n}`]}
            onChange={(event) => onChange(links.with(n, event.target.value))}
          />
          <IconButton icon="trash-2" label={`Remove link ${n + 1}`} onClick={() => onChange(links.toSpliced(n, 1))} />
        </div>
      ))}
      {problems.links && (
        <p className={styles.failed} role="alert">
          {problems.links}
        </p>
      )}
      {links.length < LINKS_MAX && (
        <Button
          variant="quiet"
          size="s"
          icon="plus"
          className={styles.add}
          onClick={() => {
            setAdded(true);
            onChange([...links, '']);
          }}
        >
          Add link
        </Button>
      )}
    </fieldset>
  );
}
