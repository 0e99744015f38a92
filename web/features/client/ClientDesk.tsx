import { Section } from '#web/ui/page/Accordion.tsx';
import { Conversation } from './Conversation.tsx';

/** Its place in the page's contents. */
export const CLIENT = { id: 'client', title: 'Your client' } as const;

type Props = {
  briefId: string;
  /** The brief is handed in: what was said can be read, and nothing more is asked. */
  isOver: boolean;
};

/** In the client's place until the brief is started: who wonders whether to ask or to write again learns here when one can ask. */
export function ClientToCome() {
  return (
    <Section {...CLIENT}>
      <p className="muted">
        Not everything stands in a brief. Once you have started it, your client answers your questions here.
      </p>
    </Section>
  );
}

/** The client of one's own brief (BRIEF-14). */
export function ClientDesk({ briefId, isOver }: Props) {
  const conversation = <Conversation briefId={briefId} isOver={isOver} />;
  if (!isOver) return <div id={CLIENT.id}>{conversation}</div>;
  return (
    <Section {...CLIENT} open={false}>
      {conversation}
    </Section>
  );
}
