import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from './Projects.module.css';

export function CollaborationsTab() {
  return (
    <div className={styles.empty}>
      <EmptyState
        title="No collaborations yet"
        industry="travel"
        style="bold"
        action={
          <ButtonLink to={links.showcase()} variant="second">
            Open the showcase
          </ButtonLink>
        }
      >
        <span className="sr"> - </span>Connect with other designers and developers to start collaborating.
      </EmptyState>
    </div>
  );
}
