import { useState } from 'react';
import { SAMPLE_FILES, sampleLink } from '#domain/design-file/samples.ts';
import { Button } from '#web/ui/control/Button.tsx';
import styles from './Samples.module.css';

/** Files to try the wizard with, where this installation has no Figma (FILE-4). They are always labelled as samples. */
export function Samples({ onChoose }: { onChoose: (link: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.samples} aria-labelledby="samples">
      <div>
        <h2 className="t-16" id="samples">
          No file at hand?
        </h2>
        <p className="t-14 muted">Samples are marked as samples wherever they appear.</p>
      </div>
      {isOpen ? (
        <ul className={styles.list} aria-label="Sample files">
          {SAMPLE_FILES.map((sample) => (
            <li key={sample.key}>
              <Button variant="second" size="s" icon="file-image" onClick={() => onChoose(sampleLink(sample))}>
                {sample.name}, {sample.frames} frames
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Button variant="second" icon="file-image" aria-expanded={false} onClick={() => setIsOpen(true)}>
          Try a sample file
        </Button>
      )}
    </section>
  );
}
