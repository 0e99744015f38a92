import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { BriefView } from '#contract/brief.ts';
import type { Avatar as AvatarShown } from '#contract/common.ts';
import { focuses } from '#domain/brief/focus.ts';
import { levelOf, timeBoxLabel } from '#domain/catalog/levels.ts';
import { daysLeft } from '#domain/milestone/days.ts';
import { links } from '#domain/navigation/links.ts';
import { weekDay } from '#web/lib/format/days.ts';
import { BriefTitle } from '#web/parts/BriefTitle.tsx';
import { Cover } from '#web/parts/Cover.tsx';
import { useIsFromMyProjects } from '#web/parts/from-my-projects.ts';
import { IndustryTag } from '#web/parts/IndustryTag.tsx';
import { SharedCopyLink } from '#web/parts/SharedCopyLink.tsx';
import { StatusBadge } from '#web/parts/StatusBadge.tsx';
import { StyleTag } from '#web/parts/StyleTag.tsx';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { Avatar } from '#web/ui/picture/Avatar.tsx';
import styles from './BriefHeader.module.css';

interface Props {
  brief: BriefView;
  /** The viewer's progress; `null` for guests and for a community brief that they have not taken on. */
  status: 'not_started' | 'in_progress' | 'paused' | 'completed' | 'submitted' | null;
  now: number;
  /** The viewer's avatar: only its owner can see a brief that has an owner. */
  avatar: AvatarShown | undefined;
  actions: ReactNode;
  /** Opens the conversation with the client, where there is one to talk to. */
  ask: ReactNode;
  /** Leads to the client's change request while it waits for an answer. */
  changeRequest: ReactNode;
  /** Shown in the first line, beside the docket number. */
  tools: ReactNode;
}

/** The head of the brief page: the brief, its owner, its progress and the actions (BRIEF-5). */
export function BriefHeader({ brief, status, now, avatar, actions, ask, changeRequest, tools }: Props) {
  const practised = focuses.find(({ id }) => id === brief.focus);
  const isStarted = status !== null && status !== 'not_started';
  const [wasStarted] = useState(isStarted);
  const back = useWayBack(brief);
  return (
    <header className={styles.head} data-industry={brief.industry}>
      <div className="wrap">
        <div className={`row between ${styles.line}`}>
          <ButtonLink to={back.to} variant="quiet" icon="arrow-left" className={styles.back}>
            {back.words}
          </ButtonLink>
          <span className={`row ${styles.tools}`}>{tools}</span>
          <span className="value strong">{brief.docket}</span>
        </div>
        <div className={styles.columns}>
          <div>
            <BriefTitle title={brief.title} client={brief.content.client} />
            <p className={styles.when}>
              <b>{levelOf(brief.level).label} level</b>
              <HandInDay brief={brief} status={status} now={now} />
              {practised && <span>To practise: {practised.label}</span>}
            </p>
            <div className={`row ${styles.tags}`}>
              <IndustryTag industry={brief.industry} outline />
              {brief.styles.map((style) => (
                <StyleTag key={style} style={style} />
              ))}
            </div>
          </div>
          <div className={styles.cover}>
            <Cover seed={brief.id} industry={brief.industry} styles={brief.styles} columns={7} rows={5} />
            <Cover seed={brief.id} industry={brief.industry} styles={brief.styles} columns={7} rows={2} />
          </div>
        </div>
        <div className={classes('row', styles.meta, isStarted && !wasStarted && styles.torn)}>
          <div className="row">
            <AssignedTo name={brief.assignedTo} avatar={avatar} />
            <span role="status">{status && <StatusBadge status={status} onPaper />}</span>
            {changeRequest}
            {brief.communityCopyId && <SharedCopyLink copyId={brief.communityCopyId} />}
          </div>
          {ask ? (
            <div className={styles.acts}>
              {ask}
              {actions}
            </div>
          ) : (
            actions
          )}
        </div>
      </div>
    </header>
  );
}

/** The last day and the days left while somebody works on the brief, otherwise how long it is meant to take. */
function HandInDay({ brief, status, now }: Pick<Props, 'brief' | 'status' | 'now'>) {
  const dueOn = brief.progress?.dueOn;
  if (!dueOn || (status !== 'in_progress' && status !== 'paused'))
    return <span>{timeBoxLabel(brief.timeBoxDays)}</span>;
  return (
    <>
      <span>
        Hand in by <time dateTime={dueOn}>{weekDay(dueOn)}</time>
      </span>
      <span>{daysLeft(dueOn, new Date(now))}</span>
    </>
  );
}

function AssignedTo({ name, avatar }: { name: string | null; avatar: AvatarShown | undefined }) {
  if (!name)
    return (
      <span>
        <Link to={links.communityBriefs()}>Community brief</Link>, open to everyone
      </span>
    );
  return (
    <span className="row row-nowrap gap-2">
      <Avatar name={name} paper={avatar?.paper} src={avatar?.url} size="s" />
      <span className={styles.name}>
        Assigned to <b>{name}</b>
      </span>
    </span>
  );
}

function useWayBack({ isCommunity }: BriefView): { to: string; words: string } {
  const isFromMyProjects = useIsFromMyProjects();
  if (isFromMyProjects) return { to: links.myProjects(), words: 'My Projects' };
  if (isCommunity) return { to: links.communityBriefs(), words: 'All community briefs' };
  return { to: links.generate(), words: 'Back to generator' };
}
