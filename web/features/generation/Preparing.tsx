import { TextSkeleton } from '#web/ui/feedback/Skeleton.tsx';

/** Shown until the page's task is known: the history entry exists only in the browser, so the server cannot know it. */
export function Preparing() {
  return (
    <div className="wrap band stack">
      <h1 className="display d-44">Getting your brief ready</h1>
      <TextSkeleton lines={3} />
    </div>
  );
}
