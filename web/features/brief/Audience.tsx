import type { BriefContent, PartialBriefContent } from '#domain/brief/content.ts';
import { quoted } from '#domain/text/quoted.ts';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import styles from './Audience.module.css';

export function Audience({ content }: { content: PartialBriefContent }) {
  return (
    <>
      <p className="prose">{content.primaryAudience}</p>
      {content.personas && (
        <div className={styles.personas}>
          {content.personas.map((persona, n) => (
            <Persona key={persona.name ?? n} persona={persona} />
          ))}
        </div>
      )}
    </>
  );
}

function Persona({ persona }: { persona: Partial<BriefContent['personas'][number]> }) {
  return (
    <article className={styles.persona}>
      <header>
        <Avatar name={persona.name ?? ''} size="l" />
        <div className={styles.who}>
          <h3>{persona.name}</h3>
          <p className="muted t-14">
            {persona.role}
            <br />
            {[persona.age, persona.location].filter(Boolean).join(', ')}
          </p>
        </div>
      </header>
      {persona.quote && <blockquote>{quoted(persona.quote)}</blockquote>}
      <div className={styles.facts}>
        <PersonaList title="Goals" items={persona.goals} />
        <PersonaList title="Pain points" items={persona.painPoints} />
        <PersonaList title="Situation" items={persona.situation ? [persona.situation] : undefined} />
      </div>
    </article>
  );
}

function PersonaList({ title, items }: { title: string; items: readonly string[] | undefined }) {
  if (!items) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
