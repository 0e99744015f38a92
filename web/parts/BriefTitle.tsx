import { titleParts } from '#domain/brief/title.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './BriefTitle.module.css';

interface Props {
  title: string;
  /** Shown small above the title; older briefs have none. */
  client: { name?: string | undefined; place?: string | undefined } | undefined;
}

/** From this many letters on, a title is set one size smaller, so that it stands in three lines. */
const LONG = 44;

/** The client in a small line, and the title in large ones, which leave the client's name out. */
export function BriefTitle({ title, client }: Props) {
  const { main, second } = titleParts(title, client?.name);
  return (
    <>
      {client?.name && (
        <p className={styles.client}>
          <b>{client.name}</b>
          {client.place && <span>{client.place}</span>}
        </p>
      )}
      <h1 aria-label={title} className={classes('display', main.length > LONG ? 'd-44' : 'd-58', styles.title)}>
        {main}
        {second && <span className={styles.second}> {second}</span>}
      </h1>
    </>
  );
}
