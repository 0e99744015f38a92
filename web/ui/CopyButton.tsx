import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import type { ButtonLook } from './button-look.ts';
import { COPIED_LASTS_MS } from './copied.ts';

type Props = Pick<ButtonLook, 'variant' | 'size'> & {
  text: string;
  label?: string;
  copiedLabel?: string;
  failedLabel?: string;
};

/** Puts a text on the clipboard and says so for two seconds, to the ear as well. */
export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied',
  failedLabel = 'Not copied',
  variant = 'quiet',
  size = 's',
}: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), COPIED_LASTS_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    // The clipboard is missing outside https, and a person can refuse it: both are said in the label.
    const done = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'));
    setOutcome(
      await done.then(
        () => 'copied' as const,
        () => 'failed' as const,
      ),
    );
  }
  const words = outcome === 'copied' ? copiedLabel : outcome === 'failed' ? failedLabel : label;
  return (
    <>
      <Button variant={variant} size={size} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
        {words}
      </Button>
      <span className="sr" role="status">
        {outcome && words}
      </span>
    </>
  );
}
