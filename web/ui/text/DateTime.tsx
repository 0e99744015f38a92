import { agoOrDay, dayAndTime, shortDay, timeOfDay } from '#web/lib/format/days.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

interface Props {
  iso: string;
  /** Time when the page's data was loaded, in ms: the same on the server and in the browser. */
  now: number;
  /** `day` is '28 Oct', `ago` is '2 hours ago' as long as it is recent, `moment` '4 Nov 2026, 10:02', `time` '10:02'. */
  as?: 'day' | 'ago' | 'moment' | 'time';
}

const formatters = {
  day: shortDay,
  ago: agoOrDay,
  moment: (iso: string, _now: Date, timeZone?: string) => dayAndTime(iso, timeZone),
  time: (iso: string, _now: Date, timeZone?: string) => timeOfDay(iso, timeZone),
};

/** A moment in the reader's time zone. The server does not know that zone, so it renders UTC. */
export function DateTime({ iso, now, as = 'day' }: Props) {
  const timeZone = useHydrated() ? undefined : 'UTC';
  const exact = as === 'ago' ? dayAndTime(iso, timeZone) : undefined;
  return (
    <time dateTime={iso} title={exact}>
      {formatters[as](iso, new Date(now), timeZone)}
    </time>
  );
}
