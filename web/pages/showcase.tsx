import { useLoaderData, useRevalidator } from 'react-router';
import { Designs } from '../features/showcase/Designs.tsx';
import { useKeptLike } from '../features/showcase/use-kept-like.ts';
import type { DesignPage } from '../features/showcase/use-more-designs.ts';
import { PublishedGate } from '../features/submission/wizard/PublishedGate.tsx';
import { forPage } from '../lib/page.ts';
import { links } from '../links.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import styles from './showcase.module.css';

export const loader = forPage('inviting', ({ api }) => api('GET /api/showcase'));

export function Component() {
  const first = useLoaderData<DesignPage>();
  useKeptLike();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <Head />
      <PublishedGate />
      {first.items.length > 0 ? (
        <Designs key={first.items[0]!.id} first={first} />
      ) : (
        <EmptyState
          title="No designs found"
          industry="education"
          style="bold"
          action={<ButtonLink to={links.submitDesign()}>Submit your design</ButtonLink>}
        >
          Be the first to share your design!
        </EmptyState>
      )}
    </main>
  );
}

function Head() {
  return (
    <header className={styles.head}>
      <h1 className="display d-58">Showcase</h1>
      <p className="lede">Answers to briefs, shared by the people who made them. Newest first.</p>
    </header>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <Head />
      <ErrorState
        title="Failed to load designs"
        action={
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            Try Again
          </Button>
        }
      >
        Nothing is lost. Try again in a moment.
      </ErrorState>
    </main>
  );
}
