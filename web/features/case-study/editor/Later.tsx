import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { afterFrame } from '#web/lib/page/after-frame.ts';

/** What is fetched and drawn by itself: once the page answers and shows it. The server draws nothing of it. */
export function Later({ children }: { children: ReactNode }) {
  const [isTime, setTime] = useState(false);
  useEffect(() => afterFrame(() => setTime(true)), []);
  return <Suspense>{isTime && children}</Suspense>;
}
