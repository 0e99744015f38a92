import styles from './Panel.module.css';

const COMMENT = /^(\s*)(\/\*.*\*\/)$/;
const PAIR = /^(\s*(?:--[^:]+|"[^"]+")): (.+?)([;,]?)$/;

/** Code to read and copy, with its values highlighted. */
export function CodeText({ text, label }: { text: string; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it must scroll by keyboard.
    <section className={styles.code} tabIndex={0} aria-label={label}>
      <pre>
        {text
          .trimEnd()
          .split('\n')
          .map((line, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids.
            <span key={n}>
              <Line text={line} />
              {'\n'}
            </span>
          ))}
      </pre>
    </section>
  );
}

function Line({ text }: { text: string }) {
  const comment = COMMENT.exec(text);
  if (comment)
    return (
      <>
        {comment[1]}
        <i>{comment[2]}</i>
      </>
    );
  const pair = PAIR.exec(text);
  if (!pair || /^[{[]$/.test(pair[2]!)) return text;
  return (
    <>
      {pair[1]}: <b>{pair[2]}</b>
      {pair[3]}
    </>
  );
}
