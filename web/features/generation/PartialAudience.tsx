import type { PartialBriefContent } from '#domain/brief/content.ts';
import { quoted } from '#domain/text/quoted.ts';
import { listOf, textOf } from './partial.ts';
import { Lines, Paragraph } from './partial-text.tsx';
import styles from './WritingSections.module.css';

export function PartialAudience({ content }: { content: PartialBriefContent }) {
  const personas = listOf(content.personas).filter(({ name }) => textOf(name));
  return (
    <>
      <Paragraph text={textOf(content.primaryAudience)} />
      {personas.map(({ name, role, age, location, goals, painPoints, quote }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: personas are only added at the end, and the last one is incomplete.
        <section key={n} className={styles.persona} aria-label={textOf(name)}>
          <p>
            <b>{textOf(name)}</b>
            <span className="muted">
              {[textOf(role), typeof age === 'number' ? String(age) : '', textOf(location)]
                .filter(Boolean)
                .map((fact) => `, ${fact}`)
                .join('')}
            </span>
          </p>
          <Lines title="Goals" items={goals} />
          <Lines title="Pain points" items={painPoints} />
          {textOf(quote) && <blockquote className={styles.quote}>{quoted(textOf(quote))}</blockquote>}
        </section>
      ))}
    </>
  );
}
