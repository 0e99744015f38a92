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

/** The client in a small line, and the title in large ones. */
export function BriefTitle({ title, client }: Props) {
  const parts = titleParts(title, client?.name);
  // The line above the title says the name already.
  const place = client?.name ? ` at ${client.name}` : '';
  const [before = '', ...after] = place ? parts.main.split(place) : [parts.main];
  const rest = after.join(place);
  const main = (
    <>
      {before}
      {after.length > 0 && <span className="sr">{place}</span>}
      {rest}
    </>
  );
  return (
    <>
      {client?.name && (
        <p className={styles.client}>
          <b>{client.name}</b>
          {client.place && <span>{client.place}</span>}
        </p>
      )}
      {/* A name from its parts would have a space before the colon. */}
      <h1
        aria-label={title}
        className={classes('display', (before + rest).length > LONG ? 'd-44' : 'd-58', styles.title)}
      >
        {parts.client && <span className="sr">{parts.client}</span>}
        {parts.client || parts.second ? <span className={styles.main}>{main}</span> : main}
        {parts.second && <span className={styles.second}> {parts.second}</span>}
      </h1>
    </>
  );
}
