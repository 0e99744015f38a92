import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
/** A generation takes minutes. A longer time means that the two clocks disagree. */
const LONGEST_MS = 10 * 60_000;

/**
 * Minutes and seconds since the generation started, '0:18'. Counts from now if the server's clock and this one
 * disagree.
 */
export function ElapsedTime({ since }: { since: string }) {
  const [now, setNow] = useState(() => Date.now());
  const [from] = useState(() => {
    const began = Date.parse(since);
    return Date.now() - began >= 0 && Date.now() - began < LONGEST_MS ? began : Date.now();
  });
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - from) / SECOND_MS));
  return (
    <b className="tnum">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </b>
  );
}
