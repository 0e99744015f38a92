import { Link } from 'react-router';
import { Message } from '#web/parts/Message.tsx';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { errorContent } from '#web/ui/feedback/ErrorPage.tsx';
import { PinMark } from '#web/ui/picture/PinMark.tsx';
import styles from './Kit.module.css';
import { BothThemes, Part, Specimen } from './Part.tsx';

export function Messages() {
  return (
    <Part
      id="messages"
      title="Messages and pins"
      rule="One’s own at the right. Designers in grey, developers in an orange tint."
    >
      <BothThemes>
        <div className={styles.messages}>
          <Message name="Ines Marau" as="designer" when="18:31">
            A designer wrote this, in grey.
          </Message>
          <Message name="You" as="developer" isMine when="18:40">
            The reader, a developer, wrote this.
          </Message>
        </div>
      </BothThemes>
      <Specimen name="Pins: list, on a frame, selected" across>
        <PinMark number={1} />
        <PinMark number={2} on="frame" />
        <PinMark number={3} on="frame" selected />
      </Specimen>
    </Part>
  );
}

export function Missing() {
  return (
    <Part
      id="missing"
      title="Missing and broken"
      rule="Whole pages. What happened, then one way on. No metaphor in errors."
    >
      <div className={styles.two}>
        <EmptyState kind="not-found" heading={3} title="Page not found" action={<Link to="/">Start page</Link>}>
          The address may be mistyped, or the page was removed by its owner.
        </EmptyState>
        <EmptyState
          kind="not-found"
          outline="brief"
          heading={3}
          title="Error Loading Brief"
          action={<ButtonLink to="/generate">Go Back</ButtonLink>}
        >
          Brief not found or you do not have access to it
        </EmptyState>
        <EmptyState
          kind="not-found"
          outline="case-study"
          heading={3}
          title="Case Study Not Found"
          action={<ButtonLink to="/showcase">Browse Showcase</ButtonLink>}
        >
          The case study you're looking for doesn't exist or may have been removed.
        </EmptyState>
        <EmptyState
          kind="not-found"
          outline="submission"
          heading={3}
          title="Submission not found"
          action={<ButtonLink to="/showcase">Back to Showcase</ButtonLink>}
        >
          It may have been deleted, or the link is not complete.
        </EmptyState>
        <EmptyState
          kind="not-found"
          outline="private"
          heading={3}
          title="A closed drawer"
          action={<ButtonLink to="/showcase">Back to Showcase</ButtonLink>}
        >
          This submission is private or you do not have access to it
        </EmptyState>
      </div>
      <div className={styles.two}>
        <EmptyState heading={3} {...errorContent({ kind: 'offline' })} />
        <EmptyState heading={3} {...errorContent({ kind: 'network' })} />
        <EmptyState heading={3} {...errorContent({ kind: 'unavailable' })} />
        <EmptyState heading={3} {...errorContent({ kind: 'incomplete' })} />
        <EmptyState heading={3} {...errorContent({ kind: 'internal', requestId: 'req-4f2a' })} />
      </div>
    </Part>
  );
}
