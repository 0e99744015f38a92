import { Button } from './Button.tsx';
import type { ButtonLook } from './button-look.ts';
import { useCopying } from './use-copying.ts';

type Props = Pick<ButtonLook, 'variant' | 'size'> & {
  text: string;
  label?: string;
  copiedLabel?: string;
};

/** Copies a text to the clipboard and confirms it for two seconds, for screen readers too. */
export function CopyButton({ text, label = 'Copy', copiedLabel = 'Copied', variant = 'quiet', size = 's' }: Props) {
  const copying = useCopying();
  const last = copying.last?.text === text ? copying.last : null;
  const outcome = last && (last.isCopied ? copiedLabel : 'Not copied');
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={last?.isCopied ? 'check' : 'copy'}
        onClick={() => void copying.copy(text)}
      >
        {outcome ?? label}
      </Button>
      <span className="sr" role="status">
        {outcome}
      </span>
    </>
  );
}
