import { Section } from '#web/ui/page/Accordion.tsx';
import { Conversation } from './Conversation.tsx';
import type { Desk } from './use-desk.ts';

/** Entry in the page's table of contents. */
export const CLIENT = { id: 'client', title: 'Your client' } as const;

interface Props {
  briefId: string;
  /** The brief is handed in: the conversation is read-only. */
  isOver: boolean;
  desk: Desk;
}

/** Shown until the brief is started. It tells people when they can ask the client questions. */
export function ClientPreview() {
  return (
    <Section {...CLIENT}>
      <p className="muted">
        Not everything stands in a brief. Once you have started it, your client answers your questions here.
      </p>
    </Section>
  );
}

/** The client of one's own brief (BRIEF-14). */
export function ClientSection({ briefId, isOver, desk }: Props) {
  const conversation = <Conversation briefId={briefId} isOver={isOver} desk={desk} />;
  if (!isOver) return <div id={CLIENT.id}>{conversation}</div>;
  return (
    <Section {...CLIENT} open={false}>
      {conversation}
    </Section>
  );
}
