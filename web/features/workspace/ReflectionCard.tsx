import type { WorkspaceView } from '#contract/workspace.ts';
import { industryOf } from '#domain/catalog/industries.ts';
import { webLink } from '#domain/submission/link.ts';
import { platformOf } from '#domain/workspace/workspace.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { toolsUsed } from './tools-used.ts';
import styles from './Workspace.module.css';

/** What the designer writes about the work, and what developers should know (WORK-7). */
export function ReflectionCard({ view }: { view: WorkspaceView }) {
  const { approach, challenges, resources, industry, frames, handoffNotes, figmaLink } = view;
  const assets = view.assetsLink && webLink(view.assetsLink);
  const platform = platformOf(frames.map(({ picture }) => picture));
  const category = [industry && industryOf(industry).label, platform].filter(Boolean).join(', ');
  const lines = [
    ['Approach', approach],
    ['Key Insights', challenges],
    ['Tools Used', toolsUsed(figmaLink, resources)],
    ['Category & Platform', category],
  ] as const;
  return (
    <section className={`card card-pad ${styles.reflection}`}>
      <h2 className="display d-26">Design Reflection</h2>
      <dl>
        {lines.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words || <span className="faint">Nothing written.</span>}</dd>
          </div>
        ))}
        {(handoffNotes || assets) && (
          <div className={styles.wide}>
            <dt>Handoff notes</dt>
            <dd>
              {handoffNotes}
              {assets && (
                <p className={styles.assets}>
                  <ButtonLink
                    href={assets}
                    variant="second"
                    size="s"
                    icon="folder-down"
                    rel="noopener noreferrer"
                    target="_blank"
                  >
                    Assets
                  </ButtonLink>
                </p>
              )}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
